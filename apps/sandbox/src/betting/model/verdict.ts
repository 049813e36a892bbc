/**
 * What becomes of a stake: `won` of its `of` equal parts are paid at the price, `back` are given back. A half win is
 * 1 and 1 of 2, a dead heat of three 1 and 0 of 3.
 */
export interface Verdict {
  readonly won: number
  readonly back: number
  readonly of: number
}

export const WON: Verdict = { won: 1, back: 0, of: 1 }
export const HALF_WON: Verdict = { won: 1, back: 1, of: 2 }
export const VOID: Verdict = { won: 0, back: 1, of: 1 }
export const HALF_LOST: Verdict = { won: 0, back: 1, of: 2 }
export const LOST: Verdict = { won: 0, back: 0, of: 1 }

export const deadHeat = (among: number): Verdict => (among === 1 ? WON : { won: 1, back: 0, of: among })

const wins = (isWon: boolean): Verdict => (isWon ? WON : LOST)

/** What one can bet on in a part of a match. */
export const kinds = ['result', 'double', 'winner', 'total', 'handicap', 'both', 'score', 'parity', 'top'] as const
export type Kind = (typeof kinds)[number]

/** A whole or half line decides alone; one between them in quarters is half a stake on each neighbour. */
function byQuarters(ahead: number): Verdict {
  if (ahead >= 2) return WON
  if (ahead === 1) return HALF_WON
  if (ahead === 0) return VOID
  return ahead === -1 ? HALF_LOST : LOST
}

/** What an outcome comes to by how far home is ahead; `line` is in quarters. */
export function byMargin(kind: Kind, outcome: string, margin: number, line = 0): Verdict {
  if (kind === 'handicap') return byQuarters(outcome === '1' ? 4 * margin + line : -(4 * margin + line))
  if (kind === 'winner') return margin === 0 ? VOID : wins(outcome === (margin > 0 ? '1' : '2'))
  const result = margin > 0 ? '1' : margin < 0 ? '2' : 'X'
  return wins(outcome.includes(result))
}

/** What an outcome comes to by the sum of both scores. */
export function byTotal(kind: Kind, outcome: string, total: number, line = 0): Verdict {
  if (kind === 'parity') return wins(outcome === (total % 2 === 0 ? 'even' : 'odd'))
  return byQuarters(outcome === 'over' ? 4 * total - line : line - 4 * total)
}

/** Scores above this on either side are one outcome. */
export const SCORE_MAX = 4

export const scoreName = (home: number, away: number): string =>
  home > SCORE_MAX || away > SCORE_MAX ? 'other' : `${home}-${away}`

/** What an outcome comes to by the very score. */
export function byScore(kind: Kind, outcome: string, home: number, away: number): Verdict {
  if (kind === 'both') return wins(outcome === (home > 0 && away > 0 ? 'yes' : 'no'))
  return wins(outcome === scoreName(home, away))
}

/** What an outcome comes to. */
export function verdictOf(kind: Kind, outcome: string, home: number, away: number, line = 0): Verdict {
  if (kind === 'total' || kind === 'parity') return byTotal(kind, outcome, home + away, line)
  if (kind === 'both' || kind === 'score') return byScore(kind, outcome, home, away)
  return byMargin(kind, outcome, home - away, line)
}
