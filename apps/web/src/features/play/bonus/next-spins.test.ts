import { expect, it } from 'vitest'
import { heldSpins } from '../../../../test/fixtures/bonuses.ts'
import { nextSpins } from './next-spins.ts'

const spins = (id: string, gameId: string, status: 1 | 2, expiredAt: string | null = null) =>
  heldSpins({ id, gameId, status, expiredAt })

it('of the game that is open and wait to be started come first', () => {
  const held = [spins('running', 'other', 2), spins('ready', 'here', 1)]
  expect(nextSpins(held, 'here')?.id).toBe('ready')
})

it('of other games are those that end first', () => {
  const held = [spins('later', 'other', 2, '2026-03-01T00:00:00Z'), spins('sooner', 'third', 2, '2026-02-01T00:00:00Z')]
  expect(nextSpins(held, 'here')?.id).toBe('sooner')
  expect(nextSpins([spins('waits', 'other', 1)], 'here')).toBeUndefined()
})

it('are not told of while the game counts its own', () => {
  expect(nextSpins([spins('here', 'here', 2), spins('other', 'other', 2)], 'here')).toBeUndefined()
})
