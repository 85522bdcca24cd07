/** Who is in it, for the foot of the lobby. */
export const cast = [
  ['dragon-head-2', 150],
  ['symbol-heart', 64],
  ['basilisk-head-2', 150],
  ['symbol-bed', 90],
  ['cerberus-head-2', 150],
  ['symbol-diamond-green', 60],
  ['orc-head-2', 150],
  ['symbol-witch-doctor', 90],
  ['manticore-head-2', 150],
] as const;
