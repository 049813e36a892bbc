// @vitest-environment jsdom
import type { Account, AccountStatus, PaymentMethod } from '@baize/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offeredBonus } from '../../../test/fixtures/bonuses.ts'
import {
  PLAYER_ID,
  type Platform,
  type Reply,
  alertKeys,
  held,
  openedWith,
  stage,
} from '../../../test/fixtures/stage.tsx'
import { queryClient } from '../../shared/query/query-client.ts'
import { awaitDeposit, awaitedDeposit } from './deposit-outcome/awaited-deposit.ts'
import { DepositErrorDialog } from './deposit-outcome/deposit-error-dialog.tsx'
import { DepositResultDialog } from './deposit-outcome/deposit-result-dialog.tsx'
import { walletQuery } from './wallet-query.ts'
import { WalletDialog } from './wallet-dialog.tsx'

const DEPOSIT = 'POST /api/payment/invoices/deposit'
const METHODS = 'GET /api/payment/methods/deposit'

const account = (currency: string, status: AccountStatus, balance = 0): Account => ({
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
const method: PaymentMethod = {
  method: 'card',
  type: 'form',
  processingType: 'form',
  names: { en: 'Bank card' },
  logo: null,
  icon: 'card',
  amountMin: 10,
  amountMax: 5000,
  presets: [20, 50, 9000].map((amount) => ({ amount, default: amount === 50 })),
  fields: [],
}
const paid = {
  body: {
    data: {
      invoiceId: 'i1',
      method: 'card',
      type: 'form',
      action: 'https://pay.example/go',
      fields: { token: 't' },
      qr: null,
    },
  },
}
const PAGE = { page: 1, perPage: 10, totalPages: 1, totalRows: 1 }
const refused = (status: number, code: number) => ({ status, body: { error: { code, message: 'No' } } })

/** A pending deposit as history has it. */
const waiting = ({ qr, action }: { qr: string | null; action: string | null }) => ({
  id: 'i1',
  status: 1,
  publicData: qr ? { qr } : action ? { url: `${action}?token=t` } : null,
})
/** A deposit of 50 EUR that came to an end. */
const ended = (status: number, statusResult: string) => ({
  id: 'i1',
  status,
  statusResult,
  amount: 50,
  currency: 'EUR',
  paymentMethod: 'Bank card',
  publicData: null,
})
const framed = async () => {
  const frame = await screen.findByTitle('Page of the payment company')
  expect(frame.getAttribute('src')).toBe('https://pay.example/frame?token=t')
  return frame
}

/** The window a browser opens: remembers where it was sent. */
class OpenedWindow {
  opener: unknown = {}
  isClosed = false
  address = 'about:blank'
  document = { title: '', body: { textContent: '' } }
  location = { replace: (url: string) => (this.address = url) }
  close = () => void (this.isClosed = true)
}

let opened: OpenedWindow[] = []
beforeEach(() => {
  opened = []
  sessionStorage.clear()
})

/** The constants of a house in which a deposit comes without a bonus, or with the first that fits. */
const houseWith = ({ isDeclined }: { isDeclined: boolean }) => ({
  game: { bonus: { depositBonusDeclineDefault: isDeclined } },
})

interface Options {
  deposit?: () => Reply | Promise<Reply>
  value?: string
  platform?: Platform
  status?: number
  isBlocked?: boolean
  bonusId?: string
  media?: readonly string[]
}

async function open({
  deposit = () => paid,
  value = 'deposit',
  platform,
  status = 1,
  isBlocked,
  bonusId,
  media,
}: Options = {}) {
  const onClose = vi.fn<() => void>()
  vi.stubGlobal('open', () => {
    if (isBlocked) return null
    const made = new OpenedWindow()
    opened.push(made)
    return made
  })
  const dialog = (
    <WalletDialog
      name="wallet"
      {...walletQuery.read(value)}
      bonusId={bonusId}
      closesOnOverlay={false}
      onClose={onClose}
    />
  )
  const scene = await stage(dialog, {
    isPlayer: true,
    media,
    path: `/games/owl?real=true&wallet=${value}`,
    platform: {
      'GET /api/wallet/accounts': () => ({ body: { data: [account('EUR', 1, 12.5), account('BTC', 2)] } }),
      'GET /api/player/profile': () => ({ body: { data: { id: PLAYER_ID, status } } }),
      [METHODS]: () => ({ body: { data: [method] } }),
      'GET /api/payment/methods/withdrawal': () => ({ body: { data: [] } }),
      'GET /api/risk/reasons/turn-over-wager': () => ({
        body: { data: { total: 0, turnOverWager: 1, turnOverWagerAmount: 0, currency: 'EUR' } },
      }),
      'GET /api/game/bonuses': () => ({ body: { data: [] } }),
      'GET /api/game/bonuses/bonuscodes': () => ({ body: { data: [] } }),
      'GET /api/settings/constants': () => ({ body: { data: houseWith({ isDeclined: true }) } }),
      [DEPOSIT]: deposit,
      ...platform,
    },
  })
  return { ...scene, onClose, deposits: () => scene.calls.filter(({ operation }) => operation === DEPOSIT) }
}

/** As the browser tells of its line. */
function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const depositButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Deposit [\d,.]+ EUR$/ })

