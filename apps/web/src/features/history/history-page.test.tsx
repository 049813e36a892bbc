// @vitest-environment jsdom
import type { Bet, Invoice, Session, Spin } from '@baize/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldBonus } from '../../../test/fixtures/bonuses.ts'
import { type Call, type Platform, SESSION_ID, alertKeys, stage } from '../../../test/fixtures/stage.tsx'
import { HistoryPage } from './history-page.tsx'

const INVOICES = 'GET /api/payment/invoices'
const SPINS = 'GET /api/game/spins'
const BETS = 'GET /api/game/bets'
const BONUSES = 'GET /api/game/player-bonuses'
const SESSIONS = 'GET /api/player/sessions'

const invoice = (id: string, more: Partial<Invoice> = {}): Invoice => ({
  id,
  number: null,
  status: 2,
  statusResult: '',
  invoiceType: 1,
  kind: 'deposit',
  paymentMethod: 'Bank card',
  amount: 25.5,
  currency: 'EUR',
  transactionAmount: 25.5,
  transactionCurrency: 'EUR',
  createdAt: '2026-11-20T22:05:00.000Z',
  updatedAt: null,
  publicData: null,
  ...more,
})
const spin = (id: string, amount: number, payout: number, isFree = false): Spin => ({
  id,
  game: 'Owl Hour',
  gameIdentity: 'owl-hour',
  amount,
  payout,
  currency: 'EUR',
  createdAt: '2026-11-20T22:05:00.000Z',
  isFree,
})
const device = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  sessionId: id,
  playerId: 'p',
  ip: '192.0.2.7',
  country: 'DE',
  deviceType: 'desktop',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36',
  closedAt: null,
  createdAt: '2026-11-20T22:05:00.000Z',
  ...more,
})
const page =
  (data: object[], totalPages = 1) =>
  (call: Call) => ({
    body: { data, meta: { page: Number(call.query.get('page')), perPage: 10, totalPages, totalRows: data.length } },
  })

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))

const open = (search: string, platform: Platform) =>
  stage(<HistoryPage />, { isPlayer: true, path: `/profile/history${search}`, platform })
const last = (calls: readonly Call[]) => calls.at(-1)!.query

