/** Who is in it, for the foot of the lobby. */
export const cast = [
  ['sludge', 150],
  ['eyeball', 140],
  ['spaghetti_and_eyeballs', 110],
  ['brain', 140],
  ['anything', 150],
  ['lemon_sorbet', 96],
  ['dust_bunny', 140],
  ['toenail', 140],
] as const;