describe('a deposit', () => {
  it('by a method that is gone meanwhile is told, and leads back to the methods there are', async () => {
    let isGone = false
    const other = { ...method, method: 'qr', names: { en: 'QR code' } }
    const { user, dialogs } = await open({
      platform: { [METHODS]: () => ({ body: { data: isGone ? [other] : [method, other] } }) },
      deposit: () => {
        isGone = true
        return refused(400, 13101)
      },
    })
    await user.click(await screen.findByRole('button', { name: /Bank card/ }))
    await user.click(await depositButton())
    await waitFor(() => expect(alertKeys()).toEqual(['wallet.methodGone']))
    expect(dialogs.open).not.toHaveBeenCalledWith('deposit-error')
    expect(opened[0]!.isClosed).toBe(true)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bank card/ })).toBeNull())
    expect(await screen.findByRole('heading', { name: 'QR code' })).toBeTruthy()
  })

  it('starts with the default suggestion and says what the button does', async () => {
    await open()
    expect((await amountField()).value).toBe('50')
    expect((await depositButton()).textContent).toBe('Deposit 50.00 EUR')
    expect(screen.getByText('Player 5F3A2B1C')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '9,000' })).toBeNull()
  })

  it('holds the button outside the limits and comes within them when the field is left', async () => {
    const { user } = await open()
    const field = await amountField()
    await user.clear(field)
    await user.type(field, '3x')
    expect(field.value).toBe('3')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Minimum 10.00 EUR' })
    expect(button.disabled).toBe(true)
    await user.tab()
    expect(field.value).toBe('10')
    expect((await depositButton()).disabled).toBe(false)
  })

  it('opens the window with the press, before the platform answers, and sends it on afterwards', async () => {
    const answer = held<Reply>()
    const { user, dialogs, deposits } = await open({ deposit: () => answer.promise })
    await user.click(await screen.findByRole('button', { name: '20' }))
    await user.click(await depositButton())
    expect(opened.map(({ address }) => address)).toEqual(['about:blank'])
    expect(opened[0]!.opener).toBeNull()
    expect((await depositButton()).getAttribute('aria-busy')).toBe('true')
    answer.release(paid)
    await waitFor(() => expect(opened[0]!.address).toBe('https://pay.example/go?token=t'))
    expect(dialogs.close).toHaveBeenCalledWith('wallet')
    expect(deposits().map(({ body }) => body)).toEqual([
      {
        method: 'card',
        currency: 'EUR',
        accountId: 'account-EUR',
        isBonusDecline: true,
        amount: 2000,
        fields: {},
        redirectSuccessUrl: '/games/owl?real=true&deposit-success=true&invoice=%7Binvoice%7D',
        redirectErrorUrl: '/games/owl?real=true&deposit-error=true&invoice=%7Binvoice%7D',
        redirectUrl: '/games/owl?real=true&deposit-redirect=true&invoice=%7Binvoice%7D',
      },
    ])
  })

  it('that the company asks for by itself opens no window and asks for patience', async () => {
    const phone: PaymentMethod = {
      ...method,
      method: 'phone',
      processingType: 'message',
      names: { en: 'Pay by phone' },
      fields: [
        {
          key: 'phone',
          fieldType: 'text',
          type: 'text',
          regexp: null,
          labels: { en: 'Phone number' },
          hints: { en: '' },
          isRequired: true,
          position: 0,
          value: null,
        },
      ],
    }
    const asked = { body: { data: { ...paid.body.data, method: 'phone', action: null, fields: {} } } }
    const { user, dialogs, deposits } = await open({
      deposit: () => asked,
      platform: { [METHODS]: () => ({ body: { data: [phone] } }) },
    })
    await user.type(await screen.findByRole('textbox', { name: /^Phone number/ }), '4915112345678')
    await user.click(await depositButton())
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('deposit-pending'))
    expect(opened).toEqual([])
    expect(deposits()[0]!.body).toMatchObject({ method: 'phone', fields: { phone: '+4915112345678' } })
    expect(awaitedDeposit('patience')).toBe('i1')
  })

  it.each([
    [2, 'deposit-success'],
    [3, 'deposit-error'],
  ])('that was asked for shows its result in place of the patience, once its status is %i', async (status, result) => {
    awaitDeposit('patience', 'i1')
    const dialog = <DepositResultDialog name="deposit-pending" closesOnOverlay onClose={vi.fn<() => void>()} />
    const { dialogs } = await stage(dialog, {
      isPlayer: true,
      platform: {
        'GET /api/wallet/accounts': () => ({ body: { data: [account('EUR', 1)] } }),
        'GET /api/payment/invoices': () => ({ body: { data: [ended(status, '')], meta: PAGE } }),
      },
    })
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith(result))
  })

  it.each([
    ['insufficient', 'Not enough money for this payment', 'Try again'],
    ['cancelled', 'You cancelled the deposit', 'Back to the game'],
    ['expired', 'The time to pay is over', 'Try again'],
    ['something new', 'The deposit did not go through', 'Try again'],
  ])('that failed because of "%s" says so, with the amount and the likeliest way on', async (reason, title, first) => {
    const onClose = vi.fn<() => void>()
    const { user } = await stage(<DepositErrorDialog name="deposit-error" closesOnOverlay onClose={onClose} />, {
      isPlayer: true,
      path: '/games/owl?real=true&deposit-error=true&invoice=i1',
      platform: {
        'GET /api/wallet/accounts': () => ({ body: { data: [account('EUR', 1)] } }),
        'GET /api/payment/invoices': () => ({ body: { data: [ended(3, reason)], meta: PAGE } }),
      },
    })
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    expect(screen.getByText('50.00 EUR')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^(Try|Back)/ })[0]!.textContent).toBe(first)
    await user.click(screen.getByRole('button', { name: 'Back to the game' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('is told by its true result, whichever one the payment page led back to', async () => {
    let state = ended(1, 'opened')
    const dialog = <DepositResultDialog name="deposit-success" closesOnOverlay onClose={vi.fn<() => void>()} />
    const { dialogs } = await stage(dialog, {
      isPlayer: true,
      path: '/?deposit-success=true&invoice=i1',
      platform: {
        'GET /api/wallet/accounts': () => ({ body: { data: [account('EUR', 1)] } }),
        'GET /api/payment/invoices': () => ({ body: { data: [state], meta: PAGE } }),
      },
    })
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('deposit-pending'))
    state = ended(3, 'declined')
    await queryClient.invalidateQueries({ queryKey: ['payment', 'invoices'] })
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('deposit-error'))
  })

  it.each([
    ['qr', { qr: 'PAY-1' }, () => screen.findByRole('img', { name: 'Pay by QR code' })],
    ['iframe', { action: 'https://pay.example/frame', fields: { token: 't' } }, framed],
    ['asyncRedirect', {}, () => screen.findByRole('heading', { name: 'The code is on its way' })],
  ] as const)('of the type %s goes on within the wallet, without a window', async (processingType, reply, step) => {
    const other = { ...method, method: 'other', processingType }
    const next = { ...paid.body.data, action: null, fields: {}, ...reply }
    const { user } = await open({
      deposit: () => ({ body: { data: next } }),
      platform: {
        [METHODS]: () => ({ body: { data: [other] } }),
        'GET /api/payment/invoices': () => ({ body: { data: [waiting(next)], meta: PAGE } }),
      },
    })
    await user.click(await depositButton())
    expect(await step()).toBeTruthy()
    expect(opened).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Pay another way' }))
    expect(await depositButton()).toBeTruthy()
    expect(awaitedDeposit('wallet')).toBeNull()
  })

  it('that waits for its code shows it past a reload, and at its end the result', async () => {
    awaitDeposit('wallet', 'i1')
    const invoices = { status: 1, publicData: { qr: 'https://pay.example/pay?token=t' } as object | null }
    const { dialogs } = await open({
      platform: { 'GET /api/payment/invoices': () => ({ body: { data: [{ id: 'i1', ...invoices }], meta: PAGE } }) },
    })
    expect((await screen.findByRole('img', { name: 'Pay by QR code' })).getAttribute('width')).toBe('176')
    expect(screen.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')).toBe(
      'https://pay.example/pay?token=t',
    )
    Object.assign(invoices, { status: 2, publicData: null })
    await queryClient.invalidateQueries({ queryKey: ['payment', 'invoices'] })
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('deposit-success'))
    expect(awaitedDeposit('wallet')).toBeNull()
  })

  it('closes the window and says so when the platform refuses', async () => {
    const { user, dialogs } = await open({ deposit: () => refused(502, 13105) })
    await user.click(await depositButton())
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('deposit-error', { reason: 'provider_failed' }))
    expect(opened[0]!.isClosed).toBe(true)
  })

  it('of a sum that is for checked players alone closes the window and leads to the check', async () => {
    const { user, dialogs } = await open({ deposit: () => refused(400, 12203) })
    await user.click(await depositButton())
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Your identity has to be checked first')
    expect(opened[0]!.isClosed).toBe(true)
    expect(dialogs.open).not.toHaveBeenCalledWith('deposit-error', expect.anything())
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/profile/verification')
  })

  it('closes the window when the answer names no page to go to', async () => {
    const nowhere = { body: { data: { ...paid.body.data, action: null } } }
    const { user, dialogs } = await open({ deposit: () => nowhere })
    await user.click(await depositButton())
    await waitFor(() => expect(dialogs.open).toHaveBeenCalledWith('deposit-error', { reason: 'provider_failed' }))
    expect(opened[0]!.isClosed).toBe(true)
  })

  it('is the same deposit however often it is sent over a bad line, and another one for another amount', async () => {
    let isDown = true
    const { user, dialogs, deposits } = await open({
      deposit: () => {
        if (isDown) throw new Error('no answer')
        return paid
      },
    })
    await user.click(await depositButton())
    expect(await screen.findByText(/^No connection\. We go on automatically/)).toBeTruthy()
    expect(opened[0]!.isClosed).toBe(true)
    expect(await screen.findByText(/^We got no answer\. Press the button again/, {}, { timeout: 5000 })).toBeTruthy()
    expect(deposits()).toHaveLength(3)
    isDown = false
    await user.click(await depositButton())
    await waitFor(() => expect(opened[1]!.address).toBe('https://pay.example/go?token=t'))
    await user.click(await screen.findByRole('button', { name: '20' }))
    await user.click(await depositButton())
    await waitFor(() => expect(deposits()).toHaveLength(5))
    const [first, second, third, fourth, other] = deposits().map(({ requestKey }) => requestKey)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second, third, fourth]).toEqual([first, first, first])
    expect(other).not.toBe(first)
    expect(dialogs.open).not.toHaveBeenCalledWith('deposit-error', expect.anything())
  })

  it('that was begun without a line goes on when it is back, by a link in place of the window', async () => {
    const { user, deposits } = await open()
    const button = await depositButton()
    goOffline(true)
    await user.click(button)
    expect(await screen.findByText(/^No connection\. We go on automatically/)).toBeTruthy()
    expect(deposits()).toEqual([])
    expect(opened).toEqual([])
    goOffline(false)
    expect((await screen.findByRole('link', { name: 'Open the payment page' })).getAttribute('href')).toBe(
      'https://pay.example/go?token=t',
    )
    expect(deposits()).toHaveLength(1)
  })

  it('offers a link when the browser kept the window closed', async () => {
    const { user, dialogs } = await open({ isBlocked: true })
    await user.click(await depositButton())
    const link = await screen.findByRole('link', { name: 'Open the payment page' })
    expect(link.getAttribute('href')).toBe('https://pay.example/go?token=t')
    expect(dialogs.close).not.toHaveBeenCalled()
  })

  it('is refused to a limited player without asking the platform', async () => {
    const { user, deposits } = await open({ status: 2 })
    await screen.findByText('Player 5F3A2B1C')
    await user.click(await depositButton())
    expect(alertKeys()).toEqual(['limit.limitedDeposit'])
    expect(deposits()).toEqual([])
    expect(opened).toEqual([])
  })
})

