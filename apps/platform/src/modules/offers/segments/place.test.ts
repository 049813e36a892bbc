import { describe, expect, it } from 'vitest'
import type { SegmentRules } from '../bonuses/index.ts'
import { nextStakesOf, nextTimeOf, placesOf, type Standing } from './place.ts'

const now = new Date('2100-03-15T12:00:00Z')
const ago = (days: number, seconds = 0) => new Date(now.getTime() - days * 86_400_000 - seconds * 1000)
const newcomer: Standing = {
  registeredAt: ago(3),
  country: 'DE',
  level: 1,
  deposits: 0,
  deposited: 0n,
  lastDepositAt: null,
  stakes: 0,
  lastPlayedAt: null,
  lastSeenAt: null,
}
const of = (rules: SegmentRules) => [{ id: 'some', names: { en: 'Some' }, rules }]
const isIn = (rules: SegmentRules, standing: Partial<Standing>) =>
  placesOf(of(rules), { ...newcomer, ...standing }, now).length === 1

it.each<[string, SegmentRules, Partial<Standing>, boolean]>([
  ['as many deposits', { deposits: { min: 3 } }, { deposits: 3 }, true],
  ['too few deposits', { deposits: { min: 3 } }, { deposits: 2 }, false],
  ['no deposit', { deposits: { max: 0 } }, {}, true],
  ['one too many', { deposits: { max: 0 } }, { deposits: 1 }, false],
  ['a sum to the cent', { deposited: { min: 500 } }, { deposited: 50_000n }, true],
  ['a cent less', { deposited: { min: 500 } }, { deposited: 49_999n }, false],
  ['a sum above the most', { deposited: { max: 500 } }, { deposited: 50_001n }, false],
  ['a deposit within the days', { daysSinceDeposit: { max: 30 } }, { lastDepositAt: ago(30, 86_399) }, true],
  ['a deposit before them', { daysSinceDeposit: { max: 30 } }, { lastDepositAt: ago(31) }, false],
  ['never a deposit', { daysSinceDeposit: { min: 0 } }, {}, false],
  ['enough stakes', { stakes: { min: 100, max: 200 } }, { stakes: 200 }, true],
  ['too many stakes', { stakes: { min: 100, max: 200 } }, { stakes: 201 }, false],
  ['play long ago', { daysSincePlay: { min: 7 } }, { lastPlayedAt: ago(7) }, true],
  ['play a second too late', { daysSincePlay: { min: 7 } }, { lastPlayedAt: ago(7, -1) }, false],
  ['the level', { level: { min: 3, max: 4 } }, { level: 3 }, true],
  ['a lower level', { level: { min: 3, max: 4 } }, { level: 2 }, false],
  ['away since the last visit', { daysAway: { min: 14 } }, { lastSeenAt: ago(14) }, true],
  ['here today', { daysAway: { min: 14 } }, { lastSeenAt: ago(0) }, false],
  ['away since the registration', { daysAway: { min: 3 } }, {}, true],
  ['new', { daysRegistered: { max: 7 } }, {}, true],
  ['no longer new', { daysRegistered: { max: 2 } }, {}, false],
  ['of the country', { countries: { list: ['DE', 'AT'], isExcluded: false } }, {}, true],
  ['of another country', { countries: { list: ['AT'], isExcluded: false } }, {}, false],
  ['of no country that is left out', { countries: { list: ['AT'], isExcluded: true } }, {}, true],
  ['of a country that is left out', { countries: { list: ['DE'], isExcluded: true } }, {}, false],
  ['of a country nobody knows', { countries: { list: ['AT'], isExcluded: true } }, { country: null }, false],
  ['all rules', { deposits: { min: 1 }, level: { min: 2 } }, { deposits: 1, level: 2 }, true],
  ['but one of the rules', { deposits: { min: 1 }, level: { min: 2 } }, { deposits: 1 }, false],
])('%s', (_what, rules, standing, expected) => expect(isIn(rules, standing)).toBe(expected))

describe('the time at which a player may be placed anew', () => {
  it.each<[string, SegmentRules, Partial<Standing>, Date | null]>([
    ['comes when the days are full', { daysAway: { min: 14 } }, { lastSeenAt: ago(10) }, ago(-4)],
    ['comes after the last day', { daysRegistered: { max: 7 } }, {}, ago(-5)],
    ['is the first of several', { daysAway: { min: 14 }, daysRegistered: { max: 7 } }, { lastSeenAt: ago(0) }, ago(-5)],
    ['never comes where no days are counted', { deposits: { min: 1 } }, {}, null],
    ['never comes once they are over', { daysRegistered: { max: 2 } }, {}, null],
    ['never comes for what never happened', { daysSincePlay: { min: 2 } }, {}, null],
  ])('%s', (_what, rules, standing, expected) =>
    expect(nextTimeOf(of(rules), { ...newcomer, ...standing }, now)).toEqual(expected),
  )

  it('is the moment at which the segments become others, and not before', () => {
    const rules = { daysAway: { min: 2, max: 4 } }
    for (const [days, expected] of [
      [2, ['some']],
      [5, []],
    ] as const) {
      const at = new Date(newcomer.registeredAt.getTime() + days * 86_400_000)
      const before = new Date(at.getTime() - 1)
      expect(nextTimeOf(of(rules), newcomer, before)).toEqual(at)
      expect(placesOf(of(rules), newcomer, before)).not.toEqual(expected)
      expect(placesOf(of(rules), newcomer, at)).toEqual(expected)
    }
  })
})

it('the stakes from which on a player may be placed anew are the next edge', () => {
  const segments = of({ stakes: { min: 10, max: 20 } })
  expect(nextStakesOf(segments, { ...newcomer, stakes: 9 })).toBe(10)
  expect(nextStakesOf(segments, { ...newcomer, stakes: 10 })).toBe(21)
  expect(nextStakesOf(segments, { ...newcomer, stakes: 21 })).toBeNull()
})
