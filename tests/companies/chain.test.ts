import { createHmac } from 'node:crypto'
import { InvoiceStatus } from '@baize/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { askAddress, type House, mine, openPurse, type Purse, send, startWithChain } from './coins.ts'

let house: House
beforeAll(async () => {
  house = await startWithChain()
})
afterAll(() => house[Symbol.asyncDispose]())

const payments = async ({ player }: Purse) => {
  const rows = await player.call('listInvoices', { query: { perPage: 50 } })
  return rows.map(({ amount, status, statusResult }) => ({ amount, status, statusResult }))
}
const balance = async ({ player, accountId }: Purse) =>
  (await player.call('listAccounts', {})).find(({ id }) => id === accountId)!.balance
const purse = async (currency: string) => openPurse(await house.platform.player(), currency)
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000, interval: 50 })

const { pending, success, failure } = InvoiceStatus

it('shows coins as soon as they are seen, and credits them once under enough blocks', async () => {
  const anna = await purse('BTC')
  const given = await askAddress(anna, 'bitcoin')
  expect(given).toMatchObject({ type: 'address', tag: null, qr: `bitcoin:${given.address}` })
  const [id] = await send(house.chain, 'BTC-CHAIN', given, ['0.00212345'])
  await eventually(async () =>
    expect(await payments(anna)).toEqual([{ amount: 0.00212345, status: pending, statusResult: 'seen' }]),
  )
  expect(await balance(anna)).toBe(0)
  await mine(house.chain, 'BTC-CHAIN', 2)
  await eventually(async () => expect(await balance(anna)).toBe(0.00212345))
  await house.askAll()
  const [invoice] = await anna.player.call('listInvoices', { query: {} })
  expect(invoice).toMatchObject({
    status: success,
    paymentMethod: 'Bitcoin',
    publicData: { transactionId: `${id}-0`, network: 'Bitcoin', confirmations: 2 },
  })
  expect(await balance(anna)).toBe(0.00212345)
})

it('gives the same address until it is paid to, then another, and credits what comes to the old one', async () => {
  const anna = await purse('ETH')
  const first = await askAddress(anna, 'ethereum')
  expect((await askAddress(anna, 'ethereum')).address).toBe(first.address)
  expect((await askAddress(anna, 'arbitrum')).address).not.toBe(first.address)
  await send(house.chain, 'ETH-CHAIN', first, ['0.123456789012345678'])
  await eventually(async () => expect(await payments(anna)).toHaveLength(1))
  expect((await askAddress(anna, 'ethereum')).address).not.toBe(first.address)
  await mine(house.chain, 'ETH-CHAIN', 6)
  await send(house.chain, 'ETH-CHAIN', first, ['0.5'])
  await mine(house.chain, 'ETH-CHAIN', 6)
  await eventually(async () => expect((await payments(anna)).map(({ status }) => status)).toEqual([success, success]))
  const { rows } = await house.platform.pool.query(
    `SELECT sum(amount)::text AS sum FROM invoice WHERE account_id = $1`,
    [anna.accountId],
  )
  expect(rows).toEqual([{ sum: '623456789012345678' }])
})

it('credits the one transaction that was not replaced', async () => {
  const anna = await purse('BTC')
  const given = await askAddress(anna, 'bitcoin')
  const [id] = await send(house.chain, 'BTC-CHAIN', given, ['0.01'], 'low')
  await eventually(async () => expect(await payments(anna)).toHaveLength(1))
  await mine(house.chain, 'BTC-CHAIN', 3)
  expect(await balance(anna)).toBe(0)
  house.platform.clock.advance(1000)
  await house.chain.replace(id!)
  await mine(house.chain, 'BTC-CHAIN', 2)
  await eventually(async () => expect(await balance(anna)).toBe(0.01))
  expect(await payments(anna)).toEqual([
    { amount: 0.01, status: success, statusResult: 'settled' },
    { amount: 0.01, status: failure, statusResult: 'replaced' },
  ])
})

