import type { OperatorValue } from '@baize/contract/operator-form'
import { Badge, type BadgeTone } from '@baize/ui/badge'
import type { ReactNode } from 'react'
import type { Row } from '../actions/form.ts'
import { Link } from '../place/link.tsx'
import { useSettings } from '../words/settings.tsx'
import type { Words } from '../words/words.ts'
import { choiceName, currencyOf, shortId, writeAmount, writeInstant, writeNumber } from './format.ts'
import { textOf } from './text.ts'
import styles from './value.module.css'

export interface ValueProps {
  name: string
  value: unknown
  of: OperatorValue
  row: Row
  /** In a cell ids are short and things are told in a line. */
  isWhole?: boolean
}

const PLAYERS = new Set(['playerId', 'forPlayer', 'refereeId', 'samePerson'])

/** Which states call for attention. */
const TONES: Readonly<Record<string, BadgeTone>> = {
  active: 'positive',
  posted: 'positive',
  paid: 'positive',
  success: 'positive',
  approved: 'positive',
  approve: 'positive',
  running: 'positive',
  won: 'positive',
  completed: 'positive',
  enrolled: 'positive',
  given: 'positive',
  waiting: 'warning',
  checking: 'warning',
  review: 'warning',
  pending: 'warning',
  limited: 'warning',
  due: 'warning',
  retry: 'warning',
  'no-sign-in': 'warning',
  waits: 'warning',
  invited: 'warning',
  blocked: 'danger',
  failed: 'danger',
  failure: 'danger',
  refused: 'danger',
  rejected: 'danger',
  closed: 'danger',
}

/** The word of a member. One that nobody thought of is told by its own name. */
export function fieldWord(words: Words, name: string): string {
  const known: Readonly<Record<string, string>> = words.fields
  return known[name] ?? name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function choiceWord(words: Words, name: string): string {
  const known: Readonly<Record<string, string>> = words.choices
  return known[name] ?? name
}

/** A value as it is shown: its meaning comes from the contract. */
export function Value({ name, value, of, row, isWhole = false }: ValueProps): ReactNode {
  const settings = useSettings()
  const { words } = settings
  if (value === null || value === undefined || value === '') return <span className={styles.none}>–</span>
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className={styles.none}>–</span>
    const isPlain = value.every((one) => typeof one !== 'object')
    if (!isPlain && !isWhole) {
      const line = value.map((thing) => lineOf(thing as Row)).join(', ')
      return <span title={JSON.stringify(value)}>{line.length <= LINE_MAX ? line : value.length}</span>
    }
    const items = value.map((one: unknown, index) => (
      <li key={index}>
        <Value name={name} value={one} of={{ ...of, isMany: false }} row={row} isWhole={isWhole} />
      </li>
    ))
    return <ul className={isPlain ? styles.line : styles.block}>{items}</ul>
  }
  if (typeof value === 'object') return <Thing name={name} thing={value as Row} isWhole={isWhole} />
  const choice = choiceName(of.choices, value)
  if (choice !== null) {
    const text = choiceWord(words, choice)
    return TONES[choice] ? (
      <Badge size="small" tone={TONES[choice]}>
        {text}
      </Badge>
    ) : (
      text
    )
  }
  if (typeof value === 'boolean')
    return <span data-no={!value || undefined}>{value ? words.desk.yes : words.desk.no}</span>
  if (of.kind === 'instant') return <time dateTime={textOf(value)}>{writeInstant(textOf(value), settings)}</time>
  if (of.kind === 'amount' && isAmount(value))
    return <bdi className={styles.figure}>{writeAmount(value, currencyOf(name, row), settings)}</bdi>
  if (typeof value === 'number')
    return (
      <bdi className={styles.figure}>
        {name === 'id' || name === 'externalId' ? value : writeNumber(value, settings)}
      </bdi>
    )
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (PLAYERS.has(name))
    return (
      <Link href={`/players/${encodeURIComponent(text)}`} className={styles.id} title={text}>
        {isWhole ? text : shortId(text)}
      </Link>
    )
  if (of.kind === 'id')
    return (
      <span className={styles.id} title={text}>
        {isWhole ? text : shortId(text)}
      </span>
    )
  return isWhole ? (
    <span className={styles.text}>{text}</span>
  ) : (
    <span title={text.length > 40 ? text : undefined}>{text}</span>
  )
}

/** Amounts that may have more digits than a number holds come as text. */
function isAmount(value: unknown): value is number | `${number}` {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
}

/** A thing within a row: in a line where it is small, member by member where there is room. */
function Thing({ name, thing, isWhole }: { name: string; thing: Row; isWhole: boolean }) {
  const { words } = useSettings()
  const { kind, id } = thing
  if (name === 'subject' && typeof id === 'string')
    return kind === 'player' ? (
      <Link href={`/players/${encodeURIComponent(id)}`} className={styles.id} title={id}>
        {words.desk.player} {shortId(id)}
      </Link>
    ) : (
      <span title={id}>
        {String(kind)} {shortId(id)}
      </span>
    )
  if (!isWhole) return <span title={JSON.stringify(thing)}>{lineOf(thing)}</span>
  return (
    <dl className={styles.thing}>
      {Object.entries(thing).map(([member, value]) => (
        <div key={member}>
          <dt>{fieldWord(words, member)}</dt>
          <dd>
            <Value name={member} value={value} of={guess(value)} row={thing} isWhole />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Things of a list that fit are shown in its row; of more their number is. */
const LINE_MAX = 60

function lineOf(thing: Row): string {
  return Object.values(thing)
    .filter((value) => typeof value !== 'object' || (Array.isArray(value) && value.length > 0))
    .map(String)
    .join(' · ')
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What a value within a thing means, which the contract's description does not go down to. */
function guess(value: unknown): OperatorValue {
  return { kind: typeof value === 'string' && INSTANT.test(value) ? 'instant' : 'text' }
}
