import { describe, expect, it } from 'vitest'
import { heldBonus, heldSpins, offeredBonus } from '../../../test/fixtures/bonuses.ts'
import { depositTerms, detailTerms } from '../../shared/bonuses/bonus-terms.ts'
import { timerOf } from './bonus-timer.ts'
import { valueOf } from '../../shared/bonuses/bonus-value.ts'
import type { HeldBonus } from '../../shared/bonuses/bonus-kind.ts'
import { groupPackages, isPackageActive, membersAtHand, nextMember, packageKey } from '../../shared/bonuses/packages.ts'
import { cancelDialogOf, isLocked, isWaiting, wageringOf } from '../../shared/bonuses/wagering.ts'

const currency = (code: string, rate: number, isBase = false) => ({
  code,
  name: code,
  symbol: code,
  type: 'fiat' as const,
  subunitToUnit: 100,
  rate: { rate, rateTime: '2026-01-01T00:00:00Z' },
  isBase,
})
const coin = { ...currency('BTC', 999.4), type: 'crypto' as const, subunitToUnit: 100_000_000 }
const currencies = [currency('EUR', 100, true), currency('SEK', 1100), coin]
const euros = { currency: 'EUR', currencies }
const kronor = { currency: 'SEK', currencies }
const valueAt = (terms: readonly { key: string; value: unknown }[], key: string) =>
  terms.find((term) => term.key === key)?.value

describe('the conditions of an offer', () => {
  it('tell amounts of the own currency, and those of the base currency converted', () => {
    expect(valueAt(depositTerms(offeredBonus(), euros), 'depositAmount')).toMatchObject({ from: 20, to: 400 })
    expect(valueAt(depositTerms(offeredBonus(), kronor), 'depositAmount')).toEqual({
      is: 'range',
      from: 110,
      to: null,
      currency: 'SEK',
    })
  })

  it('tell small amounts of a coin to its last digit, rounded down as the platform counts them', () => {
    const coins = { currency: 'BTC', currencies }
    expect(valueAt(depositTerms(offeredBonus(), coins), 'depositAmount')).toMatchObject({ from: 0.00009994 })
    const capped = offeredBonus({ assignConditions: { depositPercentage: 50, baseCurrencyMaxAmount: 150 } })
    expect(valueAt(detailTerms(capped, coins), 'maxBonusAmount')).toMatchObject({ amount: 0.0014991 })
    const fixed = offeredBonus({ assignConditions: { depositPercentage: null, baseCurrencyAmount: 20 } })
    expect(valueOf(fixed, coins)).toEqual({ is: 'amount', amount: 0.00019988, currency: 'BTC' })
  })

  it('have no row for what the bonus does not say', () => {
    const keys = detailTerms(offeredBonus({ cashable: null }), euros).map(({ key }) => key)
    expect(keys).toEqual(['minDeposit', 'maxDeposit', 'depositPercentage', 'maxBonusAmount', 'casinoWager'])
  })

  it('know the highest bonus under either of its names', () => {
    const maxBonusAmountItems = [{ amount: 150, currency: 'EUR' }]
    const bonus = offeredBonus({ assignConditions: { depositPercentage: 50, maxBonusAmountItems } })
    expect(valueAt(detailTerms(bonus, euros), 'maxBonusAmount')).toMatchObject({ amount: 150 })
  })

  it('tell the highest win as an amount, or as a multiple where no amount is told', () => {
    const base = offeredBonus({ baseCurrencyMaxWinAmount: 100, maxWinMultiplier: 10 })
    expect(valueAt(depositTerms(base, kronor), 'maxWin')).toMatchObject({ amount: 1100, currency: 'SEK' })
    expect(valueAt(depositTerms(offeredBonus({ maxWinMultiplier: 10 }), euros), 'maxWin')).toEqual({
      is: 'times',
      times: 10,
    })
  })
})

describe('the conditions of a held bonus', () => {
  it('keep to the lower of the two highest stakes', () => {
    const bonus = heldBonus({ maxBetAmount: 5, wagerCasinoConditions: { amountTo: 8 } })
    expect(valueAt(detailTerms(bonus, euros), 'casinoMaxBet')).toMatchObject({ amount: 5 })
  })

  it('say whether it is sticky only where that is known', () => {
    expect(valueAt(detailTerms(heldBonus(), euros), 'sticky')).toBeUndefined()
    expect(valueAt(detailTerms(heldBonus({ sticky: false }), euros), 'sticky')).toEqual({ is: 'flag', flag: false })
  })
})

describe('what a bonus is worth', () => {
  it.each([
    ['money', heldBonus(), { is: 'amount', amount: 50, currency: 'EUR' }],
    ['spins', heldSpins(), { is: 'spins', count: 20 }],
    ['a share', offeredBonus(), { is: 'percent', percent: 50 }],
    ['nothing told', offeredBonus({ assignConditions: {} }), null],
  ])('%s', (_, bonus, value) => {
    expect(valueOf(bonus, euros)).toEqual(value)
  })
})

