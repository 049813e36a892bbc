import { isSignatureValid } from '@baize/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askUnanswered } from '../../src/flows/money/pay-out.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { CASHIER, SITE, startWithCashier, type TestPlayer } from '../payments/fake-cashier.ts'
import { lifeOf, moneyOf, richPlayer, runPayouts, withdrawalBody } from './withdrawing.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>

beforeAll(async () => {
  site = await startWithCashier()
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})
beforeEach(() => {
  site.cashier.payoutState = 'paid'
})

const HELD = { realBalance: 74.5, lockedBalance: 25.5, withdrawalBalance: 74.5 }
const FREE = { realBalance: 100, lockedBalance: 0, withdrawalBalance: 100 }

async function ask(player: TestPlayer, over: object = {}) {
  const body = await withdrawalBody(player, { method: 'online_banking', fields: {}, ...over })
  return player.call('createWithdrawal', { body })
}

/** What the player says on the company's page, and the knock that tells the platform. */
async function say(payoutId: string, state: 'prepared' | 'abandoned', token = 'account-1') {
  const destination = state === 'prepared' ? { token, masked: '···· 4711' } : undefined
  const said = { payoutId, method: '', amount: '2550', currency: 'EUR', details: {}, state, destination }
  site.cashier.payouts.set(payoutId, said)
  expect((await site.reportPayout({ payoutId, status: state })).status).toBe(200)
  await runPayouts(site.platform)
}

/** The session of the player is over by then. */
const stateOf = async (id: string) => {
  const { rows } = await site.platform.pool.query<{ state: string }>('SELECT state FROM withdrawal WHERE id = $1', [id])
  return rows[0]?.state
}

const lettersOf = async ({ email }: TestPlayer) => {
  const { rows } = await site.platform.pool.query(
    `SELECT kind FROM letter WHERE recipient = $1 AND kind = 'newDestination'`,
    [email],
  )
  return rows.length
}

describe('a withdrawal whose place the company asks for', () => {
  it.each([
    ['online_banking', 'window'],
    ['wallet', 'frame'],
  ])(
    'by %s leads to its page in a %s, signed, and its history has the page as long as it is asked',
    async (method, shownIn) => {
      const anna = await richPlayer(site.platform)
      const { invoiceId, action, fields } = await ask(anna, { method })
      expect(action).toBe(`${CASHIER.url}/cashier/payout`)
      const { signature, ...told } = fields!
      expect(told).toEqual({
        payoutId: invoiceId,
        amount: '2550',
        currency: 'EUR',
        subunitToUnit: '100',
        playerReference: anna.id,
        locale: 'en',
        shownIn,
        returnUrl: `${SITE}/profile/history`,
        callbackUrl: `${SITE}/callbacks/cashier/payouts`,
        expiresAt: String(site.platform.clock.now().getTime() + 30 * 60_000),
      })
      const query = new URLSearchParams(Object.entries(told).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      const path = `/cashier/payout?${query.toString()}`
      const signed = { timestamp: told['expiresAt']!, nonce: invoiceId, method: 'GET', path, body: '' }
      expect(isSignatureValid(CASHIER.secret, signed, signature!)).toBe(true)
      const url = expect.stringContaining(`${CASHIER.url}/cashier/payout?`)
      expect(await lifeOf(anna)).toMatchObject({ status: 1, publicData: { url }, withdrawal: { state: 'collecting' } })
      expect(await moneyOf(anna)).toEqual(HELD)
      await anna.call('declineInvoice', { params: { id: invoiceId } })
      expect(await lifeOf(anna)).toMatchObject({ publicData: null })
    },
  )

  it('is judged, announced and paid to the place that was said there', async () => {
    const anna = await richPlayer(site.platform)
    const { invoiceId } = await ask(anna)
    await say(invoiceId, 'prepared')
    expect(await lifeOf(anna)).toMatchObject({
      publicData: null,
      withdrawal: { state: 'approved', destination: '···· 4711' },
    })
    expect(await lettersOf(anna)).toBe(1)
    await runPayouts(site.platform)
    expect(site.cashier.payouts.get(invoiceId)).toMatchObject({
      method: 'online_banking',
      details: { destination_token: 'account-1' },
    })
    expect(await lifeOf(anna)).toMatchObject({ status: 2, withdrawal: { state: 'paid' } })
    expect(await moneyOf(anna)).toEqual({ realBalance: 74.5, lockedBalance: 0, withdrawalBalance: 74.5 })
    const again = await ask(anna)
    await say(again.invoiceId, 'prepared')
    expect(await lettersOf(anna)).toBe(1)
  })

  it('takes a fresh proof, whatever was paid before', async () => {
    const anna = await richPlayer(site.platform)
    site.platform.clock.advance(6 * 60_000)
    await expect(ask(anna)).rejects.toMatchObject({ status: 409, code: 11020 })
    expect(await moneyOf(anna)).toEqual(FREE)
  })

  it('gives the money back when the player leaves the page', async () => {
    const anna = await richPlayer(site.platform)
    const { invoiceId } = await ask(anna)
    await say(invoiceId, 'abandoned')
    expect(await lifeOf(anna)).toMatchObject({ status: 3, publicData: null, withdrawal: { state: 'failed' } })
    expect(await moneyOf(anna)).toEqual(FREE)
  })

  it('gives the money back when nothing was said for half an hour, and not before', async () => {
    const anna = await richPlayer(site.platform)
    const { invoiceId } = await ask(anna)
    const { services, clock } = site.platform
    clock.advance(29 * 60_000)
    await askUnanswered(services)
    expect(await stateOf(invoiceId)).toBe('collecting')
    clock.advance(4 * 60_000)
    await askUnanswered(services)
    expect(await stateOf(invoiceId)).toBe('failed')
  })

  it('stays taken back, whatever is said at the company later', async () => {
    const anna = await richPlayer(site.platform)
    const { invoiceId } = await ask(anna)
    await anna.call('declineInvoice', { params: { id: invoiceId } })
    await say(invoiceId, 'prepared')
    expect(await lifeOf(anna)).toMatchObject({ status: 3, withdrawal: { state: 'cancelled', destination: null } })
    expect(site.cashier.payouts.get(invoiceId)).toMatchObject({ state: 'prepared' })
    expect(await moneyOf(anna)).toEqual(FREE)
  })

  it('is refused when it would send the player back to another site', async () => {
    const anna = await richPlayer(site.platform)
    const body = await withdrawalBody(anna, {
      method: 'online_banking',
      fields: {},
      redirectUrl: 'https://evil.test/',
    })
    expect(await anna.refusal('createWithdrawal', { body })).toMatchObject({
      status: 422,
      fields: { redirectUrl: [expect.any(String)] },
    })
    expect(await moneyOf(anna)).toEqual(FREE)
  })
})
