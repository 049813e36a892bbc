import { describe, expect, it } from 'vitest'
import { dialogRules } from '../../app/dialogs/dialog-rules.ts'
import { dialogInSearch } from './rules.ts'

const guest = { isPlayer: false, isSignInClosed: false }
const player = { isPlayer: true, isSignInClosed: false }

describe('dialogs in the address', () => {
  it('opens what the visitor may open, with its value', () => {
    expect(dialogInSearch({ 'sign-in': 'true' }, dialogRules, guest)).toMatchObject({ name: 'sign-in', refused: [] })
    expect(dialogInSearch({ wallet: 'deposit' }, dialogRules, player)).toMatchObject({
      name: 'wallet',
      value: 'deposit',
    })
  })

  it("refuses a guest a player's dialog and a player a guest's", () => {
    expect(dialogInSearch({ wallet: 'true' }, dialogRules, guest)).toMatchObject({ name: null, refused: ['wallet'] })
    expect(dialogInSearch({ 'sign-up': 'true' }, dialogRules, player)).toMatchObject({
      name: null,
      refused: ['sign-up'],
    })
  })

  it('checks every member of the query, also behind ones that are no dialogs', () => {
    const search = { ref: 'abc', stag: '1', wallet: 'true', 'sign-in': 'true' }
    expect(dialogInSearch(search, dialogRules, guest)).toMatchObject({ name: 'sign-in', refused: ['wallet'] })
  })

  it('keeps one and removes the others', () => {
    const search = { 'sign-in': 'true', 'sign-up': 'true' }
    expect(dialogInSearch(search, dialogRules, guest)).toMatchObject({ name: 'sign-in', refused: ['sign-up'] })
  })

  it('does not open a dialog that has no query name', () => {
    expect(dialogInSearch({ 'mobile-game': 'true' }, dialogRules, guest)).toMatchObject({ name: null, refused: [] })
  })

  it('answers sign-in and sign-up from a closed country with the notice instead', () => {
    const closed = { isPlayer: false, isSignInClosed: true }
    expect(dialogInSearch({ 'sign-up': 'true' }, dialogRules, closed)).toEqual({
      name: null,
      value: null,
      refused: ['sign-up'],
      instead: 'geo-restricted-type',
    })
    expect(dialogInSearch({}, dialogRules, closed).instead).toBeNull()
  })

  it('knows no dialog that is not registered', () => {
    const search = { nothing: 'true', toString: 'true' }
    expect(dialogInSearch(search, dialogRules, guest)).toMatchObject({ name: null, refused: [] })
  })
})
