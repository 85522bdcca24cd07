import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/generated', 'src/art']), // made by tools/ and art/, which check them
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier, // how it looks is prettier's affair
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'dev/*.js'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // An underscore stands where only the number of the round counts.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      // What an event or an option carries is plain JSON of no known type, and is only ever written out.
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      // What goes in so is drawn by art/, or escaped by parts/prose.ts; nothing comes from people.
      'svelte/no-at-html-tags': 'off',
      // Maps and sets here are replaced as a whole ($state.raw), or nothing on the screen follows them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // In markup eslint takes what a snippet or an {#each} hands on for `any`; svelte-check knows its type.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['*.js', 'dev/*.js'], languageOptions: { globals: globals.node } },
);
