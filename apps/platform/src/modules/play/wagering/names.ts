/** Texts by locale. */
export type Names = Readonly<Record<string, string>>
