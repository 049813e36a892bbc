import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomToken, signRequest } from '@baize/kit'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { foreseeFor, settlement } from '../../apps/platform/src/flows/money/settle-deposit.ts'
import { checkLedger } from '../../apps/platform/src/modules/money/ledger/index.ts'
import { askForMethods, registerCallbacks } from '../../apps/platform/src/modules/money/payments/index.ts'
import { registerPayoutCallbacks } from '../../apps/platform/src/modules/money/payouts/index.ts'
import { lifeOf, richPlayer, runPayouts, withdraw } from '../../apps/platform/test/payouts/withdrawing.ts'
import { openLine, registerExample, startExample } from './outside.ts'

let line: Awaited<ReturnType<typeof openLine>>
let platform: TestPlatform
let cashier: ChildProcess & { url: string }
let secret: string
let folder: string
/** As the operator gives them to the company. */
let variables: (own: string) => Record<string, string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cashier-'))
  line = await openLine()
  platform = await startTestPlatform({
    config: { publicUrl: line.url },
    register: async (app, services) => {
      await registerCallbacks(app, services, { take: settlement([], services), foresee: foreseeFor([]) })
      await registerPayoutCallbacks(app, services)
    },
  })
  line.target = platform.url
  variables = (own) => ({
    SITE_URL: line.url,
    CASHIER_NAME: 'plain',
    CASHIER_SECRET: own,
    JOURNAL: join(folder, 'j'),
    PORT: '0',
  })
  const owner = await platform.operator()
  const off = { isEnabled: false, reason: 'another one comes' }
  await owner.call('switchCompany', { params: { companyId: 'cashier' }, body: off })
  const registered = await registerExample(platform, { companyId: 'plain', kind: 'cashier' }, (own) =>
    startExample('plain-cashier/cashier.mjs', variables(own)),
  )
  ;({ company: cashier, secret } = registered)
  await askForMethods(platform.services)
})
afterAll(async () => {
  cashier.kill()
  line.close()
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const balanceOf = async (player: TestPlayer) => (await player.call('listAccounts', {}))[0]!.realBalance

/** Orders 25.50 EUR; the address of the page to pay on. */
async function order(player: TestPlayer) {
  const [account] = await player.call('listAccounts', {})
  const back = (how: string) => `${line.url}/main?deposit-${how}=true`
  const { invoiceId, action, fields } = await player.call('createDeposit', {
    body: {
      method: 'plain',
      currency: 'EUR',
      amount: 2550,
      accountId: account!.id,
      isBonusDecline: false,
      redirectSuccessUrl: back('success'),
      redirectErrorUrl: back('error'),
      redirectUrl: back('redirect'),
    },
  })
  return { invoiceId, page: `${action}?${new URLSearchParams(fields!)}` }
}

/** Presses a button of the page; where the browser goes. */
async function press(page: string, choice: string) {
  expect(await (await fetch(page)).text()).toContain(`value="${choice}"`)
  const body = new URLSearchParams({ choice })
  return (await fetch(page, { method: 'POST', body, redirect: 'manual' })).headers.get('location')
}

/** A call as the platform makes it. */
async function ask(method: string, path: string, body = '', { by = secret, nonce = randomToken(16) } = {}) {
  const timestamp = String(Date.now())
  const headers = {
    'x-provider': 'plain',
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signRequest(by, { timestamp, nonce, method, path, body }),
  }
  const reply = await fetch(cashier.url + path, { method, headers, ...(body && { body }) })
  return { code: reply.status, ...((await reply.json()) as object) }
}

it('offers its method of its own, and what is paid on its page is credited once though the answer is lost', async () => {
  const anna = await platform.player()
  line.loses = { ending: '/callbacks/cashier', count: 2 }
  const { invoiceId, page } = await order(anna)
  expect(await press(page, 'pay')).toMatch(/deposit-(success|redirect)=true/)
  await vi.waitFor(() => expect(line.calls).toEqual(Array.from({ length: 3 }, () => '/callbacks/cashier')), 10_000)
  expect(await balanceOf(anna)).toBe(25.5)
  expect(await ask('GET', `/cashier/v1/payments/${invoiceId}`)).toMatchObject({ code: 200, state: 'paid' })
})

it('credits nothing for a payment that was called off, and says so to the player', async () => {
  const anna = await platform.player()
  const { page } = await order(anna)
  expect(await press(page, 'cancel')).toContain('deposit-error=true')
  expect(await balanceOf(anna)).toBe(0)
  const [invoice] = await anna.call('listInvoices', { query: {} })
  expect(invoice).toMatchObject({ status: 3, statusResult: 'cancelled' })
})

it('pays out, or gives the money back where it cannot, and takes up after a restart what it owes', async () => {
  const anna = await richPlayer(platform)
  await withdraw(anna)
  await runPayouts(platform)
  cashier.kill()
  await once(cashier, 'exit')
  cashier = await startExample('plain-cashier/cashier.mjs', { ...variables(secret), PORT: new URL(cashier.url).port })
  await vi.waitFor(async () => {
    await runPayouts(platform)
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
  }, 10_000)
  expect(await balanceOf(anna)).toBe(74.5)

  const ben = await richPlayer(platform)
  await withdraw(ben, { fields: { account_holder: 'Ben Lund', wallet_id: 'FR1420041010050500013M02606' } })
  await vi.waitFor(async () => {
    await runPayouts(platform)
    expect(await lifeOf(ben)).toMatchObject({ withdrawal: { state: 'failed' } })
  }, 10_000)
  expect(await balanceOf(ben)).toBe(100)
})

it('takes one order once, and nothing from anybody who does not sign or signs a second time', async () => {
  const id = crypto.randomUUID()
  const url = `${line.url}/x`
  const addresses = { successUrl: url, errorUrl: url, pendingUrl: url, callbackUrl: `${line.url}/callbacks/cashier` }
  const terms = { kind: 'deposit', method: 'plain', amount: '100', currency: 'EUR', subunitToUnit: '100' }
  const body = JSON.stringify({ paymentId: id, ...terms, ...addresses })
  const first = await ask('POST', '/cashier/v1/payments', body)
  expect(first).toMatchObject({ code: 200, paymentId: id })
  expect(await ask('POST', '/cashier/v1/payments', body)).toEqual(first)
  const other = body.replace('"100"', '"101"')
  expect(await ask('POST', '/cashier/v1/payments', other)).toEqual({ code: 409, status: 'payment_conflict' })
  const foreign = body.replaceAll(line.url, 'https://elsewhere.example')
  expect(await ask('POST', '/cashier/v1/payments', foreign)).toMatchObject({ code: 400, status: 'malformed' })
  expect(await ask('GET', `/cashier/v1/payouts/${id}`)).toEqual({ code: 404, status: 'payout_not_found' })

  const forged = await ask('GET', `/cashier/v1/payments/${id}`, '', { by: randomToken(48) })
  expect(forged).toMatchObject({ code: 401, status: 'unauthorized' })
  const nonce = randomToken(16)
  expect(await ask('GET', '/cashier/v1/methods', '', { nonce })).toMatchObject({ code: 200 })
  expect(await ask('GET', '/cashier/v1/methods', '', { nonce })).toMatchObject({ code: 401 })
})
