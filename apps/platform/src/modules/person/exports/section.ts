import type { SectionName } from './words/words.ts'

/** One kind of data: everything of it in JSON, and the members a reader looks for in the page. */
export interface ArchivedSection {
  name: SectionName
  rows: readonly Record<string, unknown>[]
  shown: readonly string[]
}
