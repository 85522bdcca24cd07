/** What the rulebook's ids are called. */
export const names: Readonly<Record<string, string>> = {
  basilisk: 'basilisk',
  cerberus: 'Cerberus',
  orc: 'orc',
  manticore: 'manticore',
  dragon: 'dragon',
  witch_doctor: 'witch doctor',
  bed_symbols: 'bed symbols',
};
