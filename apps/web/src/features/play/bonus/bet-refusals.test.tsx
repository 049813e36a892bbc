// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { heldBonus } from '../../../../test/fixtures/bonuses.ts'
import { openedWith, stage } from '../../../../test/fixtures/stage.tsx'
import { BetRefusals } from './bet-refusals.tsx'

const account = { id: 'a', version: 1, currency: 'EUR', status: 1, balance: 100 }

it('says that the bonus leaves the game out, and starts the game once the bonus was given up', async () => {
  const onRestart = vi.fn<() => void>()
  const { dialogs, calls } = await stage(<BetRefusals game="owl" isBarred onRestart={onRestart} />, {
    isPlayer: true,
    platform: {
      'GET /api/wallet/accounts': () => ({ body: { data: [account] } }),
      'GET /api/game/player-bonuses': () => ({ body: { data: [heldBonus()] } }),
      'PUT /api/game/player-bonuses/held/cancel': () => ({ body: { data: heldBonus({ status: 3, result: 3 }) } }),
    },
  })
  await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('restricted-bets', expect.anything()))
  await openedWith(dialogs, 'restricted-bets').onCancelBonus()
  expect(calls.some(({ operation }) => operation === 'PUT /api/game/player-bonuses/held/cancel')).toBe(true)
  expect(onRestart).toHaveBeenCalledOnce()
})
