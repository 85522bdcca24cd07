/** The lit place under the pointer or the focus, and the choice of a button that is looked at: both show what they would do. */

export const hovering = $state<{ place: string | null; action: number | null }>({ place: null, action: null });
