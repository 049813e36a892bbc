import type { SectionName } from './words/words.ts'

export type ArchivedRow = Record<string, unknown>

/** One kind of data: everything of it in JSON, and the members a reader looks for in the page. */
export interface ArchivedSection {
  name: SectionName
  /** Read once, one after another, while the archive is packed. */
  portions: AsyncIterable<readonly ArchivedRow[]>
  shown: readonly string[]
}

/** What of a section stands on the page. */
export interface SectionOnPage {
  name: SectionName
  shown: readonly string[]
  rows: readonly ArchivedRow[]
  rowCount: number
}
