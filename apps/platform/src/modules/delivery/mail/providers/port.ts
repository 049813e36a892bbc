import type { LetterContent, Medium } from '../letter.ts'

/** A letter as a mail company gets it. */
export interface OutgoingLetter extends LetterContent {
  /** Stays the same when the letter is sent again, so that the company can drop the repeat. */
  letterId: string
  kind: string
  medium: Medium
  from: string
  to: string
  replyTo: string | null
  writtenAt: Date
}

/** A company that takes letters to people. The call leaves the platform and never runs inside a transaction. */
export interface MailProvider {
  /**
   * Hands a letter over; safe to repeat. `refused` says that the company will never take this letter. Throws
   * `MailFailure` when it cannot be told whether it did.
   */
  send(letter: OutgoingLetter): Promise<'taken' | 'refused'>
}

/** The mail company did not answer, or not as agreed. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
}
