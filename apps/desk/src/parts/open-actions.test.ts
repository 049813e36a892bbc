import { describe, expect, it } from 'vitest'
import { isOpen } from './open-actions.ts'

describe('what can be done with a row', () => {
  it('is offered while nobody decided', () => {
    expect(isOpen('approveWithdrawal', { state: 'checking', firstApprovedBy: null }, 'anna')).toBe(true)
    expect(isOpen('refuseWithdrawal', { state: 'paid' }, 'anna')).toBe(false)
    expect(isOpen('resolveWithdrawal', { state: 'review' }, 'anna')).toBe(true)
    expect(isOpen('rejectDocument', { status: 1 }, 'anna')).toBe(false)
  })

  it('is not offered to the same pair of eyes twice', () => {
    expect(isOpen('approveCorrection', { state: 'waiting', askedBy: 'anna' }, 'anna')).toBe(false)
    expect(isOpen('approveCorrection', { state: 'waiting', askedBy: 'anna' }, 'berta')).toBe(true)
    expect(isOpen('refuseCorrection', { state: 'waiting', askedBy: 'anna' }, 'anna')).toBe(true)
    expect(isOpen('approveWithdrawal', { state: 'checking', firstApprovedBy: 'anna' }, 'anna')).toBe(false)
    const rate = { isByHand: false, askedPerBase: '1.5', askedBy: 'anna' }
    expect(isOpen('approveRate', rate, 'anna')).toBe(false)
    expect(isOpen('approveRate', rate, 'berta')).toBe(true)
    expect(isOpen('approveRate', { ...rate, askedPerBase: null }, 'berta')).toBe(false)
    expect(isOpen('liftRate', rate, 'anna')).toBe(true)
    expect(isOpen('setRate', { ...rate, isBase: true }, 'anna')).toBe(false)
    expect(isOpen('setRate', { ...rate, isBase: false }, 'anna')).toBe(true)
    expect(isOpen('liftRate', { ...rate, askedPerBase: null }, 'anna')).toBe(false)
  })
})
