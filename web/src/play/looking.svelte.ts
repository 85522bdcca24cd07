/** Whose things the stage shows; null is whoever looks. A click on a player's chip sets it, and a board goes back to mine. */

export const looking = $state<{ seat: number | null }>({ seat: null });
