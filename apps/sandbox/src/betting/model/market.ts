import type { Pmf } from './pmf.ts'
import { byMargin, byScore, byTotal, SCORE_MAX, scoreName, type Kind, type Verdict } from './verdict.ts'

/** Parts of a match that have a score of their own. */
export const scopes = ['match', 'half1', 'q1', 'q2', 'q3', 'q4', 'set1', 'set2', 'set3', 'games', 'final'] as const
export type Scope = (typeof scopes)[number]

/** What is still open about a score: how far home may be ahead, what both may sum up to, and single scores. */
export interface Outlook {
  readonly margin: Pmf
  readonly total?: Pmf
  readonly scores?: readonly (readonly [home: number, away: number, chance: number])[]
}

/**
 * What a unit staked on an outcome comes to on average: `win` times its price, and `back` whatever the price.
 * A price of `(r - back) / win` therefore pays back `r` on average.
 */
export interface Chance {
  readonly win: number
  readonly back: number
}

export interface Market {
  readonly id: string
  readonly scope: Scope
  readonly kind: Kind
  /** In quarters. */
  readonly line: number | null
  readonly outcomes: readonly (Chance & { readonly key: string })[]
}

const outcomesOf: Record<Exclude<Kind, 'score' | 'top'>, readonly string[]> = {
  result: ['1', 'X', '2'],
  double: ['1X', '12', 'X2'],
  winner: ['1', '2'],
  total: ['over', 'under'],
  handicap: ['1', '2'],
  both: ['yes', 'no'],
  parity: ['odd', 'even'],
}

export function marketId(scope: Scope, kind: Kind, line: number | null = null): string {
  return line === null ? `${scope}.${kind}` : `${scope}.${kind}.${line}`
}

export interface MarketName {
  readonly scope: Scope
  readonly kind: Kind
  readonly line: number | null
}

/** Reads what `marketId` wrote; undefined for anything else. */
export function readMarketId(id: string): MarketName | undefined {
  const match = /^([a-z]+\d?)\.([a-z]+)(?:\.(-?\d{1,4}))?$/.exec(id)
  const scope = scopes.find((name) => name === match?.[1])
  const kind = (Object.keys(outcomesOf) as Kind[]).concat('score').find((name) => name === match?.[2])
  if (!scope || !kind) return undefined
  const line = match?.[3] === undefined ? null : Number(match[3])
  return (line === null) === (kind !== 'total' && kind !== 'handicap') ? { scope, kind, line } : undefined
}

/** What an outcome is worth now; undefined where the outlook cannot tell. */
export function chanceIn(outlook: Outlook, { kind, line }: Omit<MarketName, 'scope'>, key: string): Chance | undefined {
  const by = line ?? 0
  if (kind === 'score' || kind === 'both')
    return outlook.scores && overScores(outlook.scores, (home, away) => byScore(kind, key, home, away))
  if (kind === 'total' || kind === 'parity')
    return outlook.total && overNumbers(outlook.total, (total) => byTotal(kind, key, total, by))
  return overNumbers(outlook.margin, (margin) => byMargin(kind, key, margin, by))
}

/** A market of an outlook; `undefined` where it cannot tell. */
export function marketOf(outlook: Outlook, scope: Scope, kind: Kind, line: number | null = null): Market | undefined {
  const keys = kind === 'score' ? scoreKeys : kind === 'top' ? [] : outcomesOf[kind]
  const outcomes = keys.map((key) => ({ key, chance: chanceIn(outlook, { kind, line }, key) }))
  if (outcomes.some(({ chance }) => chance === undefined)) return undefined
  return {
    id: marketId(scope, kind, line),
    scope,
    kind,
    line,
    outcomes: outcomes.map(({ key, chance }) => ({ key, ...chance! })),
  }
}

const digits = Array.from({ length: SCORE_MAX + 1 }, (_, digit) => digit)
const scoreKeys = [...digits.flatMap((home) => digits.map((away) => scoreName(home, away))), 'other']

function overNumbers({ from, chances }: Pmf, judge: (value: number) => Verdict): Chance {
  let win = 0
  let back = 0
  for (let at = 0; at < chances.length; at++) {
    const verdict = judge(from + at)
    win += (chances[at]! * verdict.won) / verdict.of
    back += (chances[at]! * verdict.back) / verdict.of
  }
  return { win, back }
}

function overScores(scores: NonNullable<Outlook['scores']>, judge: (home: number, away: number) => Verdict): Chance {
  let win = 0
  let back = 0
  for (const [home, away, chance] of scores) {
    const verdict = judge(home, away)
    win += (chance * verdict.won) / verdict.of
    back += (chance * verdict.back) / verdict.of
  }
  return { win, back }
}
