import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiFailure } from '@baize/client'
import { refusalCodes } from '@baize/contract'
import { many, one, withTransaction } from '@baize/database'
import { Refusal, uuidv4 } from '@baize/kit'
import {
  createVisitor,
  registerTestCompanies,
  startTestProcess,
  testConfig,
  testDatabase,
  type TestDatabase,
  type TestPlayer,
  type TestProcess,
  type TestVisitor,
} from '@baize/testkit'
import { type TestProgram, testProgram } from '@baize/testkit/program'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { askUnanswered, payOut } from '../../src/flows/money/pay-out.ts'
import { resolveDeposit } from '../../src/flows/money/resolve-deposit.ts'
import { approveWithdrawal, refuseWithdrawal } from '../../src/flows/money/review-withdrawal.ts'
import { settlement } from '../../src/flows/money/settle-deposit.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { reconcileInvoices } from '../../src/modules/money/payments/index.ts'
import { pay } from '../support/money.ts'
import { withdrawalBody } from '../payouts/withdrawing.ts'
import { depositBody } from './fake-cashier.ts'
import { StormCashier } from './storm/cashier.ts'
import { chance, pick, upTo } from './storm/chance.ts'
import { type House, startHouse } from './storm/house.ts'

/** Twenty thousand in the full run: `STORM_PAYMENTS=20000 STORM_ROUNDS=10 npx vitest run payments/storm`. */
const PAYMENTS = Number(process.env['STORM_PAYMENTS'] ?? 80)
/** In each of them one of the two processes is killed. */
const ROUNDS = Number(process.env['STORM_ROUNDS'] ?? 1)
const WIDTH = 16
/** People who register at a time. */
const REGISTERING = 4
/** Of the small run; a large one takes what its size asks for. */
const LIMIT_MS = Math.max(900_000, PAYMENTS * 180)
/** As many as the rules of the house and of calls let one player make. */
const DEPOSITS_EACH = 20
const WITHDRAWALS_EACH = 8
const FUNDS = 100_000n
/** Said by the job that asks for the games of a studio, of which there is none here. */
const NO_STUDIO = 'TypeError: fetch failed'
/** Nobody was there, or had no time. */
const NO_ANSWER = new Set([0, 429, 503])

interface Wish {
  player: TestPlayer
  kind: 'deposit' | 'withdrawal'
}

const cashier = new StormCashier()
/** Deposits of which nobody can say yet whether they were begun. */
const left: (() => Promise<unknown>)[] = []
/** A storm of many payments is longer than a token lives; how tokens are renewed is no matter of money. */
const config = { ...testConfig(), accessTokenSeconds: 86_400 }
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
let program: TestProgram
let database: TestDatabase
/** Where people register, operators decide and what was left is put right; it makes no payment. */
let office: TestProcess
let houses: House[]
beforeAll(async () => {
  program = await testProgram(new URL('storm/house-program.ts', import.meta.url))
  database = await testDatabase()
  office = await startTestProcess(database, { config, ports: { clock } })
  await registerTestCompanies({ pool: database.pool, clock, config }, [await cashier.start()])
  office.platform.services.companies.forget()
  const start = () => startHouse(program, database.url, config.tokenSecret)
  houses = await Promise.all([start(), start()])
  cashier.targets = () => houses.map(({ url }) => url)
})
afterAll(async () => {
  await cashier[Symbol.asyncDispose]()
  for (const house of houses) await house.kill()
  await office[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
  await program[Symbol.asyncDispose]()
})

async function makeWishes(): Promise<Wish[]> {
  const wishes: Wish[] = []
  const make = async (kind: Wish['kind'], each: number) => {
    let left = PAYMENTS / 2
    const turn = async () => {
      while (left > 0) {
        const count = Math.min(each, left)
        left -= count
        const player = await office.player()
        await pay(database.pool, player, FUNDS)
        for (let made = 0; made < count; made++) wishes.push({ player, kind })
      }
    }
    await Promise.all(Array.from({ length: REGISTERING }, turn))
  }
  await make('deposit', DEPOSITS_EACH)
  await make('withdrawal', WITHDRAWALS_EACH)
  return wishes
    .map((wish) => ({ wish, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ wish }) => wish)
}

/**
 * Asks whichever process is there, again and again with the same key, until one answers. Who signed in long ago proves once
 * more who they are; a session knows its last proof alone, which another call of theirs may have given meanwhile.
 */
async function persist<Reply>(
  player: TestPlayer,
  call: (visitor: TestVisitor) => Promise<Reply>,
  places: () => readonly { url: string }[] = () => houses,
): Promise<Reply> {
  const { address, userAgent, country, token, cookies } = player
  let needsProof = false
  for (;;) {
    const visitor = createVisitor(pick(places()).url, { address, userAgent, country, token, cookies })
    try {
      if (needsProof) await visitor.call('giveProof', { body: { by: 'password', password: player.password } })
      return await call(visitor)
    } catch (error) {
      needsProof = error instanceof ApiFailure && error.code === refusalCodes.fresh_proof_needed.code
      if (error instanceof ApiFailure && !needsProof && !NO_ANSWER.has(error.status)) throw error
      await sleep(50 + upTo(100))
    }
  }
}

async function fulfil({ player, kind }: Wish): Promise<void> {
  const options = { requestKey: randomUUID() }
  if (kind === 'deposit') {
    const body = { ...(await depositBody(player)), amount: 1000 + upTo(2000) }
    const order = (places?: () => readonly { url: string }[]) =>
      persist(player, (visitor) => visitor.call('createDeposit', { body }, options), places).catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        // A process died with it in hand. It is asked for again when nobody can have it in hand any more.
        if (error.code === refusalCodes.key_in_use.code) left.push(() => order(() => [office]))
        else if (error.status < 500) throw error
        return null
      })
    // Some press again when the company did not answer; the others leave it at that.
    if ((await order()) === null && chance(0.5)) await order()
    return
  }
  const body = await withdrawalBody(player, { amount: (2000 + upTo(1000)) / 100 })
  const { invoiceId: id } = await persist(player, (visitor) => visitor.call('createWithdrawal', { body }, options))
  if (!chance(0.1)) return
  await sleep(upTo(100))
  await persist(player, (visitor) => visitor.call('declineInvoice', { params: { id } })).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
  })
}

