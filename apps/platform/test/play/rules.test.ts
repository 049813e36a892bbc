import { many, one, withTransaction } from '@baize/database'
import { afterEach, describe, expect, it } from 'vitest'
import { ensureAccount, post } from '../../src/modules/money/ledger/index.ts'
import { allowed, refused, RULE_ORDER, stakeRule, unwatch, watch } from '../../src/modules/play/rounds/index.ts'
import { startStudio } from '../seamless/studio.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>
type Player = Awaited<ReturnType<Studio['player']>>

let studio: Studio
afterEach(() => studio[Symbol.asyncDispose]())

/** All that a player may stake in all, over every account; counted under the lock. */
const limitRule = (limit: bigint) =>
  stakeRule({
    name: 'limit',
    order: RULE_ORDER.limits,
    asked: 'watching',
    isIdle: ({ amount }) => amount === 1n,
    read: async (tx, _stake, { playerId }) => {
      const { staked } = await one<{ staked: string }>(
        tx,
        'SELECT coalesce(sum(bet_amount), 0)::text AS staked FROM game_round WHERE player_id = $1',
        [playerId],
      )
      return BigInt(staked)
    },
    decide: (staked, { amount }) => (staked + amount <= limit ? allowed : refused('bet_limit_reached')),
  })

/** As much of the stake as there is comes from the bonus. */
const bonusRule = stakeRule({
  name: 'bonus',
  order: RULE_ORDER.bonus,
  asked: 'watching',
  read: () => Promise.resolve(undefined),
  decide: (_, { amount }, { purses }) => {
    const bonus = purses.bonus < amount ? purses.bonus : amount
    return { kind: 'composed', composition: { cash: amount - bonus, bonus } }
  },
})

const watched = (player: Player, rule: string) => withTransaction(studio.pool, (tx) => watch(tx, player.playerId, rule))

async function giveBonus({ playerId, account }: Player, amount: bigint): Promise<void> {
  const key = { currency: account.currency }
  const bonus = await ensureAccount(studio.pool, { owner: playerId, kind: 'bonus', ...key })
  const cost = await ensureAccount(studio.pool, { owner: 'house', kind: 'bonus_cost', ...key })
  await post(studio.pool, {
    key: `bonus:${playerId}`,
    kind: 'bonus',
    postings: [{ from: cost, to: bonus, amount }],
  })
}

/** Bets as a studio does: a call for which the database had no time is made again. */
async function untilAnswered(player: Player, over: { transactionId: string }) {
  for (;;) {
    const reply = await player.bet({ ...over, roundId: over.transactionId })
    if (reply.json['status'] !== 'busy') return reply
  }
}

const bonusOf = async ({ account }: Player) =>
  (
    await one<{ balance: string }>(
      studio.pool,
      'SELECT balance::text FROM ledger_balance JOIN wallet_account ON bonus_id = account_id WHERE id = $1',
      [account.id],
    )
  ).balance

const partsOf = (reference: string) =>
  many(
    studio.pool,
    'SELECT purse, kind, amount::text, given_back_by IS NOT NULL AS back FROM round_part WHERE reference = $1 ORDER BY 1',
    [reference],
  )

describe('a rule that watches a player', () => {
  it('refuses their stakes by a reason the protocol does not know, remembered, and no one else is asked', async () => {
    studio = await startStudio({ rules: [limitRule(250n)] })
    const [anna, ben] = [await studio.player(1000n), await studio.player(1000n)]
    await watched(anna, 'limit')
    const body = { transactionId: 'over', roundId: 'over' }
    await anna.bet({})
    await anna.bet({})
    const over = await anna.bet(body)
    expect(over.text).toBe('{"status":"bet_refused","transactionId":"over","balance":"800","currency":"EUR"}')
    await ben.bet({ amount: '999' })
    expect(await ben.balance()).toBe('1')
    await withTransaction(studio.pool, (tx) => unwatch(tx, anna.playerId, 'limit'))
    expect((await anna.bet(body)).text).toBe(over.text)
    expect((await anna.bet({})).json['status']).toBe('ok')
  })

  it('is not asked about a stake that does not concern it', async () => {
    studio = await startStudio({ rules: [limitRule(0n)] })
    const anna = await studio.player(1000n)
    await watched(anna, 'limit')
    expect((await anna.bet({ amount: '1' })).json['status']).toBe('ok')
    expect((await anna.bet({ amount: '2' })).json['status']).toBe('bet_refused')
  })

  it('of which this release knows nothing costs the short path and nothing else', async () => {
    studio = await startStudio()
    const anna = await studio.player(1000n)
    await watched(anna, 'of another release')
    const body = { transactionId: 'long', roundId: 'long' }
    const first = await anna.bet(body)
    expect(first.json).toMatchObject({ status: 'ok', balance: '900' })
    expect((await anna.bet(body)).text).toBe(first.text)
    expect(await anna.events()).toHaveLength(1)
    expect(await partsOf('long')).toEqual([{ purse: 'cash', kind: 'stake', amount: '100', back: false }])
  })

  it('counts exactly: of a thousand stakes at the same moment, over two accounts, not one goes over', async () => {
    studio = await startStudio({ rules: [limitRule(1000n)] })
    const anna = await studio.player(100_000n)
    const dollars = await studio.player(100_000n, 'USD', { playerId: anna.playerId, game: 'game-1' })
    await watched(anna, 'limit')
    const replies = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => untilAnswered(n % 2 ? anna : dollars, { transactionId: `${n}` })),
    )
    const statuses = replies.map(({ json }) => json['status'])
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(10)
    expect(statuses.filter((status) => status === 'bet_refused')).toHaveLength(990)
    const { staked } = await one<{ staked: string }>(
      studio.pool,
      'SELECT sum(bet_amount)::text AS staked FROM game_round WHERE player_id = $1',
      [anna.playerId],
    )
    expect(staked).toBe('1000')
  })
})

