import { randomUUID } from 'node:crypto'
import { many, one, withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { activateSpins, cancelSpins, expireSpins } from '../../src/modules/offers/free-spins/index.ts'
import { decideWin, listWaitingWins } from '../../src/modules/play/rounds/index.ts'
import { type Reply, startStudio } from '../seamless/studio.ts'
import { bonusesOfSpins, giveSpins, spinsOf } from '../support/free-spins.ts'
import { expectRevenueToAgree } from '../support/revenue.ts'
import { SpinsModel } from './model.ts'

/** Ten thousand in the full run: `SPINS_STEPS=10000 npx vitest run free-spins.property`. */
const STEPS = Number(process.env['SPINS_STEPS'] ?? 600)
const LENGTH = 60
/** What a round may win before an operator is asked: five thousand times what it is worth. */
const WIN_MAX = 100_000n

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => void (studio = await startStudio()))
afterAll(() => studio[Symbol.asyncDispose]())

const step = fc.record({
  kind: fc.constantFrom(
    ...(['give', 'start', 'bet', 'bet', 'bet', 'bet', 'win', 'win', 'win', 'back', 'repeat'] as const),
    ...(['cancel', 'expire', 'decide', 'wait'] as const),
  ),
  pick: fc.nat(4),
  rounds: fc.integer({ min: 1, max: 4 }),
  isCash: fc.boolean(),
  isStarted: fc.boolean(),
  amount: fc.constantFrom(0, 0, 1, 30, 99_990, 100_001),
  isClosed: fc.constantFrom(true, true, false),
  /** The answer is lost on its way, as when a studio crashes: it takes the round back or asks again. */
  isLost: fc.constantFrom(false, false, false, true),
  minutes: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 600, max: 2000 })),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const seen = new Set<string>()