/** Everybody's wishes, with a process that is killed in their middle and another that takes its place. */
async function storm(wishes: readonly Wish[], round: number): Promise<void> {
  const killAt = Math.floor(wishes.length / 2)
  let killing: Promise<void> | undefined
  let next = 0
  const turn = async () => {
    for (;;) {
      const wish = wishes[next++]
      if (!wish) return
      if (next === killAt) killing = replace(round % 2)
      await fulfil(wish)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, turn))
  await killing
}

async function replace(place: number): Promise<void> {
  const killed = houses[place]!
  houses = houses.filter((house) => house !== killed)
  await killed.kill()
  houses = [...houses, await startHouse(program, database.url, config.tokenSecret)]
}

/** Operators let most of what waits for them be paid. */
async function decide(): Promise<void> {
  const { services } = office.platform
  const rows = await many<{ id: string }>(database.pool, `SELECT id FROM withdrawal WHERE state = 'checking' LIMIT 50`)
  const operatorId = uuidv4()
  for (const { id } of rows)
    await withTransaction(database.pool, (tx) =>
      chance(0.85)
        ? approveWithdrawal(tx, services, id, operatorId)
        : refuseWithdrawal(tx, services, id, { why: 'other', note: null, operatorId }),
    ).catch((error: unknown) => {
      // The player was faster.
      if (!(error instanceof Refusal)) throw error
    })
}

const openRows = () =>
  one<{ invoices: number; withdrawals: number }>(
    database.pool,
    `SELECT (SELECT count(*)::int FROM invoice WHERE status IN ('pending', 'review')) AS invoices,
       (SELECT count(*)::int FROM withdrawal WHERE state IN ('collecting', 'checking', 'approved', 'sending', 'review'))
         AS withdrawals`,
  )

/** What jobs and operators do as time goes by, until nothing is open. */
async function reconcile(): Promise<void> {
  const { services } = office.platform
  for (let passes = 0; passes < 100 + PAYMENTS / 20; passes++) {
    aheadMs += 4 * 60_000
    await reconcileInvoices(services, settlement(depositListeners, services))
    await askUnanswered(services)
    await decide()
    const reviews = await many<{ id: string }>(database.pool, `SELECT id FROM invoice WHERE status = 'review'`)
    const decision = { decision: 'settle', operator: 'anna', note: 'as the cashier says' } as const
    for (const { id: invoiceId } of reviews)
      await resolveDeposit(services, depositListeners, { invoiceId, ...decision })
    const { invoices, withdrawals } = await openRows()
    if (invoices + withdrawals === 0) return
  }
}

/** The jobs that killed processes had in hand, or were yet to be done. */
async function doPayoutJobs(): Promise<void> {
  const rows = await many<{ id: string }>(
    database.pool,
    `SELECT DISTINCT payload ->> 'withdrawalId' AS id FROM graphile_worker._private_jobs
     WHERE payload ->> 'withdrawalId' IS NOT NULL`,
  )
  for (const { id } of rows) await payOut(office.platform.services, id)
}

