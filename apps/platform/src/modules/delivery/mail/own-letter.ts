import { type LetterKind, mediums } from './letter.ts'
import { DEFAULT_TEXTS, type LetterText, letterTexts } from './texts/index.ts'

/** What is wrong with a letter, at which key of its file. */
interface FoundProblem {
  key: string
  message: string
}

const SUBJECT_MAX = 150
/** What a carrier takes, with room for what the gaps are filled with. */
const BODY_MAX = { email: 5_000, sms: 500 }
const KEYS = ['subject', 'body', 'each']

/**
 * Reads one letter of an operator's own: `subject`, `body` as paragraphs, and `each` as lines where ours has it. It must
 * have every gap of ours, because a letter without its link is of no use, and no other one, because nothing would fill it.
 */
export function readOwnLetter(
  locale: string,
  kind: string,
  value: unknown,
): { text: LetterText } | { problems: FoundProblem[] } {
  if (!isLetterKind(kind)) return { problems: [{ key: kind, message: 'is no letter' }] }
  if (kind === 'communication' && locale !== DEFAULT_TEXTS)
    return { problems: [{ key: kind, message: `goes to the operator and is written in ${DEFAULT_TEXTS} alone` }] }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problems: [{ key: kind, message: 'must be an object with "subject" and "body"' }] }
  const ours = letterTexts[locale]?.[kind] ?? letterTexts[DEFAULT_TEXTS]![kind]!
  const { subject, body, each } = value as Record<string, unknown>
  const text = {
    subject: ours.subject === null ? null : String(subject),
    body: textOf(body, '\n\n'),
    ...(ours.each !== undefined && { each: each === undefined ? ours.each : textOf(each, '\n') }),
  }
  const problems = [
    ...Object.keys(value)
      .filter((name) => !KEYS.includes(name) || (name === 'each' && ours.each === undefined))
      .map((name) => ({ key: `${kind}.${name}`, message: 'is no key of this letter' })),
    ...at(`${kind}.subject`, subjectProblem(subject, ours)),
    ...at(`${kind}.body`, linesProblem(body) ?? bodyProblem(kind, text, ours)),
    ...(each === undefined || ours.each === undefined
      ? []
      : at(`${kind}.each`, linesProblem(each) ?? eachProblem(text.each ?? '', ours.each))),
  ]
  return problems.length > 0 ? { problems } : { text }
}

function isLetterKind(kind: string): kind is LetterKind {
  return Object.hasOwn(mediums, kind)
}

function subjectProblem(subject: unknown, ours: LetterText): string | null {
  if (ours.subject === null) return subject === undefined ? null : 'is none: text messages have no subject'
  if (typeof subject !== 'string' || subject.trim() === '') return 'must be text'
  if (/[\r\n]/.test(subject) || subject.length > SUBJECT_MAX)
    return `must be one line of up to ${SUBJECT_MAX} characters`
  return unknownGap(subject, gapsIn(ours))
}

function linesProblem(lines: unknown): string | null {
  const isText =
    Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === 'string' && line !== '')
  return isText ? null : 'must be a list of texts'
}

function bodyProblem(kind: LetterKind, { subject, body }: LetterText, ours: LetterText): string | null {
  const max = BODY_MAX[mediums[kind]]
  if (body.length > max) return `must have up to ${max} characters`
  const isBuried = body.split('\n').some((line) => line.includes('{link}') && line !== '{link}')
  const isAlone = !ours.body.split('\n').includes('{link}') || !isBuried
  if (!isAlone) return 'must give {link} a line of its own'
  const known = gapsIn(ours)
  return unknownGap(body, known) ?? missingGap([subject ?? '', body], known)
}

function eachProblem(each: string, ours: string): string | null {
  const known = gapsOf([ours])
  return unknownGap(each, known) ?? missingGap([each], known)
}

/** A gap that nothing would fill. */
function unknownGap(text: string, known: ReadonlySet<string>): string | null {
  const unknown = [...gapsOf([text])].find((gap) => !known.has(gap))
  return unknown === undefined ? null : `must not contain {${unknown}}`
}

/** A gap without which the letter would not say what it is for. */
function missingGap(texts: readonly string[], known: ReadonlySet<string>): string | null {
  const found = gapsOf(texts)
  const missing = [...known].find((gap) => gap !== 'site' && !found.has(gap))
  return missing === undefined ? null : `must contain {${missing}}`
}

/** What a letter may say: all that ours says, and the name of the house. */
const gapsIn = ({ subject, body }: LetterText) => gapsOf([subject ?? '', body, '{site}'])

function gapsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)))
}

function textOf(lines: unknown, separator: string): string {
  return Array.isArray(lines) ? lines.join(separator) : ''
}

function at(key: string, message: string | null): FoundProblem[] {
  return message === null ? [] : [{ key, message }]
}
