import { randomUUID } from 'node:crypto'
import { many, one, type Pool, withTransaction } from '@baize/database'
import { testDatabase } from '@baize/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stakeRules } from '../../src/flows/play/stake-rules.ts'
import { checkLedger, ensureAccount, post } from '../../src/modules/money/ledger/index.ts'
import { openAccount } from '../../src/modules/money/wallet/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { createRounds, giveBack, payWin, RULE_ORDER, stakeRule, watch } from '../../src/modules/play/rounds/index.ts'
import { makeFeed } from '../support/feed.ts'

const PLAYERS = 3
const FUNDS = 500n

/** A third of each stake comes from the bonus while it lasts. */
const bonusRule = stakeRule({
  name: 'bonus',
  order: RULE_ORDER.bonus,
  asked: 'watching',
  read: () => Promise.resolve(undefined),
  decide: (_, { amount }, { purses }) => {
    const part = amount / 3n
    const bonus = purses.bonus < part ? purses.bonus : part
    return { kind: 'composed', composition: { cash: amount - bonus, bonus } }
  },
})

/** Mostly a reference is one player's, in one round, for one amount, so that repeats are common and clashes are not. */
const step = fc
  .record({
    kind: fc.constantFrom('stake', 'stake', 'win', 'back'),
    reference: fc.nat(8),
    clash: fc.option(fc.nat(20), { freq: 5, nil: 0 }),
    isRoundClosed: fc.boolean(),
  })
  .map(({ kind, reference, clash, isRoundClosed }) => ({
    kind,
    reference,
    player: (reference + clash) % PLAYERS,
    round: (reference + clash) % 4,
    amount: BigInt(10 + reference * 13 + clash),
    isRoundClosed: isRoundClosed && clash > 0,
  }))
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const common = { reference: 0, player: 0, round: 0, amount: 100n, isRoundClosed: false }

/** Comes by every outcome there is, whatever the random ones do. */
const everyTurn: Step[] = [
  { ...common, kind: 'stake' },
  { ...common, kind: 'stake' },
  { ...common, kind: 'stake', reference: 1, amount: 5000n },
  { ...common, kind: 'stake', reference: 2, round: 1 },
  { ...common, kind: 'back', reference: 2, round: 1 },
  { ...common, kind: 'win', amount: 200n },
]

/** Plays steps of one database under names of their own; a player's id and account by number. */
async function play(pool: Pool, steps: Step[], isTogether: boolean) {
  const run = randomUUID()
  const [game] = await many<{ id: string; identity: string }>(pool, 'SELECT id, identity FROM game')
  const rounds = createRounds([...stakeRules, bonusRule])
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => fundedPlayer(pool)))
  const perform = ({ kind, player, reference, round, amount, isRoundClosed }: Step): Promise<{ kind: string }> => {
    const at = new Date()
    const { accountId } = players[player]!
    const common = { source: 'room', house: 'room', round: `${run}-${round}`, accountId, game: game!, amount }
    const opening = { signInId: randomUUID(), country: null, endsAt: new Date(at.getTime() + 60_000), stakeMax: null }
    const claimed = { game: game!.identity, currency: 'EUR' }
    return withTransaction(pool, async (tx) => {
      const name = `${run}-${reference}`
      if (kind === 'win') return payWin(tx, { ...common, reference: `${name}-win`, isRoundClosed }, at)
      if (kind === 'back') return giveBack(tx, { ...common, reference: name, kind: 'stake' }, at)
      return rounds.stake(tx, { ...common, reference: name, kind: 'stake', claimed, opening, at })
    })
  }
  // Two accounts may bring one reference at the same moment; the one that comes second is told so by the key.
  const brave = (one: Step) => perform(one).catch(refusedByKey)
  const outcomes: { kind: string }[] = []
  if (isTogether) outcomes.push(...(await Promise.all(steps.map(brave))))
  else for (const one of steps) outcomes.push(await perform(one))
  return { players, perform, outcomes }
}