it('a rule that watches a game is asked about every player in it', async () => {
  const closed = stakeRule({
    name: 'maintenance',
    order: RULE_ORDER.game,
    asked: 'watching',
    read: () => Promise.resolve(undefined),
    decide: () => refused('under_maintenance'),
  })
  studio = await startStudio({ rules: [closed] })
  const anna = await studio.player(1000n)
  expect((await anna.bet({})).json['status']).toBe('ok')
  const { id } = await one<{ id: string }>(studio.pool, `SELECT id FROM game WHERE identity = 'game-0'`)
  await withTransaction(studio.pool, (tx) => watch(tx, id, 'maintenance'))
  expect((await anna.bet({})).json['status']).toBe('bet_refused')
})

it('a constant rule is asked about every stake of everybody', async () => {
  const dear = stakeRule({
    name: 'stake-max',
    order: RULE_ORDER.limits,
    asked: 'constant',
    read: () => Promise.resolve(50n),
    decide: (max, { amount }) => (amount <= max ? allowed : refused('stake_too_high')),
  })
  studio = await startStudio({ rules: [dear] })
  const anna = await studio.player(1000n)
  expect((await anna.bet({ amount: '50' })).json['status']).toBe('ok')
  expect((await anna.bet({ amount: '51' })).json['status']).toBe('bet_refused')
})

describe('a bonus that pays part of a stake', () => {
  it('is taken first, wins go back in proportion, and both show in what was kept', async () => {
    studio = await startStudio({ rules: [bonusRule] })
    const anna = await studio.player(1000n)
    await giveBonus(anna, 30n)
    await watched(anna, 'bonus')
    const bet = await anna.bet({ transactionId: 'b', roundId: 'b' })
    expect(bet.json).toMatchObject({ status: 'ok', balance: '930' })
    expect(await bonusOf(anna)).toBe('0')
    expect(await partsOf('b')).toEqual([
      { purse: 'bonus', kind: 'stake', amount: '30', back: false },
      { purse: 'cash', kind: 'stake', amount: '70', back: false },
    ])
    const win = await anna.win({ transactionId: 'b-win', roundId: 'b', amount: '99' })
    expect(win.json).toMatchObject({ status: 'ok', balance: '1000' })
    expect(await bonusOf(anna)).toBe('29')
    expect(await partsOf('b-win')).toEqual([
      { purse: 'bonus', kind: 'pay', amount: '29', back: false },
      { purse: 'cash', kind: 'pay', amount: '70', back: false },
    ])
  })

  it('gets back exactly what it paid when the bet is rolled back', async () => {
    studio = await startStudio({ rules: [bonusRule] })
    const anna = await studio.player(1000n)
    await giveBonus(anna, 30n)
    await watched(anna, 'bonus')
    await anna.bet({ transactionId: 'r', roundId: 'r' })
    const back = await anna.rollback({ betTransactionId: 'r', roundId: 'r' })
    expect(back.json).toMatchObject({ status: 'ok', balance: '1000' })
    expect(await bonusOf(anna)).toBe('30')
    expect(await partsOf('r')).toMatchObject([{ back: true }, { back: true }])
  })

  it('does not stand in for missing cash: each purse must hold its part', async () => {
    studio = await startStudio({ rules: [bonusRule] })
    const anna = await studio.player(60n)
    await giveBonus(anna, 30n)
    await watched(anna, 'bonus')
    expect((await anna.bet({})).json).toMatchObject({ status: 'insufficient_funds', balance: '60' })
    expect(await bonusOf(anna)).toBe('30')
  })
})
