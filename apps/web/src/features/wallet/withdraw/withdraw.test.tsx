// @vitest-environment jsdom
import type { Account, PaymentField, PaymentMethod } from '@baize/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldBonus } from '../../../../test/fixtures/bonuses.ts'
import { PLAYER_ID, type Platform, type Reply, alertKeys, stage } from '../../../../test/fixtures/stage.tsx'
import { queryClient } from '../../../shared/query/query-client.ts'
import { WalletDialog } from '../wallet-dialog.tsx'

const WITHDRAW = 'POST /api/payment/invoices/withdrawal'
const HELD = 'GET /api/game/player-bonuses'
const TURNOVER = 'GET /api/risk/reasons/turn-over-wager'

const account = (currency: string, balance: number): Account => ({
  id: `account-${currency}`,
  version: 1,
  currency,
  status: 1,
  balance,
  realBalance: balance,
  bonusBalance: 0,
  lockedBalance: 0,
  withdrawalBalance: balance,
})

const field = (key: string, over: Partial<PaymentField> = {}): PaymentField => ({
  key,
  fieldType: 'text',
  type: 'text',
  regexp: null,
  labels: { en: key },
  hints: { en: '' },
  isRequired: true,
  position: 0,
  value: null,
  ...over,
})

const bank: PaymentMethod = {
  method: 'bank_transfer',
  type: 'form',
  processingType: 'other',
  names: { en: 'Bank transfer' },
  logo: null,
  icon: 'card',
  amountMin: 20,
  amountMax: 5000,
  presets: [],
  fields: [field('wallet_id', { regexp: '^[A-Z]{2}\\d{6,}$' }), field('phone', { value: '+4915112345678' })],
}

const coins: PaymentMethod = {
  ...bank,
  method: 'btc',
  names: { en: 'Bitcoin' },
  fields: [
    field('crypto_network', {
      fieldType: 'select',
      options: [
        { id: 'one', name: 'One', minAmount: 0.001, maxAmount: 1, regex: '^one', regexp: '^one' },
        { id: 'two', name: 'Two', minAmount: 0.02, maxAmount: 1, regex: '^two', regexp: '^two' },
      ],
    }),
    field('wallet_id'),
  ],
}

interface Options {
  reply?: () => Reply
  own?: Account
  methods?: PaymentMethod[]
  left?: number
  platform?: Platform
}

async function open({ reply, own = account('EUR', 100), methods = [bank], left = 0, platform }: Options = {}) {
  const onClose = vi.fn<() => void>()
  const scene = await stage(<WalletDialog name="wallet" show="withdraw" closesOnOverlay={false} onClose={onClose} />, {
    isPlayer: true,
    path: '/?wallet=withdraw',
    platform: {
      'GET /api/wallet/accounts': () => ({ body: { data: [own] } }),
      'GET /api/player/profile': () => ({ body: { data: { id: PLAYER_ID, status: 1 } } }),
      'GET /api/payment/methods/withdrawal': () => ({ body: { data: methods } }),
      [TURNOVER]: () => ({
        body: { data: { total: 50, turnOverWager: 1, turnOverWagerAmount: left, currency: own.currency } },
      }),
      [HELD]: () => ({ body: { data: [] } }),
      [WITHDRAW]: reply ?? (() => ({ body: { data: { invoiceId: 'w1', action: null, fields: null } } })),
      ...platform,
    },
  })
  return { ...scene, onClose, sent: () => scene.calls.filter(({ operation }) => operation === WITHDRAW) }
}

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Withdraw [\d,.]+/ })

