/** Whether the end of a game is being added up: then nobody's total is told elsewhere. */
export const counting = $state({ now: false });
