/** How many tournaments that are over come at once. */
export const OVER_AT_ONCE = 6
