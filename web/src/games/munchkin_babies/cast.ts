/** Who is in it, for the foot of the lobby. */
export const cast = [
  ['baby', 150],
  ['saucepan-helm', 84],
  ['dust-bunny', 120],
  ['undead-hobby-horse', 140],
  ['back-door', 96],
  ['bathtub-sharklet', 140],
  ['pea-puree-golem', 150],
  ['rattle-of-battle', 72],
  ['squidzilla-jr', 150],
] as const;