describe('payments', () => {
  it('are shown with their time where the reader is, their state in words, and their sum', async () => {
    await open('', { [INVOICES]: page([invoice('00000000-0000-7000-8000-0000deadbeef', { status: 1 })]) })
    const [, row] = await screen.findAllByRole('row')
    const cells = within(row!).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '20.11.2026, 23:05',
      'Deposit',
      'DEADBEEF',
      'Bank card',
      'Pending',
      '25.50 EUR',
      'Details',
    ])
  })

  it('of a withdrawal show its life, what comes next, and the way to take it back', async () => {
    const withdrawal = {
      state: 'checking' as const,
      destination: '···· 3000',
      approvedAt: null,
      sentAt: null,
      endedAt: null,
      dueAt: '2026-11-21T22:05:00.000Z',
      refusal: null,
      isDeclinable: true,
    }
    const id = '00000000-0000-7000-8000-0000deadbeef'
    const decline = `PUT /api/payment/invoices/${id}/decline`
    const shown = invoice(id, { status: 1, invoiceType: 2, kind: 'withdrawal', withdrawal })
    const { user, calls } = await open('', {
      [INVOICES]: page([shown]),
      [decline]: () => ({ body: { data: { ...shown, status: 3 } } }),
    })
    await user.click(await screen.findByRole('button', { name: /^Details of the withdrawal of 25\.50 EUR/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdrawal of 25.50 EUR' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([expect.stringMatching(/^Requested/), 'We check it', 'Approved', 'Sent to the payment company', 'Paid'])
    expect(within(dialog).getByText(/Somebody of ours looks at it/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(calls.filter(({ operation }) => operation === decline)).toHaveLength(1)
  })

  it('give their whole number to the clipboard', async () => {
    const { user } = await open('', { [INVOICES]: page([invoice('00000000-0000-7000-8000-0000deadbeef')]) })
    await user.click(await screen.findByRole('button', { name: 'Copy the number' }))
    expect(await navigator.clipboard.readText()).toBe('00000000-0000-7000-8000-0000deadbeef')
    expect(screen.getByText('Copied')).toBeTruthy()
  })

  it('are narrowed by the address: whole days of the reader, one status', async () => {
    const { calls } = await open('?dateFrom=2026-11-20&dateTo=2026-11-20&status=3', {
      [INVOICES]: page([invoice('i1')]),
    })
    await screen.findAllByRole('row')
    expect(Object.fromEntries(last(calls))).toEqual({
      page: '1',
      perPage: '10',
      dateFrom: '2026-11-19T23:00:00.000Z',
      dateTo: '2026-11-20T22:59:59.999Z',
      'status[]': '3',
    })
  })

  it('are narrowed by a choice, from the first page on', async () => {
    const { user, calls, router } = await open('?page=2', { [INVOICES]: page([invoice('i1')], 3) })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Withdrawal')
    await waitFor(() => expect(last(calls).get('type[]')).toBe('2'))
    expect(last(calls).get('page')).toBe('1')
    expect(router.state.location.search).toEqual({ tab: 'transactions', type: '2' })
  })

  it('say what to do when nothing fits the filters', async () => {
    const { user, calls } = await open('?status=3', { [INVOICES]: page([]) })
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
    expect(await screen.findByText('No payments yet')).toBeTruthy()
    expect(last(calls).has('status[]')).toBe(false)
  })

  it('stand on pages with addresses of their own', async () => {
    await open('?status=2&page=2', { [INVOICES]: page([invoice('i1')], 3) })
    const pages = await screen.findByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/profile/history?tab=transactions&status=2&page=3',
    )
    expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('2')
  })

  it('load again after a failure', async () => {
    let isDown = true
    const { user } = await open('', {
      [INVOICES]: (call) => (isDown ? { status: 404 } : page([invoice('i1')])(call)),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect((await screen.findAllByRole('row')).length).toBe(2)
  })
})

describe('the tabs', () => {
  it('stand in the address and follow the arrow keys', async () => {
    const { user, router } = await open('?tab=spins', {
      [SPINS]: page([spin('s1', 1, 0), spin('s2', 1, 2.5), spin('s3', 0, 0.4, true)]),
      [BONUSES]: page([heldBonus(), heldBonus({ id: 'old', status: 3, result: 3 })]),
    })
    const tab = await screen.findByRole('tab', { name: 'Rounds', selected: true })
    expect((await screen.findAllByRole('link', { name: 'Owl Hour' }))[0]!.getAttribute('href')).toBe('/games/owl-hour')
    expect(screen.getByText('2.50 EUR')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Owl Hour Free spin 0\.40 EUR/ })).toBeTruthy()
    tab.focus()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('tab', { name: 'Bonuses', selected: true })).toBeTruthy()
    expect(await screen.findByText('Cancelled')).toBeTruthy()
    expect(router.state.location.search).toEqual({ tab: 'bonuses' })
  })
})

const leg = (event: string) => ({
  event,
  discipline: 'Football',
  tournament: 'First League',
  market: 'Winner',
  outcome: 'Northwick',
  coefficient: 2.5,
  stage: 1,
  eventDate: '2026-11-21T18:00:00.000Z',
})
const bet = (id: string, more: Partial<Bet> = {}): Bet => ({
  id,
  roundId: 'ticket-deadbeef',
  gameId: 'sport',
  game: 'Sportsbook',
  amount: 1,
  payout: 0,
  currency: 'EUR',
  coefficient: 2.5,
  status: 1,
  ticketType: 1,
  createdAt: '2026-11-20T22:05:00.000Z',
  items: [leg('Northwick – Ostheim')],
  ...more,
})

describe('sports bets', () => {
  const openBets = (search: string, rows: Bet[]) =>
    stage(<HistoryPage />, {
      isPlayer: true,
      path: `/profile/history${search}`,
      platform: { [BETS]: page(rows), [INVOICES]: page([]) },
      info: { flags: { sportsbook: true } },
    })

  it('stand in no tab where no betting company takes any', async () => {
    await open('?tab=bets', { [INVOICES]: page([]) })
    expect(await screen.findByRole('tab', { name: 'Payments', selected: true })).toBeTruthy()
    expect(screen.queryByRole('tab', { name: 'Sports bets' })).toBeNull()
  })

  it('show a combination that opens, its number to copy, and what came of it once something has', async () => {
    const combination = bet('combo', {
      status: 2,
      payout: 6.25,
      coefficient: 6.25,
      items: [leg('Northwick – Ostheim'), leg('Eastbrook – Southmere')],
    })
    const { user } = await openBets('?tab=bets', [combination, bet('single')])
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    expect(first!.getByText('Won')).toBeTruthy()
    expect(first!.getByText('Paid out').nextElementSibling!.textContent).toBe('6.25 EUR')
    const opener = first!.getByRole('button', { name: 'Combination Bets: 2' })
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await user.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(first!.getByText('Eastbrook – Southmere')).toBeTruthy()
    await user.click(first!.getByRole('button', { name: 'Copy the number of the bet' }))
    expect(await navigator.clipboard.readText()).toBe('ticket-deadbeef')
    expect(second!.queryByText('Paid out')).toBeNull()
    expect(second!.getAllByText('2.50')).toHaveLength(2)
  })

  it('that are open have a list of their own', async () => {
    const { user, calls, router } = await openBets('?tab=bets', [bet('single')])
    await user.click(await screen.findByRole('radio', { name: 'Open' }))
    await waitFor(() => expect(last(calls).get('isSettled')).toBe('false'))
    expect(router.state.location.search).toEqual({ tab: 'bets', kind: 'open' })
  })
})

describe('sessions', () => {
  it('tell this device from others and from closed ones', async () => {
    await open('?tab=sessions', {
      [SESSIONS]: page([
        device(SESSION_ID),
        device('other', {
          deviceType: 'mobile',
          userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18) Version/18.0 Safari/604.1',
        }),
        device('old', { closedAt: '2026-11-20T22:10:00.000Z', userAgent: 'curl/8' }),
      ]),
    })
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
    expect(rows).toEqual([
      'Chrome on WindowsGermany192.0.2.720.11.2026, 23:05This device',
      'Safari on iOSGermany192.0.2.720.11.2026, 23:05ActiveSign out',
      'Unknown deviceGermany192.0.2.720.11.2026, 23:05Closed20.11.2026, 23:10',
    ])
  })

  it('are closed one by one after a question', async () => {
    let closed: string | null = null
    const { user, calls } = await open('?tab=sessions', {
      [SESSIONS]: (call) => page([device(SESSION_ID), device('other', { closedAt: closed })])(call),
      'PUT /api/player/sessions/other/close': () => {
        closed = '2026-11-20T22:10:00.000Z'
        return { body: { data: device('other', { closedAt: closed }) } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    const question = screen.getByRole('alertdialog', { name: 'Sign this device out?' })
    await user.click(within(question).getByRole('button', { name: 'Keep it' }))
    expect(calls.every(({ operation }) => operation === SESSIONS)).toBe(true)

    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('Closed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(alertKeys()).toEqual(['profile.sessionClosed'])
  })
})
