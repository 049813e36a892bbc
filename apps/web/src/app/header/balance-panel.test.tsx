// @vitest-environment jsdom
import type { Account, AccountStatus } from '@baize/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { BalancePanel } from './balance-panel.tsx'

const account = (currency: string, balance: number, status: AccountStatus = 2): Account => ({
  id: `account-${currency}`,
  version: 1,
  currency,
  status,
  balance,
  realBalance: balance,
  bonusBalance: 0,
  lockedBalance: 0,
  withdrawalBalance: balance,
})
const euro = { ...account('EUR', 60, 1), realBalance: 40, lockedBalance: 5, bonusBalance: 15, withdrawalBalance: 30 }
const onDone = vi.fn()

function panel(accounts: Account[], platform = {}) {
  return stage(<BalancePanel onDone={onDone} />, {
    isPlayer: true,
    platform: { 'GET /api/wallet/accounts': () => ({ body: { data: accounts } }), ...platform },
  })
}

beforeEach(() => {
  localStorage.clear()
  onDone.mockClear()
})

describe('the balance', () => {
  it('is told in its parts: real money with what is held, bonus, and what may be withdrawn', async () => {
    await panel([euro])
    const rows = await screen.findAllByRole('definition')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['45.00 EUR', '15.00 EUR', '30.00 EUR'])
  })

  it('says what must be staked before money may leave, and why by a press', async () => {
    const wager = { total: 50, turnOverWager: 1, turnOverWagerAmount: 20, currency: 'EUR' }
    const { user, dialogs } = await panel([euro], {
      'GET /api/risk/reasons/turn-over-wager': () => ({ body: { data: wager } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Stake 20.00 EUR before you withdraw' }))
    expect(dialogs.open).toHaveBeenCalledWith('turn-over-wager', { wager })
  })

  it('names the cashback that is coming and when it is paid, and none where nothing is', async () => {
    const coming = { bonusId: 'weekly', amount: 2.5, currency: 'EUR', date: '2026-11-23T06:00:00.000Z' }
    const later = { ...coming, amount: 0, date: '2026-11-30T06:00:00.000Z' }
    await panel([euro], { 'GET /api/game/bonuses/cashback': () => ({ body: { data: [coming, later] } }) })
    expect(await screen.findByText('2.50 EUR')).toBeTruthy()
    expect(screen.getAllByText(/^Paid on/)).toHaveLength(1)
  })

  it('of a crypto account can be shown in dollars as well, and in another currency', async () => {
    const { user, dialogs } = await panel([account('BTC', 0.5, 1)])
    await user.click(await screen.findByRole('switch', { name: 'Also show in my usual currency' }))
    expect(localStorage.getItem('equivalentCurrency')).toBe('USD')
    await user.click(screen.getByRole('button', { name: 'Shown in USD. Change' }))
    expect(dialogs.open).toHaveBeenCalledWith('equivalent-currency')
    await user.click(screen.getByRole('switch'))
    expect(localStorage.getItem('equivalentCurrency')).toBeNull()
  })

  it('of another account has no such switch', async () => {
    await panel([euro])
    await screen.findByText('45.00 EUR')
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the currencies', () => {
  const accounts = [account('SEK', 0), account('BTC', 0.5), euro]

  it('stand with money first, then by code', async () => {
    const { user } = await panel(accounts)
    await user.click(await screen.findByRole('tab', { name: 'Currency' }))
    const buttons = within(screen.getByRole('list')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['BTC', 'EUR', 'SEK'])
    expect(screen.getByRole('button', { name: /^EUR/ }).getAttribute('aria-pressed')).toBe('true')
  })

  it('are switched by a press, which closes the panel', async () => {
    const switched = accounts.map((own) => ({ ...own, status: own.currency === 'SEK' ? 1 : 2 }))
    const { user, calls } = await panel(accounts, {
      'PUT /api/wallet/accounts/account-SEK/switch': () => ({ body: { data: switched } }),
    })
    await user.click(await screen.findByRole('tab', { name: 'Currency' }))
    await user.click(screen.getByRole('button', { name: /^SEK/ }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(calls.map(({ operation }) => operation)).toContain('PUT /api/wallet/accounts/account-SEK/switch')
  })

  it('can be added: the account is opened, then made the active one', async () => {
    const opened = [...accounts.slice(1), account('SEK', 0)]
    const { user, calls } = await panel(accounts.slice(1), {
      'POST /api/wallet/accounts': () => ({ body: { data: opened } }),
      'PUT /api/wallet/accounts/account-SEK/switch': () => ({ body: { data: opened } }),
    })
    await user.click(await screen.findByRole('tab', { name: 'Currency' }))
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' })
    expect(add.disabled).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a currency' }), 'SEK')
    await user.click(add)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(calls.find(({ operation }) => operation === 'POST /api/wallet/accounts')!.body).toEqual({ currency: 'SEK' })
  })
})