describe('a withdrawal', () => {
  it('asks only for what is not known, closes the wallet and says that it is under way', async () => {
    const { user, sent, onClose } = await open()
    expect((await amount()).value).toBe('20')
    expect(screen.queryByRole('textbox', { name: 'phone' })).toBeNull()
    expect((await button()).disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'wallet_id' }), 'DE123456')
    await user.click(await button())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent()[0]!.body).toMatchObject({
      method: 'bank_transfer',
      currency: 'EUR',
      amount: 20,
      accountId: 'account-EUR',
      fields: { wallet_id: 'DE123456', phone: '+4915112345678' },
    })
    expect(alertKeys()).toContain('wallet.withdrawalProcessed')
  })

  it('that ends the active bonus says so before', async () => {
    const held = [heldBonus({ name: 'Felt bonus', endsOnWithdrawal: true })]
    await open({ platform: { [HELD]: () => ({ body: { data: held } }) } })
    const note = await screen.findByRole('note')
    expect(note.textContent).toContain('A withdrawal ends your active bonus: Felt bonus.')
  })

  it('of more than is there is held back and says so', async () => {
    const { user } = await open({ own: account('EUR', 25) })
    const typed = await amount()
    await user.clear(typed)
    await user.type(typed, '30')
    expect(screen.getByText('This is more than you can withdraw.')).toBeTruthy()
    expect((await button()).disabled).toBe(true)
  })

  it('that is refused shows what is wrong under each field and stays', async () => {
    const error = {
      code: 1,
      message: 'No',
      fields: { wallet_id: ['Value is not valid'] },
      issues: { wallet_id: [{ code: 'regex' }] },
    }
    const { user, onClose } = await open({ reply: () => ({ status: 422, body: { error } }) })
    await user.type(await screen.findByRole('textbox', { name: 'wallet_id' }), 'DE123456')
    await user.click(await button())
    const wrong = await screen.findByRole('textbox', { name: 'wallet_id', description: /right form/ })
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('of coins goes by the rules and limits of the network', async () => {
    const { user, sent } = await open({ own: account('BTC', 0.5), methods: [coins] })
    expect((await amount()).value).toBe('0.001')
    await user.selectOptions(screen.getByRole('combobox', { name: 'crypto_network' }), 'Two')
    expect((await amount()).value).toBe('0.02')
    await user.type(screen.getByRole('textbox', { name: 'wallet_id' }), 'two-abc')
    await user.click(await button())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]!.body).toMatchObject({ amount: 0.02, fields: { crypto_network: 'two', wallet_id: 'two-abc' } })
  })

  it('gives way to what must be staked first', async () => {
    await open({ left: 12.5 })
    expect(await screen.findByRole('heading', { name: 'Not available to withdraw yet' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
  })
})

describe('a withdrawal whose place the company asks for', () => {
  beforeEach(() => sessionStorage.clear())

  const reply = (): Reply => ({
    body: { data: { invoiceId: 'w1', action: 'https://pay.example/payout', fields: { payoutId: 'w1' } } },
  })
  const asking = (processingType: PaymentMethod['processingType']): PaymentMethod => ({
    ...bank,
    method: 'asked',
    processingType,
    fields: [],
  })
  const INVOICES = 'GET /api/payment/invoices'
  const meta = { page: 1, perPage: 10, totalPages: 1, totalRows: 1 }

  it('is asked for in a frame, past a reload too, and is under way once it was said', async () => {
    const life = { state: 'collecting' }
    const url = 'https://pay.example/payout?payoutId=w1'
    const list = () => ({
      body: { data: [{ id: 'w1', status: 1, publicData: { url }, withdrawal: { ...life } }], meta },
    })
    const { user, onClose } = await open({
      reply,
      methods: [asking('iframe')],
      platform: { [INVOICES]: list },
    })
    await user.click(await screen.findByRole('button', { name: /^Withdraw 20/ }))
    expect((await screen.findByTitle('Page of the payment company')).getAttribute('src')).toBe(url)
    expect(onClose).not.toHaveBeenCalled()
    cleanup()
    const again = await open({ methods: [asking('iframe')], platform: { [INVOICES]: list } })
    await screen.findByTitle('Page of the payment company')
    life.state = 'approved'
    await queryClient.invalidateQueries({ queryKey: ['payment', 'invoices'] })
    await waitFor(() => expect(again.onClose).toHaveBeenCalled())
    expect(alertKeys()).toEqual(['wallet.withdrawalProcessed'])
  })

  it.each([true, false])('is asked for in a window; a browser that opens one: %s', async (isOpened) => {
    const replace = vi.fn<(url: string) => void>()
    vi.stubGlobal('open', () =>
      isOpened ? { opener: {}, document: { title: '', body: {} }, location: { replace }, close: () => {} } : null,
    )
    const url = 'https://pay.example/payout?payoutId=w1'
    const { user, onClose } = await open({ reply, methods: [asking('form')] })
    await user.click(await screen.findByRole('button', { name: /^Withdraw 20/ }))
    if (isOpened) {
      await waitFor(() => expect(onClose).toHaveBeenCalled())
      expect(replace).toHaveBeenCalledWith(url)
    } else expect((await screen.findByRole('link', { name: 'Open the payment page' })).getAttribute('href')).toBe(url)
    expect(alertKeys()).toEqual([])
  })
})
