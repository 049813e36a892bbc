import type { en } from './en.ts'

/** A dictionary of the shape of the English one; the compiler finds a word that another language lacks. */
export type Words = Same<typeof en>
type Same<Table> = { readonly [Name in keyof Table]: Table[Name] extends string ? string : Same<Table[Name]> }