describe('the wallet', () => {
  it('asks before it closes on a deposit', async () => {
    const asking = await open()
    await depositButton()
    await asking.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(asking.dialogs.open).toHaveBeenCalledWith('cancel-deposit'))
    expect(asking.onClose).not.toHaveBeenCalled()
  })

  it('closes at once when it was opened with both tabs', async () => {
    const { user, onClose, dialogs } = await open({ value: 'true' })
    await depositButton()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalled()
    expect(dialogs.open).not.toHaveBeenCalled()
  })

  it('says what stands in the way of deposits', async () => {
    await open({ platform: { [METHODS]: () => refused(400, 13100) } })
    expect(await screen.findByText('Deposits are paused')).toBeTruthy()
  })

  it('says when a currency has no method', async () => {
    await open({ platform: { [METHODS]: () => ({ body: { data: [] } }) } })
    expect(await screen.findByText('No way to deposit yet')).toBeTruthy()
  })

  it('loads the methods again after a failure', async () => {
    let isDown = true
    const { user } = await open({
      platform: { [METHODS]: () => (isDown ? refused(404, 2) : { body: { data: [method] } }) },
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await depositButton()).toBeTruthy()
  })

  it('skips the choice of the method on a phone where there is one only', async () => {
    await open({ media: ['(max-width: 767px)'] })
    expect((await depositButton()).closest('[data-step]')!.getAttribute('data-step')).toBe('both')
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Back to the methods' })).toBeNull()
  })

  it('says so where no company pays out the currency', async () => {
    await open({ value: 'withdraw' })
    expect(await screen.findByText('No way to withdraw EUR yet')).toBeTruthy()
    expect(screen.getByText('Available to withdraw: 12.50 EUR')).toBeTruthy()
  })

  it('opens an account in a currency that has none and makes it the active one', async () => {
    const accounts = [account('EUR', 1, 12.5), account('BTC', 2), account('SEK', 2)]
    const { user, calls } = await open({
      platform: {
        'POST /api/wallet/accounts': () => ({ body: { data: accounts } }),
        'PUT /api/wallet/accounts/account-SEK/switch': () => ({
          body: { data: [account('EUR', 2, 12.5), account('SEK', 1)].map((own) => ({ ...own, version: 2 })) },
        }),
      },
    })
    await depositButton()
    await user.click(screen.getByRole('combobox', { name: 'Currency' }))
    expect(screen.getAllByRole('option').map((option) => option.textContent?.replaceAll(' ', ''))).toEqual([
      'EUR12.50EUR',
      'BTC0.00BTC',
      'SEKOpenaccount',
    ])
    await user.click(screen.getByRole('option', { name: /SEK/ }))
    expect(await screen.findByRole('button', { name: 'Deposit 50.00 SEK' })).toBeTruthy()
    expect(calls.find(({ operation }) => operation === 'POST /api/wallet/accounts')?.body).toEqual({ currency: 'SEK' })
  })
})

