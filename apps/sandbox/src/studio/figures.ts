import { assert } from '@baize/kit'
import { measured } from './maths/measured.ts'
import { gameOf } from './engine/game.ts'
import type { LayoutId, ProfileId } from './profiles-ids.ts'

export const volatilityLabels = ['low', 'medium-low', 'medium', 'medium-high', 'high', 'very-high'] as const
export type VolatilityLabel = (typeof volatilityLabels)[number]

/** What the studio publishes about a game; the same numbers reach the feed and the player. */
export interface ProfileFigures {
  /** Return to player in percent of all bets, two decimals. */
  readonly rtp: number
  /** Percent of paid rounds that pay anything, two decimals. */
  readonly hitRate: number
  /** Percent of paid rounds that pay more than their bet, two decimals. */
  readonly profitRate: number
  /** One paid round in so many starts free spins. */
  readonly roundsPerFeature: number
  readonly volatilityLabel: VolatilityLabel
  /** Of a round's win, in bets, two decimals. */
  readonly standardDeviation: number
  /** No round pays more than this many bets. */
  readonly maxWinMultiplier: number
}

/** Upper ends of the standard deviations, in bets, that a volatility is called by. */
const VOLATILITY_BELOW: readonly number[] = [3, 4, 6, 9, 13, Infinity]

/** The published figures of a profile on a layout, as recorded by `maths/measure.ts`. Throws for an unknown pair. */
export function profileFigures(profileId: ProfileId, layoutId: LayoutId): ProfileFigures {
  const record = measured[`${profileId} ${layoutId}`]
  assert(record, `nothing is recorded for profile ${profileId} on layout ${layoutId}`)
  const { exact } = record
  return {
    rtp: percent(exact.returnToPlayer),
    hitRate: percent(exact.hitRate),
    profitRate: percent(exact.profitRate),
    roundsPerFeature: Math.round(1 / exact.featureRate),
    volatilityLabel: volatilityOf(exact.standardDeviation),
    standardDeviation: Math.round(exact.standardDeviation * 100) / 100,
    maxWinMultiplier: gameOf(profileId, layoutId).maxWin,
  }
}

/** What a standard deviation per unit bet is called. */
export function volatilityOf(standardDeviation: number): VolatilityLabel {
  return volatilityLabels[VOLATILITY_BELOW.findIndex((below) => standardDeviation < below)]!
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}
