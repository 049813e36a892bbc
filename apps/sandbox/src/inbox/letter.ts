import { createHash } from 'node:crypto'
import { isUuid } from '@baize/kit'
import { type Rules, oneOf, orNull, readMembers, text } from '../protocol/members.ts'

/** A letter as the platform hands it over (`docs/mail.md`). */
export interface Letter {
  letterId: string
  kind: string
  /** `sms` came to the telephone company. */
  medium: 'email' | 'sms'
  from: string
  to: string
  replyTo: string | null
  locale: string
  subject: string | null
  text: string
  writtenAt: string
}

/** A letter as it lies in the inbox. */
export interface KeptLetter extends Letter {
  receivedAt: string
  /** SHA-256 of the letter, by which a repeat is told from a conflict. */
  hash: string
}

const TEXT_LENGTH_MAX = 20_000

/** Two letters, or `xx-xx`. */
export const LOCALE = /^[a-z]{2}(-[a-z]{2})?$/

/** A letter from the wire, or a sentence that says what is wrong with it. Members we do not know are left out. */
export function parseLetter(body: unknown): Letter | string {
  return readMembers(body, rules)
}

export function hashOf(letter: Letter): string {
  return createHash('sha256').update(JSON.stringify(letter)).digest('base64url')
}

/** Whether the language runs from right to left. */
export function isRightToLeft(locale: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(locale)
}

/** One line of text. */
export const line = (lengthMax: number) =>
  text((value) => value.length > 0 && value.length <= lengthMax && !/[\r\n\0]/.test(value))

const rules: Rules<Letter> = {
  letterId: text(isUuid),
  kind: line(64),
  medium: oneOf('email'),
  from: line(320),
  to: line(320),
  replyTo: orNull(line(320)),
  locale: text((value) => LOCALE.test(value)),
  subject: orNull(line(500)),
  text: text((value) => value.length > 0 && value.length <= TEXT_LENGTH_MAX),
  writtenAt: text((value) => value.length <= 40 && !Number.isNaN(Date.parse(value))),
}
