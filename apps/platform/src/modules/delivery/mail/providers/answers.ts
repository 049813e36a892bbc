/** Answers that speak of the letter itself: trying again would not help. */
export const REFUSED: ReadonlySet<number> = new Set([400, 409, 413, 422])