describe('wagering', () => {
  it('counts what is done and what remains, in the casino and in sports', () => {
    const bonus = heldBonus({ currentWagerSportsbookAmount: 50, requiredWagerSportsbookAmount: 450 })
    expect(wageringOf(bonus)).toEqual({ done: 650, total: 2000, percentage: 40 })
    expect(wageringOf(heldSpins({ usedCount: 5, progress: 25 }))).toEqual({ done: 5, total: 20, percentage: 25 })
  })

  it('is nothing where nothing has to be wagered', () => {
    expect(wageringOf(heldBonus({ currentWagerCasinoAmount: 0, requiredWagerCasinoAmount: 0 }))).toBeNull()
  })

  it('waits when it is complete and bets are open', () => {
    expect(isWaiting(heldBonus({ currentWagerPercentage: 100, openedTransactionsCount: 1 }))).toBe(true)
    expect(isWaiting(heldBonus({ currentWagerPercentage: 99, openedTransactionsCount: 1 }))).toBe(false)
  })

  it('locks a bonus only once it has begun', () => {
    expect(isLocked(heldBonus({ isBonusCancelLock: true }))).toBe(true)
    expect(isLocked(heldBonus({ isBonusCancelLock: true, currentWagerPercentage: 0 }))).toBe(false)
  })
})

describe('giving up', () => {
  it.each([
    ['bonus-cancel-lock', heldBonus({ isBonusCancelLock: true, openedTransactionsCount: 2 }), true],
    ['cancel-unsettled-bonus', heldBonus({ openedTransactionsCount: 2 }), true],
    ['cancel-active-bonus', heldBonus(), true],
    ['cancel-issued-bonus', heldBonus({ currentWagerPercentage: 0 }), false],
    ['cancel-active-bonus', heldSpins({ progress: 10 }), true],
    ['cancel-issued-bonus', heldSpins(), false],
  ])('asks with %s', (dialog, bonus, isActive) => {
    expect(cancelDialogOf(bonus, isActive)).toBe(dialog)
  })
})

describe('the timer of a bonus', () => {
  const [first, second] = ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z']

  it('runs to the end of activation, then to the end of wagering', () => {
    const ends = { activationExpiredAt: first, wageringExpiredAt: second }
    expect(timerOf(heldBonus({ ...ends, status: 1 }))).toBe(first)
    expect(timerOf(heldBonus(ends))).toBe(second)
    expect(timerOf(heldBonus({ ...ends, status: 3, result: 2 }))).toBeNull()
  })

  it('runs to the end of spins and of an offer', () => {
    expect(timerOf(heldSpins({ expiredAt: first }))).toBe(first)
    const { triggerConditions } = offeredBonus()
    expect(timerOf(offeredBonus({ triggerConditions: { ...triggerConditions, availableTo: second } }))).toBe(second)
    expect(timerOf(offeredBonus())).toBeNull()
  })
})

describe('packages', () => {
  const member = (id: string, packagePriority: number, issueSessionId: string | null = null, status: 1 | 2 | 3 = 1) =>
    heldBonus({ id, packagePriority, issueSessionId, status, packageId: 'week', packageName: 'First week' })

  it('hold their members by priority and leave singles alone', () => {
    const { packages, singles } = groupPackages([member('b', 2), heldBonus({ id: 'single' }), member('a', 1)], 'en')
    expect(packages.map(({ name, bonuses }) => [name, bonuses.map(({ id }) => id)])).toEqual([
      ['First week', ['a', 'b']],
    ])
    expect(singles.map(({ id }) => id)).toEqual(['single'])
  })

  it('are two when one was issued twice', () => {
    expect(groupPackages([member('a', 1, 'monday'), member('b', 1, 'friday')], 'en').packages).toHaveLength(2)
  })

  it('of offers go by the package alone', () => {
    expect(packageKey(offeredBonus({ package: { id: 'week', name: 'First week' } }))).toBe('week')
  })

  it('say what of them can be played or started: what is active, and what waits beside it', () => {
    const spins = (id: string, status: 1 | 2 | 3) =>
      heldSpins({ id, status, packageId: 'week', packageName: 'First week' })
    const atHand = (...bonuses: HeldBonus[]) =>
      membersAtHand(groupPackages(bonuses, 'en').packages[0]!).map(({ id }) => id)
    expect(atHand(member('money', 1, null, 2), spins('spins', 1), member('later', 3))).toEqual(['spins', 'money'])
    expect(atHand(member('money', 1, null, 2), spins('spins', 2))).toEqual(['spins', 'money'])
    expect(atHand(member('gone', 1, null, 3), member('next', 2), member('later', 3))).toEqual(['next'])
  })

  it('are active with any active member, and go on with the first that waits', () => {
    const [group] = groupPackages(
      [member('done', 1, null, 3), member('now', 2, null, 2), member('next', 3)],
      'en',
    ).packages
    expect(isPackageActive(group!)).toBe(true)
    expect(nextMember(group!)?.id).toBe('next')
  })
})
