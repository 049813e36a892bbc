import type { Random } from '@baize/kit'
import type { Market, Outlook, Scope } from '../model/market.ts'

export const sports = ['football', 'tennis', 'basketball'] as const
export type SportId = (typeof sports)[number]

export type Side = 0 | 1
export const other = (side: Side): Side => (side === 0 ? 1 : 0)
export type Pair = readonly [home: number, away: number]

/** Something that happens, `atMs` after the match began. */
export interface MatchEvent {
  readonly atMs: number
  readonly type: string
  readonly side?: Side
  readonly value?: number
}

/** All that anybody can see of a match. */
export interface MatchState {
  readonly phase: 'before' | 'running' | 'break' | 'over' | 'off'
  /** Counted from 1: a half, a quarter, a set. */
  readonly period: number
  /** Since the period began. */
  readonly periodStartMs: number
  /** Goals, sets or points: what the match is about. */
  readonly score: Pair
  /** Goals, games or points of each period begun. */
  readonly periods: readonly Pair[]
  readonly points: Pair
  readonly server: Side
  readonly reds: Pair
  readonly stats: Readonly<Record<string, Pair>>
  /** Who has the ball, for the picture. */
  readonly attack: Side
  readonly last: MatchEvent | undefined
  /** No bets are taken before this moment. */
  readonly closedUntilMs: number
  /** Possessions used in this period; basketball only. */
  readonly used: Pair
}

export const beginning: MatchState = {
  phase: 'before',
  period: 0,
  periodStartMs: 0,
  score: [0, 0],
  periods: [],
  points: [0, 0],
  server: 0,
  reds: [0, 0],
  stats: {},
  attack: 0,
  last: undefined,
  closedUntilMs: Number.NEGATIVE_INFINITY,
  used: [0, 0],
}

/** Two numbers that say how good the sides are; what they mean is the sport's own. */
export type Form = Pair

export type Outlooks = Partial<Record<Scope, Outlook>>

/** How one sport is played and priced. Everything is pure: the same form and chance give the same match. */
export interface Sport {
  readonly id: SportId
  /** Strengths between 0 and 1, home first, and what they make of this match. */
  readonly form: (home: number, away: number) => Form
  /** The whole course of a match, in order. */
  readonly play: (form: Form, random: Random) => readonly MatchEvent[]
  readonly apply: (state: MatchState, event: MatchEvent) => MatchState
  /** What is still open, seen at a moment of the match. */
  readonly outlooks: (form: Form, state: MatchState, atMs: number) => Outlooks
  /** What can be bet on, the most asked first. */
  readonly markets: (outlooks: Outlooks, form: Form) => readonly Market[]
  /** Final score of a part of the match, once it is known. */
  readonly scoreOf: (state: MatchState, scope: Scope) => Pair | undefined
  /** Longer than any match lasts. */
  readonly longestMs: number
}

export const plus = (pair: Pair, side: Side, by = 1): Pair =>
  side === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by]

/** Counts something for a side. */
export function counted(stats: MatchState['stats'], name: string, side: Side): MatchState['stats'] {
  return { ...stats, [name]: plus(stats[name] ?? [0, 0], side) }
}

/** The periods with the last one changed. */
export function withLast(periods: readonly Pair[], change: (pair: Pair) => Pair): readonly Pair[] {
  return periods.with(-1, change(periods.at(-1)!))
}
