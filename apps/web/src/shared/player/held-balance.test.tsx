// @vitest-environment jsdom
import type { Account } from '@baize/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdBalance, noteAccount, releaseBalance, useIsRoundOn, useShownAccounts } from './held-balance.ts'

const at = (balance: number, id = 'a'): Account => ({
  id,
  version: 1,
  currency: 'EUR',
  status: 1,
  balance,
  realBalance: balance,
  bonusBalance: 0,
  lockedBalance: 0,
  withdrawalBalance: balance,
})

const shown = (...accounts: Account[]) =>
  renderHook(({ list }) => useShownAccounts(list)?.map(({ balance }) => balance), { initialProps: { list: accounts } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  releaseBalance()
  vi.useRealTimers()
})

it('a stake is shown at once and a win when the round is over', () => {
  const view = shown(at(100))
  act(() => holdBalance(at(100)))
  act(() => noteAccount(at(99)))
  view.rerender({ list: [at(99)] })
  expect(view.result.current).toEqual([99])
  view.rerender({ list: [at(149)] })
  expect(view.result.current, 'the reels still turn').toEqual([99])
  act(() => releaseBalance())
  expect(view.result.current).toEqual([149])
})

it('an account nobody plays with is shown as it is', () => {
  const view = shown(at(100), at(7, 'b'))
  act(() => holdBalance(at(100)))
  view.rerender({ list: [at(150), at(9, 'b')] })
  expect(view.result.current).toEqual([100, 9])
})

it('a game that says nothing more hides nothing after ten seconds', () => {
  const view = shown(at(150))
  const round = renderHook(useIsRoundOn)
  act(() => holdBalance(at(100)))
  expect([view.result.current, round.result.current]).toEqual([[100], true])
  act(() => void vi.advanceTimersByTime(10_000))
  expect([view.result.current, round.result.current]).toEqual([[150], false])
})
