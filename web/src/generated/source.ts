// Made by tools/make_facts.py from the components of every game. Do not edit.

export type Source = 'rulebook' | 'public' | 'inferred' | 'invented';
