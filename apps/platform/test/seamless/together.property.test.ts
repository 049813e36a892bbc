import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveBonus } from '../support/bonuses.ts'
import { OTHER_SECRET, startStudio } from './studio.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>

let alone: Studio
let together: Studio
beforeAll(async () => {
  alone = await startStudio({ together: { aloneMax: Infinity } })
  together = await startStudio({ together: { aloneMax: 0 } })
})
afterAll(async () => {
  await alone[Symbol.asyncDispose]()
  await together[Symbol.asyncDispose]()
})

const PLAYERS = 6

const bet = fc.record({
  transaction: fc.nat(3),
  round: fc.nat(3),
  amount: fc.constantFrom('100', '100', '100', '40', '600000'),
  game: fc.constantFrom('game-0', 'game-0', 'game-0', 'game-1'),
  token: fc.constantFrom('own', 'own', 'own', 'own', 'guess'),
  isTwice: fc.boolean(),
  isGivenBackFirst: fc.constantFrom(false, false, false, true),
})
type Bet = typeof bet extends fc.Arbitrary<infer T> ? T : never

/** What each player bets at one moment, if anything. */
const moment = fc.array(fc.option(bet, { nil: null, freq: 4 }), { minLength: PLAYERS, maxLength: PLAYERS })

const plain: Bet = {
  transaction: 0,
  round: 0,
  amount: '100',
  game: 'game-0',
  token: 'own',
  isTwice: false,
  isGivenBackFirst: false,
}
const everyTurn: (Bet | null)[][] = [
  [plain, plain, plain, plain, plain, plain],
  [plain, plain, plain, plain, plain, plain].map((one) => ({ ...one, transaction: 1, isTwice: true })),
  [plain, plain, plain, plain, plain, plain].map((one) => ({ ...one, amount: '40' })),
  [plain, plain, plain, plain, plain, plain].map((one) => ({
    ...one,
    transaction: 2,
    round: 1,
    isGivenBackFirst: true,
  })),
  [plain, null, plain, plain, plain, plain].map((one) => one && { ...one, transaction: 3, round: 2, amount: '600000' }),
]

async function play(studio: Studio, run: string, moments: (Bet | null)[][]) {
  const players: Awaited<ReturnType<Studio['player']>>[] = []
  for (let made = 0; made < PLAYERS; made += 1) players.push(await studio.player(made === 1 ? 150n : 1000n))
  await limit(studio, players[2]!.playerId)
  const { playerId, account } = players[3]!
  await giveBonus(studio.pool, { playerId, accountId: account.id }, 500n, { stakeOrder: 'bonus_first' })
  await studio.pool.query(`INSERT INTO round_watch (subject_id, rule) VALUES ($1, 'limits')`, [players[4]!.playerId])
  const replies = []
  for (const bets of moments) {
    const sent = bets.map((one, place) => ({ one, place, who: players[place]! }))
    for (const { one, place, who } of sent)
      if (one?.isGivenBackFirst)
        await who.rollback({
          transactionId: `${run}-${place}-back-${one.transaction}`,
          betTransactionId: `${run}-${place}-${one.transaction}`,
          roundId: `${run}-${place}-${one.round}`,
        })
    const send = async ({ one, place, who }: (typeof sent)[number]) => {
      if (!one) return null
      const ids = { transactionId: `${run}-${place}-${one.transaction}`, roundId: `${run}-${place}-${one.round}` }
      const call = () =>
        who.bet({
          ...ids,
          amount: one.amount,
          gameId: one.game,
          ...(one.token === 'guess' && { sessionToken: 'guess' }),
        })
      const [reply, again] = await Promise.all([call(), one.isTwice ? call() : null])
      if (again) expect(again.text).toBe(reply.text)
      expect((await call()).text).toBe(reply.text)
      return reply
    }
    replies.push(...(await Promise.all(sent.map(send))))
  }
  const kept = []
  for (const { playerId: id, balance, events, rounds } of players)
    kept.push({
      balance: await balance(),
      events: (await events()).map(({ account }) => ({ ...account, id: 'its own', version: 'its own' })),
      // Their ids are of one moment and tell no order.
      rounds: (await rounds()).toSorted((left, right) => (left.reference < right.reference ? -1 : 1)),
      ...(await rowsOf(studio, id)),
    })
  return { replies, kept }
}

