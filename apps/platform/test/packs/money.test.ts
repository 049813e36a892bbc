import { randomUUID } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BonusCodeStatus, BonusTrigger, IssueStatus } from '@baize/contract'
import { withTransaction } from '@baize/database'
import { testConfig, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { issueOffer } from '../../src/flows/offers/bonuses/issue-offer.ts'
import { settlement } from '../../src/flows/money/settle-deposit.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { reconcileInvoices } from '../../src/modules/money/payments/index.ts'
import { depositBody, startWithCashier } from '../payments/fake-cashier.ts'
import { lifeOf, withdraw } from '../payouts/withdrawing.ts'
import { approveIdentity } from '../support/approve-identity.ts'
import { pay } from '../support/money.ts'
import { REGISTERS, TestRegisters } from '../support/registers.ts'

/** A bonus that asks for play of two kinds. */
const mixed = {
  names: { en: 'Both' },
  type: 'cash',
  trigger: { on: 'deposit' },
  gives: { amount: { base: 10 } },
  terms: { wagerCasino: 20, wagerSportsbook: 20, activateWithinDays: 14, wagerWithinDays: 30 },
}

const folder = mkdtempSync(join(tmpdir(), 'baize-offers-'))
let site: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  mkdirSync(join(folder, 'bonuses'))
  writeFileSync(join(folder, 'bonuses', 'mixed.json'), JSON.stringify(mixed))
  site = await startWithCashier([...depositListeners], {
    config: {
      packs: { countries: ['gb', 'on', 'se', 'mt', 'de'], licence: null, folder: null },
      offerFolders: [...testConfig().offerFolders, folder],
    },
    companies: REGISTERS,
    fetch: new TestRegisters().fetch,
  })
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const REQUIRED: Record<string, string[]> = { SE: ['daily', 'weekly', 'monthly'], DE: ['monthly'] }

/** Somebody of the country, checked, with the limits they have to have and none where they may say so. */
async function playerOf(country: string): Promise<TestPlayer> {
  const anna = await site.platform.player({ form: { country } })
  await approveIdentity(site.platform.pool, anna.id)
  for (const period of REQUIRED[country] ?? [])
    await anna.call('createLimit', { body: { definition: 3, period, currency: 'EUR', amount: 900 } })
  await anna.call('declineLimitPrompt', {})
  return anna
}

const amount = 5000
const order = async (anna: TestPlayer, over: object = {}): Promise<string> =>
  (await anna.call('createDeposit', { body: await depositBody(anna, { amount, ...over }) })).invoiceId
const settle = (paymentId: string, over: object = {}) =>
  site.report({ paymentId, status: 'paid', amount: String(amount), ...over })
const offersTo = async (anna: TestPlayer) =>
  (await anna.call('listDepositBonuses', { query: { currency: 'EUR' } })).map(({ id }) => id)
const bonusesOf = (anna: TestPlayer) => anna.call('listPlayerBonuses', { query: {} })
const refusedOrder = async (anna: TestPlayer, bonusId: string) =>
  (await anna.refusal('createDeposit', { body: await depositBody(anna, { amount, bonusId }) })).code

describe('a withdrawal that waits', () => {
  async function waiting(country: string) {
    const anna = await playerOf(country)
    await pay(site.platform.pool, anna, 10_000n)
    const id = await withdraw(anna)
    return { anna, id, life: (await lifeOf(anna)).withdrawal! }
  }

  it.each(['OPEN behaviour 22 in AT', 'MT PPD reversals in MT'])('%s: is taken back by its player', async (place) => {
    const { anna, id, life } = await waiting(place.slice(-2))
    expect(life.isDeclinable).toBe(true)
    expect(await anna.call('declineInvoice', { params: { id } })).toMatchObject({ statusResult: 'cancelled' })
  })

  it.each(['GB RTS 14B in GB', 'ON Std payouts in CA', 'SE SIFS 2022:3, 7 in SE', 'DE § 6b(2) in DE'])(
    '%s: is taken back by nobody, and offers no way to',
    async (place) => {
      const { anna, id, life } = await waiting(place.slice(-2))
      expect(life).toMatchObject({ state: 'approved', isDeclinable: false })
      expect(await anna.refusal('declineInvoice', { params: { id } })).toMatchObject({ status: 409, code: 13_108 })
      expect((await lifeOf(anna)).withdrawal).toMatchObject({ state: 'approved' })
    },
  )
})

describe('a bonus', () => {
  it('OPEN part 2, 4: is offered as the house plans it, with its own wagering', async () => {
    const anna = await playerOf('AT')
    expect(await offersTo(anna)).toEqual(expect.arrayContaining(['welcome-1', 'welcome-2', 'felt-20']))
    await settle(await order(anna, { bonusId: 'welcome-1' }))
    // 30 times 50 euros.
    expect(await bonusesOf(anna)).toMatchObject([{ amount: 50, requiredWagerCasinoAmount: 1500 }])
  })

  it('GB SR 5.1.1(3a): is wagered ten times at most, whatever the house asks', async () => {
    const anna = await playerOf('GB')
    const [offer] = await anna.call('listDepositBonuses', { query: { currency: 'EUR', bonusIds: ['welcome-1'] } })
    expect(offer).toMatchObject({ wagerCasino: 10 })
    await settle(await order(anna, { bonusId: 'welcome-1' }))
    expect(await bonusesOf(anna)).toMatchObject([{ amount: 50, requiredWagerCasinoAmount: 500 }])
  })

  it.each(['GB SR 5.1.1(3b) in GB', 'DE § 5 and licence in DE'])(
    '%s: that asks for two products is neither offered nor given',
    async (place) => {
      const anna = await playerOf(place.slice(-2))
      expect(await offersTo(anna)).not.toContain('mixed')
      expect(await refusedOrder(anna, 'mixed')).toBe(14_301)
    },
  )

  it.each(['OPEN part 2, 3 in AT', 'SE SL 14:9, products in SE'])('%s: may ask for two products', async (place) => {
    const anna = await playerOf(place.slice(-2))
    expect(await offersTo(anna)).toContain('mixed')
    await settle(await order(anna, { bonusId: 'mixed' }))
    expect(await bonusesOf(anna)).toMatchObject([{ name: 'Both' }])
  })

  it('SE SL 14:9: is given to who plays for the first time, and to nobody later', async () => {
    const anna = await playerOf('SE')
    expect(await offersTo(anna)).toContain('welcome-1')
    expect(await offersTo(anna)).not.toContain('welcome-2')
    const [first, second] = [await order(anna, { bonusId: 'welcome-1' }), await order(anna, { bonusId: 'felt-20' })]
    await settle(first)
    await settle(second)
    expect(await bonusesOf(anna)).toMatchObject([{ name: 'Welcome bonus 1' }])
    expect(await offersTo(anna)).toEqual([])
    expect(await refusedOrder(anna, 'felt-20')).toBe(14_301)
  })

  it('DE § 5 and licence: is neither offered, nor claimed by a code, nor given by the house', async () => {
    const anna = await playerOf('DE')
    expect(await offersTo(anna)).toEqual([])
    expect(await refusedOrder(anna, 'welcome-1')).toBe(14_301)
    const code = { body: { bonusCode: 'QUIETWORD', trigger: BonusTrigger.code } }
    expect(await anna.call('applyBonusCode', code)).toMatchObject({ status: BonusCodeStatus.notAvailable })
    const statuses = { query: { bonusIds: ['welcome-1'], currency: 'EUR' } }
    expect(await anna.call('listBonusStatuses', statuses)).toMatchObject([{ status: IssueStatus.closed }])
    const [account] = await anna.call('listAccounts', {})
    const gift = {
      playerId: anna.id,
      account: { id: account!.id, currency: 'EUR' },
      offerId: 'goodwill',
      cause: 'test',
    }
    const give = () => withTransaction(site.platform.pool, (tx) => issueOffer(tx, site.platform.services, gift))
    await expect(give()).rejects.toMatchObject({ reason: 'bonus_not_available' })
    expect(await bonusesOf(anna)).toEqual([])
  })

  it('is promised by the house to nobody who excluded themselves', async () => {
    const anna = await playerOf('AT')
    const [account] = await anna.call('listAccounts', {})
    await anna.call('createLimit', { body: { definition: 4, period: '1_year' } })
    const gift = {
      playerId: anna.id,
      account: { id: account!.id, currency: 'EUR' },
      offerId: 'goodwill',
      cause: 'test',
    }
    const give = () => withTransaction(site.platform.pool, (tx) => issueOffer(tx, site.platform.services, gift))
    await expect(give()).rejects.toMatchObject({ reason: 'bonus_not_available' })
  })
})

describe('a deposit by credit card', () => {
  const balance = async (anna: TestPlayer) => (await anna.call('listAccounts', {}))[0]!.balance
  const cardsOf = async (anna: TestPlayer) =>
    (await anna.call('listDepositMethods', { query: { currency: 'EUR' } })).filter(({ method }) => method === 'card')
  const creditOf = async (anna: TestPlayer) => {
    const paymentId = await order(anna)
    const report = { paymentId, eventId: randomUUID(), status: 'paid', funding: 'credit', amount: '5000' } as const
    return { report, answer: await (await site.report(report)).json() }
  }

  it.each(['OPEN part 2, 4 in AT', 'OPEN part 2, 4 in MT'])('%s: is taken', async (place) => {
    const anna = await playerOf(place.slice(-2))
    expect(await cardsOf(anna)).toMatchObject([{ names: { en: 'Bank card' } }])
    expect((await creditOf(anna)).answer).toEqual({ status: 'ok' })
    expect(await balance(anna)).toBe(50)
  })

  it.each(['GB LC 6.1.2 in GB', 'SE prop. 2025/26:11 in SE', 'DE § 6b(4) in DE'])(
    '%s: is refused, told to the company and the player, and never credited',
    async (place) => {
      const anna = await playerOf(place.slice(-2))
      expect(await cardsOf(anna)).toMatchObject([{ names: { en: 'Debit card' } }])
      const { report, answer } = await creditOf(anna)
      expect(answer).toEqual({ status: 'refused', reason: 'credit_card' })
      // The same report, and one that came later, are told the same: the money is not ours.
      for (const again of [report, { ...report, eventId: randomUUID(), funding: 'debit' }])
        expect(await (await site.report(again)).json()).toEqual(answer)
      expect(await balance(anna)).toBe(0)
      const [invoice] = await anna.call('listInvoices', { query: {} })
      expect(invoice).toMatchObject({ statusResult: 'credit_card', status: 3 })
      const messages = await anna.call('listMessages', { query: {} })
      expect(messages.filter(({ content }) => content.title === 'Credit cards are not accepted')).toHaveLength(1)
      await settle(await order(anna), { funding: 'debit' })
      expect(await balance(anna)).toBe(50)
    },
  )

  it('is refused as well where its report is lost and the company has to be asked', async () => {
    const anna = await playerOf('GB')
    const paymentId = await order(anna)
    site.cashier.states.set(paymentId, 'paid')
    site.cashier.funding.set(paymentId, 'credit')
    site.platform.clock.advance(4 * 60_000)
    await reconcileInvoices(site.platform.services, settlement(depositListeners, site.platform.services))
    expect(await balance(anna)).toBe(0)
    expect(await (await site.report({ paymentId, status: 'paid', amount: '5000', funding: 'credit' })).json()).toEqual({
      status: 'refused',
      reason: 'credit_card',
    })
  })
})