const sums = async (sql: string) => {
  const { count, sum } = await one<{ count: number; sum: string | null }>(database.pool, sql)
  return { count, sum: BigInt(sum ?? 0) }
}
const entries = (prefix: string) =>
  sums(`SELECT count(*)::int, sum(amount)::text FROM ledger_entry JOIN ledger_posting ON entry_id = ledger_entry.id
        WHERE key LIKE '${prefix}:%'`)

it(
  'of a storm of payments everything ends, nothing is lost or doubled, and the cashier’s books are ours',
  async () => {
    const wishes = await makeWishes()
    let isOver = false
    const operators = (async () => {
      for (; !isOver; await sleep(200)) await decide()
    })()
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const [from, to] = [round, round + 1].map((place) => Math.floor((wishes.length * place) / ROUNDS))
        await storm(wishes.slice(from, to), round)
      }
      aheadMs = 31_000
      for (const again of left.splice(0)) await again()
      await cashier.hasTold()
    } finally {
      isOver = true
      await operators
    }
    // Before the stop: the engine of jobs complains of its own when it is stopped with a job on its way.
    const complaints = houses.flatMap((house) => house.complaints())
    for (const house of houses) await house.stop()
    houses = []
    expect(complaints.filter((said) => said !== NO_STUDIO)).toEqual([])

    cashier.isOver = true
    cashier.targets = () => [office.url]
    cashier.now = () => clock.now().getTime()
    await reconcile()
    expect(await openRows()).toEqual({ invoices: 0, withdrawals: 0 })
    aheadMs += 86_400_000
    await cashier.tellWhatIsLate()
    await doPayoutJobs()
    await reconcile()
    expect(await openRows()).toEqual({ invoices: 0, withdrawals: 0 })

    expect(cashier.complaints).toEqual([])
    const count = (table: string) => sums(`SELECT count(*)::int, NULL AS sum FROM ${table}`)
    expect((await count('invoice')).count).toBe(wishes.filter(({ kind }) => kind === 'deposit').length)
    expect((await count('withdrawal')).count).toBe(wishes.filter(({ kind }) => kind === 'withdrawal').length)

    const paidIn = [...cashier.payments.values()].filter(({ state }) => state === 'paid')
    const gone = [...cashier.payouts.values()].filter(({ state }) => state === 'paid' || state === 'returned')
    const books = cashier.books()
    expect(await entries('deposit')).toEqual({ count: paidIn.length, sum: books.paidIn })
    const [out, back] = [await entries('payout'), await entries('payout-return')]
    expect(out.count).toBe(gone.length)
    expect(back.count).toBe(gone.filter(({ state }) => state === 'returned').length)
    expect(out.sum - back.sum).toBe(books.paidOut)
    const ours = await many<{ id: string; state: string }>(
      database.pool,
      'SELECT id, state FROM withdrawal WHERE id = ANY ($1)',
      [[...cashier.payouts.keys()]],
    )
    const theirs = [...cashier.payouts].map(([id, { state }]) => [id, state === 'paid' ? 'paid' : 'failed'])
    expect(new Map(ours.map(({ id, state }) => [id, state]))).toEqual(new Map(theirs as [string, string][]))

    const seeds = FUNDS * BigInt(new Set(wishes.map(({ player }) => player)).size)
    const players = await sums(
      `SELECT count(*)::int, sum(balance)::text FROM ledger_account JOIN ledger_balance ON account_id = ledger_account.id
     WHERE kind IN ('cash', 'held')`,
    )
    expect(players.sum).toBe(seeds + books.paidIn - books.paidOut)
    expect(await checkLedger(database.pool)).toEqual([])
    const miscounted = await database.pool.query(
      `SELECT * FROM (
       SELECT player_id, (created_at AT TIME ZONE 'UTC')::date AS day, kind, currency, state, count(*), sum(amount) AS amount
       FROM withdrawal_line GROUP BY 1, 2, 3, 4, 5) AS there
     FULL JOIN (SELECT * FROM payment_tally WHERE count <> 0) AS known USING (player_id, day, kind, currency, state)
     WHERE (there.count, there.amount) IS DISTINCT FROM (known.count, known.amount)`,
    )
    expect(miscounted.rows).toEqual([])
    if (process.env['STORM_PAYMENTS'])
      process.stderr.write(
        `${wishes.length} payments in ${ROUNDS} rounds: ${JSON.stringify(cashier.told)}, in ${books.paidIn}, out ${books.paidOut}\n`,
      )
  },
  LIMIT_MS,
)
