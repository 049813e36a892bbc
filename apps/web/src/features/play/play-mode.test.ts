import { describe, expect, it } from 'vitest'
import { playModeOf, startFailureOf } from './play-mode.ts'

describe('the mode a game opens in', () => {
  it.each([
    ['a player who asks for real money', { isPlayer: true, wantsReal: true, isDemo: true }, 'real'],
    ['a player who does not', { isPlayer: true, wantsReal: false, isDemo: true }, 'demo'],
    ['a player, without a demo', { isPlayer: true, wantsReal: false, isDemo: false }, 'real'],
    ['a guest', { isPlayer: false, wantsReal: false, isDemo: true }, 'demo'],
    ['a guest who asks for real money', { isPlayer: false, wantsReal: true, isDemo: true }, 'demo'],
    ['a guest, without a demo', { isPlayer: false, wantsReal: true, isDemo: false }, 'plug'],
  ] as const)('for %s', (_, request, mode) => {
    expect(playModeOf(request)).toBe(mode)
  })
})

it('tells the refusals of a start apart by their codes', () => {
  expect([14100, 14101, 14105, 14103, 14306, 14308, 2].map(startFailureOf)).toEqual([
    'limit',
    'limit',
    'break',
    'limited-player',
    'bonus',
    'country',
    'other',
  ])
})
