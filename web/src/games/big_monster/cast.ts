/** Who is in it, for the foot of the lobby. */
export const cast = [
  ['dragon-green', 140],
  ['swamp-monster', 140],
  ['crystal-blue-whole', 90],
  ['ice-orange-3', 140],
  ['rune-monster', 140],
  ['crystal-green-whole', 84],
  ['grassland-monster', 140],
  ['desert-monster', 130],
  ['dragon-purple', 140],
] as const;
