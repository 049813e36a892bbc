import { createHash } from 'node:crypto'
import { isUuid } from '@baize/kit'

/** A letter as the platform hands it over (`docs/mail.md`). */
export interface Letter {
  letterId: string
  kind: string
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

/** A letter from the wire, or a sentence that says what is wrong with it. Members we do not know are left out. */
export function parseLetter(body: unknown): Letter | string {
  if (typeof body !== 'object' || body === null) return 'the body is not an object'
  const given = body as Record<string, unknown>
  for (const [name, rule] of Object.entries(rules)) if (!rule(given[name])) return `${name} is missing or malformed`
  return Object.fromEntries(Object.keys(rules).map((name) => [name, given[name]])) as unknown as Letter
}

export function hashOf(letter: Letter): string {
  return createHash('sha256').update(JSON.stringify(letter)).digest('base64url')
}

/** Whether the language runs from right to left. */
export function isRightToLeft(locale: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(locale)
}

type Rule = (value: unknown) => boolean

const line =
  (lengthMax: number): Rule =>
  (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= lengthMax && !/[\r\n\0]/.test(value)

const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value)

const rules: Record<keyof Letter, Rule> = {
  letterId: (value) => typeof value === 'string' && isUuid(value),
  kind: line(64),
  medium: (value) => value === 'email' || value === 'sms',
  from: line(320),
  to: line(320),
  replyTo: orNull(line(320)),
  locale: (value) => typeof value === 'string' && /^[a-z]{2}(-[a-z]{2})?$/.test(value),
  subject: orNull(line(500)),
  text: (value) => typeof value === 'string' && value.length > 0 && value.length <= TEXT_LENGTH_MAX,
  writtenAt: (value) => typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value)),
}
