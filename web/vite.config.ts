import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['BESTIARY_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../bestiary/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
