/** Who is in it, for the foot of the lobby. */
export const cast = [
  ['home-burrow', 190],
  ['mama-1', 130],
  ['baby', 76],
  ['mama-2', 112],
  ['mama-3', 112],
  ['poop-2', 64],
  ['baby', 70],
  ['dingo', 138],
  ['den', 180],
] as const;
