import { randomUUID } from 'node:crypto'
import { one, withTransaction } from '@baize/database'
import { uuidv4, uuidv7 } from '@baize/kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { payOut } from '../../src/flows/money/pay-out.ts'
import { approveWithdrawal } from '../../src/flows/money/review-withdrawal.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import {
  applyChecks,
  type Check,
  decline,
  lockWithdrawal,
  requestWithdrawal,
  sealDetails,
} from '../../src/modules/money/payouts/index.ts'
import { lockAccountMoney } from '../../src/modules/money/wallet/index.ts'
import { startWithCashier } from '../payments/fake-cashier.ts'
import { startStudio } from '../seamless/studio.ts'
import { richPlayer } from './withdrawing.ts'

/** A thousand in the full run: `RACE_ROUNDS=1000 npx vitest run payouts/races`. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 40)
/** Rounds at a time. */
const WIDTH = 8

type Site = Awaited<ReturnType<typeof startWithCashier>>

let site: Site
beforeAll(async () => void (site = await startWithCashier()))
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

interface Purse {
  playerId: string
  accountId: string
}

/** Asks for an amount as the flow does once everything else was judged. */
function request(
  pool: Site['platform']['pool'],
  secret: string,
  { playerId, accountId }: Purse,
  amount: bigint,
  checks: Check[],
) {
  const id = uuidv7()
  const draft = {
    id,
    playerId,
    accountId,
    method: 'bank_transfer',
    provider: 'cashier',
    currency: 'EUR',
    amount,
    baseAmount: amount,
    destination: '···· 3000',
    destinationHash: null,
    isDestinationNew: false,
    details: sealDetails(secret, id, {}),
    publicData: null,
  }
  return withTransaction(pool, async (tx) => {
    const withdrawal = await requestWithdrawal(tx, draft, { isCollecting: false, now: new Date() })
    return applyChecks(tx, withdrawal, checks, new Date())
  })
}

async function purseOf(balance: bigint): Promise<Purse> {
  const player = await richPlayer(site.platform, balance)
  const [account] = await player.call('listAccounts', {})
  return { playerId: player.id, accountId: account!.id }
}

/** A purse whose held money sorts before its real money, which is a matter of chance within a millisecond. */
async function purseOpenedBackwards(): Promise<{ purse: Purse; heldId: string }> {
  for (;;) {
    const purse = await purseOf(1000n)
    const ids = await one<{ cashId: string; heldId: string }>(
      site.platform.pool,
      'SELECT cash_id AS "cashId", held_id AS "heldId" FROM wallet_account WHERE id = $1',
      [purse.accountId],
    )
    if (ids.heldId < ids.cashId) return { purse, heldId: ids.heldId }
  }
}

const declineIt = (id: string) =>
  withTransaction(site.platform.pool, async (tx) => decline(tx, (await lockWithdrawal(tx, id))!, new Date()))

async function inRounds(round: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const turn = async () => {
    while (next < ROUNDS) await round(next++)
  }
  await Promise.all(Array.from({ length: WIDTH }, turn))
}

const stateOf = async (id: string) =>
  (await one<{ state: string }>(site.platform.pool, 'SELECT state FROM withdrawal WHERE id = $1', [id])).state

describe('at the same moment', () => {
  it('a withdrawal is taken back or paid, never both', async () => {
    const { pool, services } = site.platform
    const purses = await Promise.all(Array.from({ length: WIDTH }, () => purseOf(BigInt(ROUNDS) * 1000n)))
    const seen = { cancelled: 0, paid: 0 }
    await inRounds(async (n) => {
      const { id } = await request(pool, services.config.tokenSecret, purses[n % WIDTH]!, 1000n, [])
      await Promise.allSettled([declineIt(id), payOut(services, id)])
      await payOut(services, id)
      const state = (await stateOf(id)) as keyof typeof seen
      seen[state] += 1
      expect(site.cashier.payouts.has(id)).toBe(state === 'paid')
    })
    expect(seen.cancelled + seen.paid).toBe(ROUNDS)
  }, 900_000)

  it('a withdrawal is approved or taken back, and what was taken back is not paid', async () => {
    const { pool, services } = site.platform
    const purses = await Promise.all(Array.from({ length: WIDTH }, () => purseOf(BigInt(ROUNDS) * 1000n)))
    const operatorId = uuidv4()
    await inRounds(async (n) => {
      const { id } = await request(pool, services.config.tokenSecret, purses[n % WIDTH]!, 1000n, ['amount'])
      const approved = withTransaction(pool, (tx) => approveWithdrawal(tx, services, id, operatorId))
      await Promise.allSettled([approved, declineIt(id)])
      // Who approved first leaves the player the time until it is sent, so that taking back always counts.
      expect(await stateOf(id)).toBe('cancelled')
      await payOut(services, id)
      expect(site.cashier.payouts.has(id)).toBe(false)
    })
  }, 900_000)

  it('of two withdrawals over one balance one is held', async () => {
    const { pool, services } = site.platform
    await inRounds(async () => {
      const purse = await purseOf(1000n)
      const ask = () => request(pool, services.config.tokenSecret, purse, 600n, [])
      const outcomes = await Promise.allSettled([ask(), ask()])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    })
  }, 900_000)

  it('of a withdrawal and a bet over one balance one takes the money', async () => {
    await using studio = await startStudio()
    await inRounds(async () => {
      const player = await studio.player(1000n)
      const purse = { playerId: player.playerId, accountId: player.account.id }
      const ids = { transactionId: randomUUID(), roundId: randomUUID() }
      const [asked, staked] = await Promise.allSettled([
        request(studio.pool, 'a secret of the platform for its tests', purse, 600n, []),
        player.bet({ ...ids, amount: '600' }),
      ])
      const isStaked = staked.status === 'fulfilled' && staked.value.json['status'] === 'ok'
      expect([asked.status === 'fulfilled', isStaked].filter(Boolean)).toHaveLength(1)
      expect(await player.balance()).toBe('400')
    })
  }, 900_000)

  it('what is given back waits for the money first, as a new wish does, whichever account was opened first', async () => {
    const { pool, services } = site.platform
    const { purse, heldId } = await purseOpenedBackwards()
    const { id } = await request(pool, services.config.tokenSecret, purse, 600n, ['amount'])
    let declined: Promise<unknown> | undefined
    await withTransaction(pool, async (tx) => {
      await lockAccountMoney(tx, purse.accountId)
      declined = declineIt(id)
      await vi.waitFor(async () => {
        const { rowCount } = await pool.query(
          `SELECT FROM pg_locks WHERE NOT granted AND locktype IN ('transactionid', 'tuple')`,
        )
        expect(rowCount).toBeGreaterThan(0)
      })
      await tx.query('SELECT FROM ledger_balance WHERE account_id = $1 FOR NO KEY UPDATE NOWAIT', [heldId])
    })
    await declined
    expect(await stateOf(id)).toBe('cancelled')
  })
})
