import type { Account } from '@baize/contract'
import { type Queryable, withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { factsOf } from '../support/money.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

/** A player with an active account in EUR and another in USD. */
async function playerWithTwo() {
  const player = await platform.player({ currency: 'EUR' })
  const accounts = await player.call('createAccount', { body: { currency: 'USD' } })
  const idOf = (currency: string) => accounts.find((account) => account.currency === currency)!.id
  return { player, euros: idOf('EUR'), dollars: idOf('USD') }
}

/** Ten main units come in. */
const payIn = (player: TestPlayer, accountId: string) =>
  withTransaction(platform.pool, (tx) => payInWithin(tx, player, accountId))

/** As any movement: posted, then told, in one transaction. */
async function payInWithin(tx: Queryable, player: TestPlayer, accountId: string): Promise<void> {
  await tx.query(
    `SELECT ledger_post('test:' || gen_random_uuid(), 'deposit', jsonb_build_array(jsonb_build_object(
       'from', ledger_open('test', 'cashier', currency), 'to', cash_id, 'amount', '1000')))
     FROM wallet_account WHERE id = $1`,
    [accountId],
  )
  await tx.query('SELECT wallet_publish_account($1, $2)', [accountId, player.id])
}

/** What open pages were told of an account, oldest first. */
async function toldOf(player: TestPlayer, accountId: string): Promise<Account[]> {
  const facts = await factsOf(platform.pool, 'wallet:accounts', player.id)
  return facts.map((fact) => fact.account as Account).filter(({ id }) => id === accountId)
}

async function listed(player: TestPlayer, accountId: string): Promise<Account> {
  return (await player.call('listAccounts', {})).find(({ id }) => id === accountId)!
}

const isSomebodyWaiting = async () => {
  const { rowCount } = await platform.pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rowCount! > 0
}

describe('the version of an account', () => {
  it('rises with every movement and every switch, alike in the list and in what open pages are told', async () => {
    const { player, euros, dollars } = await playerWithTwo()
    const versions = [(await listed(player, euros)).version]
    const changes = [
      () => payIn(player, euros),
      () => player.call('switchAccount', { params: { id: dollars } }),
      () => payIn(player, euros),
      () => player.call('switchAccount', { params: { id: euros } }),
    ]
    for (const change of changes) {
      await change()
      const account = await listed(player, euros)
      expect((await toldOf(player, euros)).at(-1)).toEqual(account)
      expect(account.version).toBeGreaterThan(versions.at(-1)!)
      versions.push(account.version)
    }
  })

  it('rises when an account is hidden and when it comes back', async () => {
    const { player, dollars } = await playerWithTwo()
    const before = await listed(player, dollars)
    await player.call('hideAccount', { params: { id: dollars } })
    const [back] = (await player.call('createAccount', { body: { currency: 'USD' } })).filter(
      ({ id }) => id === dollars,
    )
    expect(back!.version).toBeGreaterThan(before.version + 1)
  })
})

describe('a switch at the moment money moves', () => {
  it('leaves the account as it is now in what was told last, with the highest version', async () => {
    const { player, euros, dollars } = await playerWithTwo()
    const moving = await platform.pool.connect()
    await moving.query('BEGIN')
    await payInWithin(moving, player, euros)
    let isSwitched = false
    const switching = player.call('switchAccount', { params: { id: dollars } }).finally(() => (isSwitched = true))
    await vi.waitFor(async () => expect(isSwitched || (await isSomebodyWaiting())).toBe(true), { timeout: 10_000 })
    await moving.query('COMMIT')
    moving.release()
    await switching
    const told = await toldOf(player, euros)
    expect(told.at(-1)).toMatchObject({ balance: 10, status: 2 })
    expect(told.at(-1)).toEqual(await listed(player, euros))
    expect(Math.max(...told.map(({ version }) => version))).toBe(told.at(-1)!.version)
  })
})

it('holds under many switches and movements at once: what was told last is how every account stands', async () => {
  const { player, euros, dollars } = await playerWithTwo()
  const switchTo = (id: string) => player.call('switchAccount', { params: { id } })
  await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const id = index % 2 === 0 ? euros : dollars
      if (index % 3 === 0) return switchTo(id)
      return payIn(player, id)
    }),
  )
  for (const id of [euros, dollars]) {
    const told = await toldOf(player, id)
    expect(told.at(-1)).toEqual(await listed(player, id))
    const versions = told.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].toSorted((left, right) => left - right))
  }
})
