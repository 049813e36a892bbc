import { describe, expect, it } from 'vitest'
import { gameOf } from '../engine/game.ts'
import { profileFigures, volatilityLabels } from '../figures.ts'
import { profileIds, profileLayouts } from '../profiles-ids.ts'
import { enumerateSpins } from './enumerate.ts'
import { exactFigures } from './figures.ts'
import { transform } from './fourier.ts'
import { returnByFormula, scatterChances } from './line-formula.ts'
import { measured } from './measured.ts'
import { simulate } from './simulate.ts'

const SIMULATED_IN_TEST = 60_000
/** A true figure lies further off than this in one of about 15,000 runs; the seed is fixed, so never by chance. */
const STANDARD_ERRORS_MAX = 4

describe.each(profileLayouts)('$profileId on $layoutId', ({ profileId, layoutId }) => {
  const game = gameOf(profileId, layoutId)
  const { hash, exact, simulated } = measured[`${profileId} ${layoutId}`]!
  const away = (rounds: number, found: number, deviation: number, expected: number) =>
    Math.abs(found - expected) / (deviation / Math.sqrt(rounds))

  it('is recorded with the strips, paylines and pays it has now', () => {
    expect(hash).toBe(game.hash)
  })

  it('returns what the formula over symbol probabilities says', () => {
    expect(exact.returnWithoutLimit).toBeCloseTo(returnByFormula(game).total, 7)
  })

  it('loses next to nothing to the limit on a win', () => {
    expect(exact.returnToPlayer).toBeLessThanOrEqual(exact.returnWithoutLimit)
    expect(exact.returnWithoutLimit - exact.returnToPlayer).toBeLessThan(0.001)
  })

  it('agrees with the recorded simulation of ten million rounds', () => {
    expect(simulated.rounds).toBeGreaterThanOrEqual(10_000_000)
    const hitDeviation = Math.sqrt(exact.hitRate * (1 - exact.hitRate))
    expect(
      away(simulated.rounds, simulated.returnToPlayer, exact.standardDeviation, exact.returnToPlayer),
    ).toBeLessThan(STANDARD_ERRORS_MAX)
    expect(away(simulated.rounds, simulated.hitRate, hitDeviation, exact.hitRate)).toBeLessThan(STANDARD_ERRORS_MAX)
  })

  it('agrees with a simulation made now', () => {
    const now = simulate(game, 4711, SIMULATED_IN_TEST)
    const hitDeviation = Math.sqrt(exact.hitRate * (1 - exact.hitRate))
    expect(away(now.rounds, now.returnToPlayer, exact.standardDeviation, exact.returnToPlayer)).toBeLessThan(
      STANDARD_ERRORS_MAX,
    )
    expect(away(now.rounds, now.hitRate, hitDeviation, exact.hitRate)).toBeLessThan(STANDARD_ERRORS_MAX)
  }, 60_000)

  it('returns between 94 and 98 percent', () => {
    const { rtp } = profileFigures(profileId, layoutId)
    expect(rtp).toBeGreaterThanOrEqual(94)
    expect(rtp).toBeLessThanOrEqual(98)
  })
})

describe('the exact figures', () => {
  it.each(['3x3-5', '5x3-10'] as const)('recorded for %s are those computed now', (layoutId) => {
    const found = exactFigures(gameOf('steady', layoutId))
    const recorded = measured[`steady ${layoutId}`]!.exact
    for (const [name, value] of Object.entries(recorded)) {
      expect(found[name as keyof typeof found]).toBeCloseTo(value, 9)
    }
  })

  it('count every combination of stops once, with scatters as their own formula has them', () => {
    const game = gameOf('even', '5x3-10')
    const { combinations, total } = enumerateSpins(game)
    const byScatters = combinations.map((counts) => counts.reduce((sum, count) => sum + count, 0))
    expect(byScatters.reduce((sum, count) => sum + count, 0)).toBe(total)
    scatterChances(game).forEach((chance, scatters) => expect(byScatters[scatters]! / total).toBeCloseTo(chance, 12))
  })

  it('grow more volatile from profile to profile on every layout', () => {
    for (const layoutId of ['5x3-10', '5x3-20', '5x4-40'] as const) {
      const deviations = profileIds.map((profileId) => profileFigures(profileId, layoutId).standardDeviation)
      expect(deviations).toEqual(deviations.toSorted((left, right) => left - right))
    }
  })

  it('call volatilities by every name there is', () => {
    const used = new Set(
      profileLayouts.map(({ profileId, layoutId }) => profileFigures(profileId, layoutId).volatilityLabel),
    )
    expect([...used].toSorted()).toEqual(volatilityLabels.toSorted())
  })
})

describe('the transform', () => {
  it('gives back what came in', () => {
    const real = Float64Array.from({ length: 64 }, (_, at) => Math.sin(at * at))
    const spectrum = { real: real.slice(), imaginary: new Float64Array(64) }
    transform(spectrum)
    expect(spectrum.real[0]).toBeCloseTo(
      real.reduce((sum, value) => sum + value, 0),
      12,
    )
    transform(spectrum, true)
    real.forEach((value, at) => expect(spectrum.real[at]).toBeCloseTo(value, 12))
  })
})