function refusedByKey(error: unknown): { kind: string } {
  if (!['23505', 'LG002'].includes((error as { code?: string }).code ?? '')) throw error
  return { kind: 'conflict' }
}

async function fundedPlayer(pool: Pool) {
  const playerId = randomUUID()
  const account = await withTransaction(pool, (tx) =>
    openAccount(tx, { playerId, currency: 'EUR' }, { isActive: true }),
  )
  const house = await ensureAccount(pool, { owner: 'house', kind: 'promotions', currency: 'EUR' })
  const bonus = await ensureAccount(pool, { owner: playerId, kind: 'bonus', currency: 'EUR' })
  const postings = [
    { from: house, to: account.cashId, amount: FUNDS },
    { from: house, to: bonus, amount: 60n },
  ]
  await post(pool, { key: `gift:${playerId}`, kind: 'gift', postings })
  await withTransaction(pool, (tx) => watch(tx, playerId, 'bonus'))
  return { playerId, accountId: account.id }
}

async function expectSound(pool: Pool): Promise<void> {
  expect(await checkLedger(pool)).toEqual([])
  const unlike = await many(
    pool,
    `SELECT reference, purse FROM round_part part WHERE amount IS DISTINCT FROM (
       SELECT sum(posting.amount) FROM ledger_posting posting
       JOIN ledger_account purse ON purse.id IN (from_account, to_account) AND purse.kind = part.purse
       WHERE posting.entry_id = part.entry_id)
     UNION ALL
     SELECT key, 'entry' FROM ledger_entry entry WHERE kind IN ('stake', 'win')
       AND (SELECT sum(amount) FROM ledger_posting WHERE entry_id = entry.id)
         IS DISTINCT FROM (SELECT sum(amount) FROM round_part WHERE entry_id = entry.id)
     UNION ALL
     SELECT reference, 'round' FROM game_round round WHERE
       bet_amount <> (SELECT coalesce(sum(amount), 0) FROM round_part
         WHERE round_id = round.id AND kind = 'stake' AND given_back_by IS NULL)
       OR win_amount <> (SELECT coalesce(sum(amount), 0) FROM round_part WHERE round_id = round.id AND kind = 'pay')`,
  )
  expect(unlike).toEqual([])
}

async function holdingsOf(pool: Pool, playerId: string) {
  const { sum } = await one<{ sum: string }>(
    pool,
    `SELECT sum(balance)::text AS sum FROM ledger_balance JOIN ledger_account ON id = account_id WHERE owner = $1`,
    [playerId],
  )
  return sum
}

it.each([
  ['one after the other', false],
  ['all at the same moment', true],
])(
  'stakes, wins, returns and repeats in any order keep the books, %s, and a repeat moves nothing',
  async (_, isTogether) => {
    await using database = await testDatabase()
    const { pool } = database
    await syncFeed(pool, 'studio', new Date(), makeFeed(1))
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { players, perform, outcomes } = await play(pool, steps, isTogether)
        for (const { kind } of outcomes) seen.set(kind, (seen.get(kind) ?? 0) + 1)
        await expectSound(pool)
        const before = await Promise.all(players.map(({ playerId }) => holdingsOf(pool, playerId)))
        // Everything that was carried out comes again, backwards: nothing may move.
        const done = steps.filter((__, place) => ['taken', 'paid', 'given_back'].includes(outcomes[place]!.kind))
        for (const again of done.toReversed().filter(({ kind }) => kind !== 'back'))
          expect(['repeated', 'conflict', 'paid', 'refused']).toContain((await perform(again)).kind)
        expect(await Promise.all(players.map(({ playerId }) => holdingsOf(pool, playerId)))).toEqual(before)
      }),
      { numRuns: 25, examples: [[everyTurn]] },
    )
    // The run is worth something only if it came by every turn of the way.
    // Those that come at the same moment have no order, so there a repeat may come first.
    for (const kind of ['taken', 'given_back', 'refused', ...(isTogether ? [] : ['paid', 'repeated'])])
      expect(seen.get(kind)).toBeGreaterThan(0)
  },
)