it('keeps dust until it comes to the least with what comes later, each part an invoice of its own', async () => {
  const anna = await purse('USDT')
  const given = await askAddress(anna, 'ton')
  expect(given.tag).toMatch(/^\d+$/)
  const small = (given.amountMin * 0.6).toFixed(6)
  await send(house.chain, 'USDT-TON', given, [small])
  await mine(house.chain, 'USDT-TON', 1)
  await eventually(async () =>
    expect(await payments(anna)).toEqual([{ amount: Number(small), status: pending, statusResult: 'small' }]),
  )
  expect(await balance(anna)).toBe(0)
  await send(house.chain, 'USDT-TON', await askAddress(anna, 'ton'), [small])
  await mine(house.chain, 'USDT-TON', 1)
  await eventually(async () => expect(await balance(anna)).toBeCloseTo(Number(small) * 2, 6))
  expect((await payments(anna)).map(({ status }) => status)).toEqual([success, success])
})

it('credits both outputs of one transaction', async () => {
  const anna = await purse('BTC')
  await send(house.chain, 'BTC-CHAIN', await askAddress(anna, 'bitcoin'), ['0.003', '0.004'])
  await mine(house.chain, 'BTC-CHAIN', 2)
  await eventually(async () => expect(await balance(anna)).toBe(0.007))
})

it('finds what came while no word of the company arrived', async () => {
  const anna = await purse('BTC')
  const given = await askAddress(anna, 'bitcoin')
  house.setAway(true)
  await send(house.chain, 'BTC-CHAIN', given, ['0.02'])
  await mine(house.chain, 'BTC-CHAIN', 2)
  await house.askAll()
  expect(await balance(anna)).toBe(0)
  await expect(askAddress(await purse('BTC'), 'bitcoin')).rejects.toMatchObject({ status: 502 })
  house.setAway(false)
  await house.askAll()
  await eventually(async () => expect(await balance(anna)).toBe(0.02))
})

it('takes a word only from who signs it, and of no other store', async () => {
  const { platform, secret } = house
  const word = (over: object, key: string) => {
    const body = JSON.stringify({ type: 'InvoicePaymentSettled', storeId: 'baize', invoiceId: 'unknown', ...over })
    const signature = createHmac('sha256', key).update(body).digest('hex')
    return fetch(`${platform.url}/callbacks/coins/chain`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` },
    }).then(({ status }) => status)
  }
  expect(await word({}, 'somebody else')).toBe(401)
  expect(await word({}, secret)).toBe(200)
  expect(await word({ storeId: 'other' }, secret)).toBe(200)
  expect(await word({ invoiceId: 7 }, secret)).toBe(400)
  const unsigned = await fetch(`${platform.url}/callbacks/coins/chain`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(401)
  const strange = await fetch(`${house.companyUrl}/chain/api/v1/stores/baize/invoices`, { method: 'POST' })
  expect(strange.status).toBe(401)
})

it('gives the bonus chosen with an address to its first payment that is not replaced, once', async () => {
  const anna = await purse('BTC')
  const chosen = { bonusId: 'welcome-1', isBonusDecline: false }
  const given = await askAddress(anna, 'bitcoin', chosen)
  expect((await askAddress(anna, 'bitcoin')).address).not.toBe(given.address)
  const [id] = await send(house.chain, 'BTC-CHAIN', given, ['0.01'], 'low')
  await eventually(async () => expect(await payments(anna)).toHaveLength(1))
  await house.chain.replace(id!)
  await mine(house.chain, 'BTC-CHAIN', 2)
  const bonuses = () => anna.player.call('listPlayerBonuses', { query: { currency: ['BTC'] } })
  await eventually(async () => expect(await bonuses()).toHaveLength(1))
  await send(house.chain, 'BTC-CHAIN', given, ['0.01'])
  await mine(house.chain, 'BTC-CHAIN', 2)
  await eventually(async () => expect(await balance(anna)).toBeGreaterThanOrEqual(0.02))
  expect(await bonuses()).toHaveLength(1)
})