describe('the bonus of a deposit', () => {
  const OFFERS = 'GET /api/game/bonuses'
  const half = offeredBonus({ id: 'half', wagerCasino: 10 })
  const match = (id: string, packagePriority: number, status: 1 | 2) =>
    offeredBonus({ id, name: id, status, packagePriority, package: { id: 'p', name: 'Welcome package' } })
  const offering = (offers: unknown[], isDeclined = true, codes: unknown[] = []): Platform => ({
    [OFFERS]: () => ({ body: { data: offers } }),
    'GET /api/game/bonuses/bonuscodes': () => ({ body: { data: codes } }),
    'GET /api/settings/constants': () => ({ body: { data: houseWith({ isDeclined }) } }),
  })
  const radio = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('radio', { name })

  it('is none unless one is chosen, where the house says so; the button and a sentence say what a chosen one brings', async () => {
    const { user, deposits } = await open({ platform: offering([half]) })
    expect((await radio('No bonus, only my own money')).checked).toBe(true)
    await user.click(await radio(/^Half as much again/))
    const button = await screen.findByRole('button', { name: 'Deposit 50.00 EUR + 25.00 EUR bonus' })
    expect(
      screen.getByText(/You play with 75\.00 EUR, 25\.00 EUR of it bonus money\. .*stake 250\.00 EUR in all/),
    ).toBeTruthy()
    await user.click(button)
    await waitFor(() => expect(deposits()).toHaveLength(1))
    expect(deposits()[0]!.body).toMatchObject({ bonusId: 'half', isBonusDecline: false, amount: 5000 })
  })

  it('is sent as declined where none was chosen', async () => {
    const { user, deposits } = await open({ platform: offering([half]) })
    await user.click(await depositButton())
    await waitFor(() => expect(deposits()).toHaveLength(1))
    expect(deposits()[0]!.body).toMatchObject({ isBonusDecline: true })
    expect(deposits()[0]!.body).not.toHaveProperty('bonusId')
  })

  it('is the first that fits in a house that declines nothing, and another at another amount', async () => {
    const large = offeredBonus({
      id: 'large',
      name: 'For large deposits',
      triggerConditions: {
        invoiceAmountItems: [{ currency: 'EUR', amountFrom: 100, amountTo: null }],
        baseCurrencyInvoiceAmountFrom: null,
        baseCurrencyInvoiceAmountTo: null,
      },
    })
    const { user } = await open({ platform: offering([large, half], false) })
    expect((await radio(/^Half/)).checked).toBe(true)
    expect((await radio(/^For large/)).disabled).toBe(true)
    const field = await amountField()
    await user.clear(field)
    await user.type(field, '500')
    expect((await radio(/^For large/)).checked).toBe(true)
    expect((await radio(/^Half/)).disabled).toBe(true)
  })

  it('is the one the wallet was opened for, at the least deposit it asks for', async () => {
    const dear = offeredBonus({
      id: 'dear',
      name: 'Dear',
      triggerConditions: {
        invoiceAmountItems: [{ currency: 'EUR', amountFrom: 80, amountTo: null }],
        baseCurrencyInvoiceAmountFrom: null,
        baseCurrencyInvoiceAmountTo: null,
      },
    })
    await open({ platform: offering([half, dear]), bonusId: 'dear' })
    expect((await radio(/^Dear/)).checked).toBe(true)
    expect((await amountField()).value).toBe('80')
  })

  it('is one row for a package, judged and sent by its first member; the rest comes with later deposits', async () => {
    const { user, dialogs, deposits } = await open({
      platform: offering([match('first', 1, 2), match('second', 2, 1)]),
    })
    await user.click(await radio(/^Welcome package/))
    await user.click(screen.getByRole('button', { name: 'Conditions: Welcome package' }))
    expect(openedWith(dialogs, 'wallet-bonus-info').bonuses).toHaveLength(2)
    await user.click(await screen.findByRole('button', { name: 'Deposit 50.00 EUR + 25.00 EUR bonus' }))
    await waitFor(() => expect(deposits()[0]!.body).toMatchObject({ bonusId: 'first' }))
  })

  it('is that of a code: tried as one for now first, then kept for this deposit', async () => {
    const given: unknown[] = []
    let codes: unknown[] = []
    const { user, deposits } = await open({
      platform: {
        ...offering([half]),
        'GET /api/game/bonuses/bonuscodes': () => ({ body: { data: codes } }),
        'POST /api/game/bonuses/bonuscodes': ({ body }) => {
          given.push(body)
          const code = { id: 'c1', bonusCode: 'FELT20', status: 1, trigger: body!.trigger }
          codes = [code]
          return { body: { data: code } }
        },
      },
    })
    await user.click(await radio('I have a bonus code'))
    await user.type(await screen.findByRole('textbox', { name: 'Bonus code' }), 'felt20{Enter}')
    expect(await screen.findByText('FELT20')).toBeTruthy()
    expect(given).toEqual([
      { bonusCode: 'felt20', trigger: 1 },
      { bonusCode: 'felt20', trigger: 3 },
    ])
    await user.click(await depositButton())
    await waitFor(() => expect(deposits()[0]!.body).toMatchObject({ isBonusDecline: false }))
    expect(deposits()[0]!.body).not.toHaveProperty('bonusId')
  })

  it('of a code that waits is chosen from the start, and gone with the code', async () => {
    let codes = [{ id: 'c1', bonusCode: 'FELT20', status: 1, trigger: 3 }]
    const { user } = await open({
      platform: {
        ...offering([half]),
        'GET /api/game/bonuses/bonuscodes': () => ({ body: { data: codes } }),
        'DELETE /api/game/bonuses/bonuscodes': () => {
          const [code] = codes
          codes = []
          return { body: { data: code } }
        },
      },
    })
    expect((await radio('I have a bonus code')).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Remove the code' }))
    expect(await screen.findByRole('textbox', { name: 'Bonus code' })).toBeTruthy()
  })

  it('of a code that waits is given up with the code for another choice', async () => {
    const removed: unknown[] = []
    const { user, deposits } = await open({
      platform: {
        ...offering([half], true, [{ id: 'c1', bonusCode: 'FELT20', status: 1, trigger: 3 }]),
        'DELETE /api/game/bonuses/bonuscodes': ({ body }) => {
          removed.push(body)
          return { body: { data: { id: 'c1' } } }
        },
      },
    })
    expect((await radio('I have a bonus code')).checked).toBe(true)
    await user.click(await radio(/^Half/))
    await waitFor(() => expect(removed).toEqual([{ playerBonusCodeId: 'c1' }]))
    await user.click(await screen.findByRole('button', { name: /^Deposit 50/ }))
    await waitFor(() => expect(deposits()[0]!.body).toMatchObject({ bonusId: half.id, isBonusDecline: false }))
  })

  it('stops tries of codes for three minutes after too many wrong ones', async () => {
    const { user } = await open({
      platform: { ...offering([half]), 'POST /api/game/bonuses/bonuscodes': () => refused(400, 5) },
    })
    await user.click(await radio('I have a bonus code'))
    await user.type(await screen.findByRole('textbox', { name: 'Bonus code' }), 'WRONG{Enter}')
    expect(await screen.findByRole('group', { name: 'Next try in' })).toBeTruthy()
    expect(Date.parse(localStorage.getItem('bonusTimer')!) - Date.now()).toBeGreaterThan(170_000)
    localStorage.clear()
  })

  it('that is gone meanwhile is told, and the deposit waits for another choice', async () => {
    const { user, dialogs } = await open({ platform: offering([half]), deposit: () => refused(409, 14301) })
    await user.click(await radio(/^Half/))
    await user.click(await screen.findByRole('button', { name: /^Deposit 50/ }))
    await waitFor(() => expect(alertKeys()).toEqual(['bonus.bonusNotAvailable']))
    expect(dialogs.open).not.toHaveBeenCalledWith('deposit-error', expect.anything())
    expect(opened[0]!.isClosed).toBe(true)
  })
})
