// Made by tools/make_facts.py from the components of Monster Baby Rescue. Do not edit.

export const PARTS = ['head', 'torso', 'legs'] as const;

export const COLOURS = ['red', 'green'] as const;

/** The highest level of a part. */
export const TOP = 4;

/** Points for a line of playground and beds. */
export const LINE = 3;

export const LOCATIONS = 6;

/** The rulebook names the river; the other names are ours. */
export const LOCATION_NAMES = ['river', 'fern wood', 'cave', 'toadstools', 'hill', 'meadow'] as const;

/** After so many points the scoreboard starts again. */
export const ROUND = 30;
