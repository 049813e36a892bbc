import { describe, expect, it } from 'vitest'
import type { SessionState } from '../http/state.ts'
import { freeRules } from '../play/rules.ts'
import { createPurse, defaultBet } from './purse.ts'

const bets = [20n, 50n, 100n, 500n, 10_000n]
const state: SessionState = {
  session: 'session',
  mode: 'real',
  currency: 'EUR',
  subunitToUnit: '100',
  balance: '60',
  bets: bets.map(String),
  isBusy: false,
  freeRounds: null,
  rules: freeRules,
}

describe('the purse', () => {
  it('starts at a hundredth of the highest bet when the balance allows it', () => {
    expect(bets[defaultBet(bets, 1_000_000n)]).toBe(100n)
    expect(bets[defaultBet(bets, 60n)]).toBe(50n)
    expect(bets[defaultBet(bets, 0n)]).toBe(20n)
  })

  it('moves the bet within the levels there are', () => {
    const purse = createPurse('en', state, 'demo')
    expect(purse.bet).toBe(50n)
    for (let step = 0; step < 9; step++) purse.step(-1)
    expect([purse.bet, purse.canLess, purse.canMore]).toEqual([20n, false, true])
    for (let step = 0; step < 9; step++) purse.step(1)
    expect([purse.bet, purse.canLess, purse.canMore]).toEqual([10_000n, true, false])
  })

  it('keeps the bet when the balance changes', () => {
    const purse = createPurse('en', state, 'demo')
    purse.step(1)
    purse.renew({ ...state, balance: '7', isBusy: true })
    expect([purse.bet, purse.balance, purse.isBusy]).toEqual([100n, 7n, true])
  })
})
