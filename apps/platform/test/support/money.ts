import { randomUUID } from 'node:crypto'
import type { Pool } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { ensureAccount, post } from '../../src/modules/money/ledger/index.ts'

/** Puts smallest units on the player's account in the currency, as a cashier would. */
export async function pay(pool: Pool, player: TestPlayer, amount: bigint, currency = 'EUR'): Promise<void> {
  const cashier = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency })
  const cash = await ensureAccount(pool, { owner: player.id, kind: 'cash', currency })
  const postings = [{ from: cashier, to: cash, amount }]
  await post(pool, { key: `test:${randomUUID()}`, kind: 'deposit', postings })
}

/** What was told on one of the player's channels and not yet delivered, oldest first. */
export async function factsOf(pool: Pool, channel: string, playerId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query('SELECT data FROM outbox WHERE channel = $1 ORDER BY id', [
    `${channel}#${playerId}`,
  ])
  return rows.map((row) => row.data)
}
