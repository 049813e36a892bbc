import type { Statement } from '../statement.ts'
import type { StatementWords } from './words/index.ts'

/** What stands above the movements of a statement in a file; amounts in smallest units. */
export interface StatementHead extends Statement {
  language: string
  words: StatementWords
  siteName: string
  /** Who the player is to people: their name where they gave one, and their number. */
  player: string
  subunitToUnit: bigint
  from: Date
  /** The first moment after it. */
  to: Date
  madeAt: Date
  timeZone: string
}
