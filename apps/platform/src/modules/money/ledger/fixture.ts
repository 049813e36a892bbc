import { randomUUID } from 'node:crypto'
import type { Pool } from '@baize/database'
import { ensureAccount, post } from './index.ts'

/** Accounts of one currency and one player, for the tests of this module. */
export interface Fixture {
  player: string
  cash: string
  bonus: string
  cashier: string
  gaming: string
}

/** Opens the accounts and pays `balance` smallest units into the player's cash. */
export async function openFixture(pool: Pool, balance: bigint, currency = 'EUR'): Promise<Fixture> {
  const player = randomUUID()
  const fixture = {
    player,
    cash: await ensureAccount(pool, { owner: player, kind: 'cash', currency }),
    bonus: await ensureAccount(pool, { owner: player, kind: 'bonus', currency }),
    cashier: await ensureAccount(pool, { owner: 'house', kind: 'cashier', currency }),
    gaming: await ensureAccount(pool, { owner: 'house', kind: 'gaming', currency }),
  }
  if (balance > 0n) {
    const postings = [{ from: fixture.cashier, to: fixture.cash, amount: balance }]
    await post(pool, { key: `deposit:${player}`, kind: 'deposit', postings })
  }
  return fixture
}
