import { createHmac } from 'node:crypto'
import { InvoiceStatus } from '@baize/contract'
import { systemClock } from '@baize/kit'
import { startTestPlatform } from '@baize/testkit'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { depositListeners } from '../../apps/platform/src/deposit-listeners.ts'
import { hearOfCoins } from '../../apps/platform/src/flows/money/coin-payments.ts'
import { settlement } from '../../apps/platform/src/flows/money/settle-deposit.ts'
import { registerCoinWebhooks } from '../../apps/platform/src/modules/money/addresses/index.ts'
import { noJournal } from '../../apps/sandbox/src/cashier/journal.ts'
import { Chain, type ChainEvent } from '../../apps/sandbox/src/chain/chain.ts'
import { networkOf } from '../../apps/sandbox/src/chain/networks.ts'
import { createReporter } from '../../apps/sandbox/src/chain/reporter.ts'
import { askAddress, mine, openPurse, send, startWithChain } from './coins.ts'
import { Invoice, InvoiceMethod, type Payment, PaymentEvent, startGreenfieldStore } from './greenfield-store.ts'

const API_KEY = 'f9a0c3bd5a1e4d67b2c08e91d3f64a75c1b2e3d4'

async function startWithStore() {
  const store = await startGreenfieldStore(API_KEY)
  const platform = await startTestPlatform({
    companies: [{ id: 'coins', kind: 'chain', url: store.url, secret: API_KEY, clientId: store.storeId }],
    services: { fetch },
    register: (app, services) =>
      registerCoinWebhooks(app, services, (word) =>
        hearOfCoins(services, settlement(depositListeners, services), word),
      ),
  })
  store.tellTo(`${platform.url}/callbacks/coins/coins`)
  return { store, platform }
}

let house: Awaited<ReturnType<typeof startWithStore>>
beforeAll(async () => {
  house = await startWithStore()
})
afterAll(async () => {
  await house.store.close()
  await house.platform[Symbol.asyncDispose]()
})

const payment = (id: string, value: string, status: Payment['status']): Payment => ({
  id,
  receivedDate: 1_790_000_000,
  value,
  fee: '0.0',
  status,
  destination: 'bc1q',
})

it('a store of BTCPay gives an address, and what comes to it is seen, credited and given up', async () => {
  const { store, platform } = house
  const anna = await openPurse(await platform.player(), 'BTC')
  const { address, qr } = await askAddress(anna, 'bitcoin')
  const invoice = store.invoiceAt(address)
  expect(store.orders).toMatchObject([
    { currency: 'BTC', metadata: { orderId: expect.any(String) }, checkout: { paymentMethods: ['BTC-CHAIN'] } },
  ])
  expect(qr).toBe(`bitcoin:${address}`)

  const shown = async () =>
    (await anna.player.call('listInvoices', {})).map(({ amount, status, statusResult }) => [
      amount,
      status,
      statusResult,
    ])
  const tell = (type: string, about: Payment) => store.tell(type, { invoiceId: invoice.id, payment: about })

  invoice.payments.push(payment('aa-0', '0.01000000', 'Processing'))
  expect(await tell('InvoiceReceivedPayment', invoice.payments[0]!)).toBe(200)
  await vi.waitFor(async () => expect(await shown()).toEqual([[0.01, InvoiceStatus.pending, 'seen']]))

  invoice.payments[0]!.status = 'Invalid'
  invoice.payments.push(payment('bb-0', '0.01000000', 'Settled'))
  expect(await tell('InvoicePaymentSettled', invoice.payments[1]!)).toBe(200)
  await vi.waitFor(async () =>
    expect(new Set(await shown())).toEqual(
      new Set([
        [0.01, InvoiceStatus.success, 'settled'],
        [0.01, InvoiceStatus.failure, 'replaced'],
      ]),
    ),
  )
})

it('other words of a store are taken in, and forged ones are not', async () => {
  const { store, platform } = house
  for (const type of ['PaymentRequestCreated', 'PayoutCreated']) expect(await store.tell(type)).toBe(200)
  const forged = await fetch(`${platform.url}/callbacks/coins/coins`, {
    method: 'POST',
    body: JSON.stringify({ type: 'InvoicePaymentSettled', storeId: store.storeId, invoiceId: 'x' }),
    headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${'0'.repeat(64)}` },
  })
  expect(forged.status).toBe(401)
})

it('the company of the sandbox answers in the shapes of BTCPay', async () => {
  await using sandbox = await startWithChain()
  const anna = await openPurse(await sandbox.platform.player(), 'BTC')
  const given = await askAddress(anna, 'bitcoin')
  await send(sandbox.chain, 'BTC-CHAIN', given, ['0.01'])
  await mine(sandbox.chain, 'BTC-CHAIN', 2)
  const { rows } = await sandbox.platform.pool.query('SELECT company_invoice AS id FROM deposit_address')
  const read = async (path: string) => {
    const headers = { authorization: `token ${sandbox.secret}` }
    return (
      await fetch(`${sandbox.companyUrl}/chain/api/v1/stores/baize/invoices/${rows[0].id}${path}`, { headers })
    ).json()
  }
  expect(Invoice.parse(await read(''))).toMatchObject({ id: rows[0].id, type: 'TopUp' })
  expect(InvoiceMethod.array().parse(await read('/payment-methods'))).toMatchObject([
    { paymentMethodId: 'BTC-CHAIN', destination: given.address, payments: [{ value: '0.01', status: 'Settled' }] },
  ])
})

it('the company of the sandbox tells in the shapes of BTCPay, signed over the bytes it sends', async () => {
  const heard: { body: Buffer; signature: unknown }[] = []
  const listener = Fastify()
  listener.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  listener.post('/hook', async ({ body, headers }) => {
    heard.push({ body: body as Buffer, signature: headers['btcpay-sig'] })
    return {}
  })
  const url = `${await listener.listen({ port: 0, host: '127.0.0.1' })}/hook`
  const reporter = createReporter({ url, secret: API_KEY, storeId: 'baize', clock: systemClock })
  const tell = (event: ChainEvent) => reporter.report(event)
  const chain = await Chain.open({ clock: systemClock, journal: noJournal, tell })
  const network = networkOf('BTC-CHAIN')!
  const { address, tag } = await chain.watch({ network, orderId: 'order', speedPolicy: 'LowMediumSpeed' })
  await send(chain, 'BTC-CHAIN', { address, tag }, ['0.5'])
  await mine(chain, 'BTC-CHAIN', 2)
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(5))
  for (const { body, signature } of heard) {
    expect(signature).toBe(`sha256=${createHmac('sha256', API_KEY).update(body).digest('hex')}`)
    expect(PaymentEvent.parse(JSON.parse(body.toString()))).toMatchObject({ payment: { value: '0.5' } })
  }
  await reporter.close()
  await listener.close()
})