async function live(steps: Step[]): Promise<void> {
  const { pool, clock } = studio
  const anna = await studio.player(0n)
  const { playerId } = anna
  const model = new SpinsModel(WIN_MAX)
  const grants: string[] = []
  const rounds: { roundId: string; transactionId: string; grantId: string }[] = []
  let { sessionToken } = anna
  let last: { send: () => Promise<Reply>; text: string } | null = null
  const now = () => clock.now().getTime()

  /** Sends a call, again where its answer is lost, and keeps it to be sent once more if its answer is remembered. */
  async function call(kind: 'bet' | 'win' | 'rollback', send: () => Promise<Reply>, isLost: boolean): Promise<unknown> {
    if (isLost) await send()
    const { text, json } = await send()
    const status = json['status']
    last = kind === 'bet' || status === 'ok' || status === 'win_waiting' ? { send, text } : null
    return status
  }

  const asPlayer = (what: typeof activateSpins, id: string) =>
    withTransaction(pool, (tx) => what(tx, playerId, id, clock.now())).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Refusal) return 'refused'
        throw error
      },
    )

  const turns: Record<Step['kind'], (one: Step) => Promise<string>> = {
    async give({ rounds: count, isCash, isStarted }) {
      const times = { activateWithinMinutes: 500, playWithinMinutes: 700 }
      const over = { rounds: count, isIssued: !isStarted, ...times, ...(isCash && { terms: null }) }
      grants.push(await giveSpins(pool, { playerId, accountId: anna.account.id }, over, clock.now()))
      const grant = { activateBy: now() + 500 * 60_000, playWithinMs: 700 * 60_000, playBy: null, end: null }
      model.grants.push({ ...grant, rounds: count, isCash, isSettled: false, bonuses: [] })
      if (isStarted) model.activate(model.grants.at(-1)!, now())
      return 'done'
    },
    async start({ pick }) {
      const place = pick % grants.length
      const outcome = await asPlayer(activateSpins, grants[place]!)
      expect(outcome).toBe(model.activate(model.grants[place]!, now()))
      return outcome
    },
    async cancel({ pick }) {
      const place = pick % grants.length
      const outcome = await asPlayer(cancelSpins, grants[place]!)
      expect(outcome).toBe(model.cancel(model.grants[place]!, now()))
      return outcome
    },
    async bet({ pick, isLost }) {
      const place = Math.max(0, grants.length - 1 - pick)
      const ids = { roundId: randomUUID(), transactionId: randomUUID(), grantId: grants[place]! }
      const body = { ...ids, sessionToken, amount: '0' }
      const status = await call('bet', () => anna.bet(body), isLost)
      const expected = model.bet(model.grants[place]!, now())
      expect(status).toBe(expected)
      if (expected === 'ok') rounds.push(ids)
      return expected
    },
    async win({ pick, amount, isClosed, isLost }) {
      const place = rounds.length - 1 - pick
      const ids = rounds[place]
      if (!ids) return 'nothing'
      const win = { ...ids, transactionId: randomUUID(), amount: String(amount), isRoundClosed: isClosed, sessionToken }
      const status = await call('win', () => anna.win(win), isLost)
      const expected = model.win(model.rounds[place]!, BigInt(amount), isClosed, now())
      expect(status).toBe(expected)
      return expected
    },
    async back({ pick, isLost }) {
      const place = rounds.length - 1 - pick
      const ids = rounds[place]
      if (!ids) return 'nothing'
      const { roundId, transactionId, grantId } = ids
      const back = { transactionId: randomUUID(), roundId, betTransactionId: transactionId, grantId, sessionToken }
      const status = await call('rollback', () => anna.rollback(back), isLost)
      const expected = model.giveBack(model.rounds[place]!, now())
      expect(status).toBe(expected)
      return expected
    },
    async repeat() {
      if (last) expect((await last.send()).text).toBe(last.text)
      return 'same'
    },
    async decide({ pick, isCash }) {
      const place = rounds.length - 1 - pick
      const word = isCash ? 'approve' : 'refuse'
      const round = rounds[place]
      if (!round || !model.decide(model.rounds[place]!, word)) return 'nothing'
      const waiting = (await listWaitingWins(pool)).find((win) => win.round === round.roundId)
      await decideWin(pool, waiting!.id, word, clock.now())
      return word
    },
    async expire() {
      await expireSpins(pool, clock.now())
      model.expire(now())
      return 'done'
    },
    async wait({ minutes }) {
      clock.advance(minutes * 60_000)
      sessionToken = await anna.open()
      return 'done'
    },
  }

  for (const one of steps) {
    if (grants.length === 0 && one.kind !== 'give') continue
    seen.add(`${one.kind}: ${await turns[one.kind](one)}`)
    for (const [place, grant] of model.grants.entries())
      expect(await spinsOf(pool, grants[place]!)).toMatchObject({
        status: model.status(grant),
        result: grant.end?.result ?? 1,
        usedCount: model.used(grant),
      })
    const bonuses = (await bonusesOfSpins(pool, playerId)).map(({ amount }) => BigInt(Math.round(amount * 100)))
    const expected = model.grants.flatMap((grant) => grant.bonuses)
    expect(sorted(bonuses)).toEqual(sorted(expected))
    const { cash } = await readCash(anna.account.id)
    expect(BigInt(cash)).toBe(model.cash)
  }
  await expireSpins(pool, clock.now())
  model.expire(now())
  for (const { end } of model.grants) seen.add(`end: ${end?.result ?? 'none'}`)
  const counted = await many<{ id: string; won: string }>(
    pool,
    'SELECT id, won::text FROM free_spin WHERE player_id = $1',
    [playerId],
  )
  for (const [place, grant] of model.grants.entries())
    expect(counted.find(({ id }) => id === grants[place])!.won).toBe(String(model.won(grant)))
}

const readCash = (accountId: string) =>
  one<{ cash: string }>(
    studio.pool,
    'SELECT ledger_balance_of(cash_id)::text AS cash FROM wallet_account WHERE id = $1',
    [accountId],
  )

const sorted = (amounts: bigint[]) => amounts.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))

it('free spins are counted, end and pay like in a model that remembers everything, whatever crashes and repeats', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), live)
  await fc.assert(property, { numRuns: Math.ceil(STEPS / LENGTH), endOnFailure: true })
  await expectRevenueToAgree(studio.pool)
  if (STEPS < 5000) return
  const turns = ['bet: free_rounds_over', 'win: win_waiting', 'win: bet_rolled_back', 'back: bet_refused', 'back: ok']
  for (const turn of [...turns, 'decide: approve', 'decide: refuse', 'end: 2', 'end: 3', 'end: 4'])
    expect(seen).toContain(turn)
}, 3_600_000)
