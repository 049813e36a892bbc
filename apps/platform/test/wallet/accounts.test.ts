import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsOf, pay } from '../support/money.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

const codes = (accounts: { currency: string }[]) => accounts.map((account) => account.currency)

async function open(player: TestPlayer, currency: string) {
  const accounts = await player.call('createAccount', { body: { currency } })
  return accounts.find((account) => account.currency === currency)!
}

describe('the accounts of a player', () => {
  it('begin with an active, empty one in the currency chosen at registration', async () => {
    const anna = await platform.player({ currency: 'USD' })
    expect(await anna.call('listAccounts', {})).toEqual([
      {
        id: expect.any(String),
        version: expect.any(Number),
        currency: 'USD',
        status: 1,
        balance: 0,
        realBalance: 0,
        bonusBalance: 0,
        lockedBalance: 0,
        withdrawalBalance: 0,
      },
    ])
  })

  it('show money in main units, whatever the currency', async () => {
    const anna = await platform.player()
    for (const currency of ['BTC', 'ETH', 'JPY', 'KWD']) await open(anna, currency)
    await pay(platform.pool, anna, 2550n)
    await pay(platform.pool, anna, 12_345_678n, 'BTC')
    await pay(platform.pool, anna, 1_500_000_000_000_000_000n, 'ETH')
    await pay(platform.pool, anna, 7n, 'JPY')
    await pay(platform.pool, anna, 1n, 'KWD')
    const accounts = await anna.call('listAccounts', {})
    expect(Object.fromEntries(accounts.map(({ currency, balance }) => [currency, balance]))).toEqual({
      EUR: 25.5,
      BTC: 0.12345678,
      ETH: 1.5,
      JPY: 7,
      KWD: 0.001,
    })
  })

  it('are not for guests', async () => {
    const guest = platform.visitor()
    expect(await guest.refusal('listAccounts', {})).toMatchObject({ status: 401 })
    expect(await guest.refusal('createAccount', { body: { currency: 'EUR' } })).toMatchObject({ status: 401 })
  })
})

describe('opening an account', () => {
  it('leaves the active one active, and opening it again changes nothing', async () => {
    const anna = await platform.player()
    const accounts = await anna.call('createAccount', { body: { currency: 'USD' } })
    expect(accounts.map(({ currency, status }) => [currency, status])).toEqual([
      ['EUR', 1],
      ['USD', 2],
    ])
    expect(await anna.call('createAccount', { body: { currency: 'USD' } })).toEqual(accounts)
  })

  it('many times at the same moment opens one', async () => {
    const anna = await platform.player()
    await Promise.all(Array.from({ length: 8 }, () => anna.call('createAccount', { body: { currency: 'USD' } })))
    expect(codes(await anna.call('listAccounts', {}))).toEqual(['EUR', 'USD'])
  })

  it('is refused for a currency that is not offered', async () => {
    const anna = await platform.player()
    const refusal = await anna.refusal('createAccount', { body: { currency: 'XXX' } })
    expect(refusal).toMatchObject({ status: 422, fields: { currency: [expect.any(String)] } })
    expect(codes(await anna.call('listAccounts', {}))).toEqual(['EUR'])
  })
})

describe('switching', () => {
  it('makes one account active and the other not, and tells the other windows about both', async () => {
    const anna = await platform.player()
    const dollars = await open(anna, 'USD')
    const accounts = await anna.call('switchAccount', { params: { id: dollars.id } })
    expect(accounts.map(({ currency, status }) => [currency, status])).toEqual([
      ['USD', 1],
      ['EUR', 2],
    ])
    const facts = await factsOf(platform.pool, 'wallet:accounts', anna.id)
    expect(facts).toMatchObject([
      { event: 'account.balance.updated', account: { currency: 'EUR', status: 2 } },
      { event: 'account.balance.updated', account: { currency: 'USD', status: 1 } },
    ])
  })

  it('to and fro at the same moment leaves exactly one active', async () => {
    const anna = await platform.player()
    const others = [await open(anna, 'USD'), await open(anna, 'CHF'), await open(anna, 'PLN')]
    await Promise.all([...others, ...others].map(({ id }) => anna.call('switchAccount', { params: { id } })))
    const accounts = await anna.call('listAccounts', {})
    expect(accounts.filter(({ status }) => status === 1)).toHaveLength(1)
  })

  it("to someone else's account, a hidden one or none is refused as not found", async () => {
    const [anna, ben] = [await platform.player(), await platform.player()]
    const [account] = await ben.call('listAccounts', {})
    const hidden = await open(anna, 'USD')
    await anna.call('hideAccount', { params: { id: hidden.id } })
    for (const id of [account!.id, hidden.id, 'nothing'])
      expect(await anna.refusal('switchAccount', { params: { id } })).toMatchObject({ status: 404 })
  })
})

describe('hiding', () => {
  it('takes an empty account out of the list, and opening the currency brings the same one back', async () => {
    const anna = await platform.player()
    const dollars = await open(anna, 'USD')
    expect(codes(await anna.call('hideAccount', { params: { id: dollars.id } }))).toEqual(['EUR'])
    expect((await open(anna, 'USD')).id).toBe(dollars.id)
  })

  it('is refused for the active account, one with money, and someone else', async () => {
    const [anna, ben] = [await platform.player(), await platform.player()]
    const [active] = await anna.call('listAccounts', {})
    const dollars = await open(anna, 'USD')
    await pay(platform.pool, anna, 1n, 'USD')
    for (const id of [active!.id, dollars.id])
      expect(await anna.refusal('hideAccount', { params: { id } })).toMatchObject({ status: 409, code: 13200 })
    expect(await ben.refusal('hideAccount', { params: { id: dollars.id } })).toMatchObject({ status: 404 })
    expect(codes(await anna.call('listAccounts', {}))).toEqual(['EUR', 'USD'])
  })
})
