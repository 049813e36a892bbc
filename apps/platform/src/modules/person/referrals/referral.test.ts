import { expect, it } from 'vitest'
import { judge } from './referral.ts'

const rules = { depositFrom: 20, stakeFrom: 50 }
const endsAt = new Date('2026-11-22T12:00:00Z')
const before = new Date('2026-11-22T11:00:00Z')
const justAfter = new Date('2026-11-22T12:30:00Z')
const after = new Date('2026-11-22T13:00:01Z')

it.each([
  ['both sums reached', { deposited: 20, staked: 50 }, before, 2],
  ['too little paid in', { deposited: 19.99, staked: 500 }, before, null],
  ['too little staked', { deposited: 200, staked: 49.99 }, before, null],
  ['what is counted late', { deposited: 20, staked: 50 }, after, 2],
  ['the end, while something may still be counted', { deposited: 20, staked: 0 }, justAfter, null],
  ['the end', { deposited: 20, staked: 0 }, after, 3],
] as const)('%s', (_, progress, now, end) => {
  expect(judge({ endsAt }, progress, rules, now)).toBe(end)
})

it('nobody qualifies without a deposit, whatever the house asks', () => {
  expect(judge({ endsAt }, { deposited: 0, staked: 0 }, { depositFrom: 0, stakeFrom: 0 }, before)).toBeNull()
})
