import { describe, expect, it } from 'vitest'
import { entryChoices, entryOf } from './entry-rule.ts'

describe('a click on a card', () => {
  it('starts for real money when a player has a balance', () => {
    expect(entryOf({ isPlayer: true, hasBalance: true })).toBe('real')
  })

  it('asks a player without balance, and every guest', () => {
    expect(entryOf({ isPlayer: true, hasBalance: false })).toBe('ask')
    expect(entryOf({ isPlayer: false, hasBalance: false })).toBe('ask')
  })
})

describe('the question before a game', () => {
  it('offers a player the deposit, and the demo where there is one', () => {
    expect(entryChoices({ isPlayer: true, isDemo: true })).toEqual(['deposit', 'demo'])
    expect(entryChoices({ isPlayer: true, isDemo: false })).toEqual(['deposit'])
  })

  it('offers a guest registration and the demo, or sign-in where there is none', () => {
    expect(entryChoices({ isPlayer: false, isDemo: true })).toEqual(['register', 'demo'])
    expect(entryChoices({ isPlayer: false, isDemo: false })).toEqual(['register', 'sign-in'])
  })
})
