/** Places of a game's sheet of symbols beside each other; the plates fill the upper rows, what stands on them the lower ones. */
export const SHEET = { columns: 5, rows: 4, size: 200 } as const