async function limit(studio: Studio, playerId: string) {
  await studio.pool.query(
    `INSERT INTO player_limit (id, player_id, definition, period, currency, amount, starts_at, ends_at, created_at)
     VALUES (gen_random_uuid(), $1, 1, 'daily', 'EUR', 300, now() - interval '1 hour', now() + interval '1 day', now())`,
    [playerId],
  )
}

/** What else a bet leaves behind, without ids that each database makes for itself. */
async function rowsOf({ pool }: Studio, playerId: string) {
  const ask = async (text: string) => (await pool.query(text, [playerId])).rows
  return {
    facts: await ask(`SELECT kind, data - '{gameId,accountId,entryId,bonusId}'::text[] AS data FROM fact_inbox
      WHERE player_id = $1 AND kind = 'stake_taken' ORDER BY id`),
    postings: await ask(`SELECT entry.key, entry.kind, entry.meta, amount, posting.currency, from_balance, from_sequence
      FROM ledger_posting posting JOIN ledger_entry entry ON entry.id = posting.entry_id
      JOIN ledger_account account ON account.id = from_account WHERE account.owner = $1 AND entry.kind = 'bet'
      ORDER BY entry.key`),
    parts: await ask(`SELECT part.reference, purse, part.kind, amount FROM round_part part
      JOIN game_round round ON round.id = round_id WHERE round.player_id = $1 ORDER BY 1, 2`),
    tally: await ask('SELECT sum(shown)::integer AS shown FROM round_tally WHERE player_id = $1'),
    limits: await ask('SELECT used FROM player_limit WHERE player_id = $1'),
    turnover: await ask('SELECT turnover_staked FROM wallet_account WHERE player_id = $1'),
  }
}

/** An answer without the id that each database makes for itself. */
const told = (reply: { statusCode: number; json: Record<string, unknown> } | null) =>
  reply && { statusCode: reply.statusCode, ...reply.json, entryId: typeof reply.json['entryId'] }

it('bets that go together get the answers, and leave behind what they would each by itself', async () => {
  const seen = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 3 }), async (moments) => {
      const run = randomUUID()
      const [one, other] = await Promise.all([play(alone, run, moments), play(together, run, moments)])
      expect(other.replies.map(told)).toEqual(one.replies.map(told))
      expect(other.kept).toEqual(one.kept)
      for (const reply of other.replies) seen.add(reply?.json['status'])
    }),
    { numRuns: 4, examples: [[everyTurn]] },
  )
  for (const status of ['ok', 'insufficient_funds', 'bet_refused', 'bet_rolled_back', 'session_not_found'])
    expect(seen).toContain(status)
  expect(seen).toContain('transaction_conflict')
})

it('bets of two studios under one transaction id get each their own answer', async () => {
  const balances = ['1000', '2000', '3000', '4000', '5000', '6000']
  const players = []
  for (const balance of balances) players.push(await together.player(BigInt(balance)))
  const others = players.filter((_, place) => place % 2 === 1)
  await together.pool.query(`UPDATE game_session SET source = 'other' WHERE player_id = ANY ($1)`, [
    others.map(({ playerId }) => playerId),
  ])
  for (let moments = 1; moments <= 5; moments += 1) {
    const ids = players.map((_, place) => ({
      transactionId: `${moments}-${place >> 1}`,
      roundId: `${moments}-${place}`,
    }))
    const replies = await Promise.all(
      players.map(({ bet }, place) =>
        bet(ids[place]!, place % 2 === 1 ? { sender: 'other', secret: OTHER_SECRET } : {}),
      ),
    )
    expect(replies.map(({ json }) => json['balance'])).toEqual(
      balances.map((balance) => `${Number(balance) - moments * 100}`),
    )
  }
})
