import { randomUUID } from 'node:crypto'
import type { Pool } from '@baize/database'
import { testDatabase } from '@baize/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  balances,
  checkLedger,
  ensureAccount,
  hold,
  LedgerError,
  post,
  postHold,
  reverse,
  voidHold,
  type PostedEntry,
} from './index.ts'
import { LedgerModel, type ModelAnswer } from './ledger-model.ts'
import { step, type Part, type Step } from '../../../../test/support/ledger-sequences.ts'

const CURRENCIES = ['EUR', 'JPY', 'BTC', 'ETH', 'IRT']
const PLAYERS = 3
const SEQUENCES = 20
const STEPS = 600

/** The two ledgers side by side: what one step does to the model and to the database. */
type Attempt = [model: () => ModelAnswer, database: () => Promise<PostedEntry>]

it(
  `agrees with a plain model over ${SEQUENCES} random sequences of ${STEPS} operations`,
  { timeout: 240_000 },
  async () => {
    await using database = await testDatabase()
    const tally = { steps: 0, written: 0, repeated: 0, refused: new Map<string, number>() }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
        const world = await openWorld(database.pool)
        for (const next of steps) {
          const attempt = world.prepare(next)
          if (!attempt) continue
          await compare(attempt, tally)
        }
        const found = await balances(database.pool, [...world.accounts.keys()])
        for (const [account, balance] of found) expect(balance).toBe(world.model.balanceOf(account))
        expect(found.size).toBe(world.accounts.size)
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
    expect(tally.steps).toBeGreaterThanOrEqual(10_000)
    // A run that only meets refusals, or never meets one, would prove little.
    expect(tally.written).toBeGreaterThan(2_000)
    expect(tally.repeated).toBeGreaterThan(200)
    for (const name of ['InsufficientFunds', 'LedgerKeyConflict', 'InvalidPosting', 'HoldEnded', 'HoldExceeded']) {
      expect(tally.refused.get(name), name).toBeGreaterThan(10)
    }
    expect(await checkLedger(database.pool)).toEqual([])
  },
)

async function compare(
  [model, database]: Attempt,
  tally: { steps: number; written: number; repeated: number; refused: Map<string, number> },
) {
  const expected = model()
  const found = await database().catch((error: unknown) => {
    if (error instanceof LedgerError) return { refused: error.name }
    throw error
  })
  tally.steps++
  if ('refused' in expected) {
    tally.refused.set(expected.refused, (tally.refused.get(expected.refused) ?? 0) + 1)
    expect(found).toEqual(expected)
    return
  }
  if (expected.isRepeat) tally.repeated++
  else tally.written++
  expect(found).toMatchObject({ isRepeat: expected.isRepeat, balances: expected.balances })
}

/** Opens players and houses in every currency, and turns steps into attempts on both ledgers. */
async function openWorld(pool: Pool) {
  const accounts = new Map<string, { owner: string; kind: string; currency: string }>()
  const open = async (owner: string, kind: string, currency: string) =>
    accounts.set(await ensureAccount(pool, { owner, kind, currency }), { owner, kind, currency })
  const houses = `house_${randomUUID().slice(0, 8)}`
  const players = Array.from({ length: PLAYERS }, () => randomUUID())
  for (const currency of CURRENCIES) {
    for (const player of players) for (const kind of ['cash', 'bonus', 'held']) await open(player, kind, currency)
    for (const kind of ['cashier', 'gaming', 'bonus_cost']) await open(houses, kind, currency)
  }
  const find = (test: (account: { owner: string; kind: string; currency: string }) => boolean) =>
    [...accounts].filter(([, account]) => test(account)).map(([id]) => id)
  const model = new LedgerModel(
    (id) => accounts.get(id)!.currency,
    (id) => ['cash', 'bonus', 'held'].includes(accounts.get(id)!.kind),
    (id) => {
      const { owner, currency } = accounts.get(id)!
      return find((other) => other.owner === owner && other.currency === currency && other.kind === 'held')[0]!
    },
  )
  const free = new Map(
    CURRENCIES.map((currency) => [currency, find((other) => other.currency === currency && other.kind !== 'held')]),
  )
  const ids = new Map<string, string>()
  const history: ((isChanged: boolean) => Attempt)[] = []
  const remember = (attempt: (isChanged: boolean) => Attempt): Attempt => {
    history.push(attempt)
    return attempt(false)
  }
  /** Keeps the id of what was written, because later steps name entries and holds by key. */
  const noting = (key: string, entry: Promise<PostedEntry>) =>
    entry.then((posted) => {
      ids.set(key, posted.entryId)
      return posted
    })
  const amountOf = (account: string, { thousandths, units }: Part) => {
    const balance = model.balanceOf(account)
    return balance > 0n ? (balance * BigInt(thousandths)) / 1000n + (units % 10n) : units
  }

  function prepare(next: Step): Attempt | undefined {
    const key = randomUUID()
    switch (next.type) {
      case 'post': {
        const choices = free.get(CURRENCIES[next.currency % CURRENCIES.length]!)!
        const others = next.isMixed ? free.get(CURRENCIES[(next.currency + 1) % CURRENCIES.length]!)! : choices
        const postings = next.postings.map(({ from, to, part }) => {
          const source = choices[from % choices.length]!
          return { from: source, to: others[to % others.length]!, amount: amountOf(source, part) }
        })
        return remember((isChanged) => {
          const kind = isChanged ? 'other' : 'random'
          return [() => model.post(key, kind, postings), () => noting(key, post(pool, { key, kind, postings }))]
        })
      }
      case 'hold': {
        const choices = free.get(CURRENCIES[next.currency % CURRENCIES.length]!)!
        const accountId = choices[next.account % choices.length]!
        const amount = amountOf(accountId, next.part)
        return remember((isChanged) => {
          const sum = isChanged ? amount + 1n : amount
          return [() => model.hold(key, accountId, sum), () => noting(key, hold(pool, { key, accountId, amount: sum }))]
        })
      }
      case 'postHold': {
        const holdKey = pick([...model.holds.keys()], next.hold)
        if (!holdKey) return undefined
        const { held, amount: whole } = model.holds.get(holdKey)!
        const choices = free.get(accounts.get(held)!.currency)!
        const to = choices[next.to % choices.length]!
        const amount = next.part && (whole * BigInt(next.part.thousandths)) / 1000n
        return remember((isChanged) => {
          const sum = isChanged ? whole : amount
          return [
            () => model.postHold(key, holdKey, to, sum),
            () => noting(key, postHold(pool, { key, holdId: ids.get(holdKey)!, to, amount: sum })),
          ]
        })
      }
      case 'voidHold': {
        const holdKey = pick([...model.holds.keys()], next.hold)
        if (!holdKey) return undefined
        return remember(() => [
          () => model.voidHold(key, holdKey),
          () => noting(key, voidHold(pool, { key, holdId: ids.get(holdKey)! })),
        ])
      }
      case 'reverse': {
        const reversed = pick([...model.entries.keys()], next.entry)
        if (!reversed) return undefined
        const reversalKey = `reverse:${ids.get(reversed)}`
        return [
          () => model.reverse(reversed, reversalKey),
          () => noting(reversalKey, reverse(pool, ids.get(reversed)!)),
        ]
      }
      case 'repeat':
        return pick(history, next.step)?.(next.isChanged)
    }
  }
  return { accounts, model, prepare }
}

function pick<T>(list: T[], place: number): T | undefined {
  return list[place % Math.max(list.length, 1)]
}
