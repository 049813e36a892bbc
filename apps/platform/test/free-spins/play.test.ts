import { randomUUID } from 'node:crypto'
import { many, one, withTransaction } from '@baize/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activateSpins, cancelSpins, expireSpins } from '../../src/modules/offers/free-spins/index.ts'
import { decideWin, listRounds, listWaitingWins } from '../../src/modules/play/rounds/index.ts'
import { bonusesOfSpins, giveSpins, spinsOf } from '../support/free-spins.ts'
import { startStudio } from '../seamless/studio.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>
type Player = Awaited<ReturnType<Studio['player']>>

let studio: Studio
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio[Symbol.asyncDispose]())

const give = ({ playerId, account }: Player, over: Parameters<typeof giveSpins>[2] = {}) =>
  giveSpins(studio.pool, { playerId, accountId: account.id }, over, studio.clock.now())

const walletOf = async ({ account }: Player) =>
  (await one<{ json: Record<string, number> }>(studio.pool, 'SELECT wallet_account_json($1) AS json', [account.id]))
    .json

const cancel = ({ playerId }: Player, id: string) =>
  withTransaction(studio.pool, (tx) => cancelSpins(tx, playerId, id, studio.clock.now()))

const told = (channel: string, { playerId }: Player) =>
  many<{ data: Record<string, unknown> }>(studio.pool, 'SELECT data FROM outbox WHERE channel = $1 ORDER BY id', [
    `${channel}#${playerId}`,
  ])

/** What free spins have won: by their own count, by that of their rounds, and as their end told it. */
const wonBy = (id: string) =>
  one(
    studio.pool,
    `SELECT won::text AS spins, (SELECT sum(won)::text FROM free_spin_round WHERE free_spin_id = held.id) AS rounds,
       (SELECT data ->> 'won' FROM fact_inbox WHERE kind = 'free_spins_ended' AND data ->> 'freeSpinId' = held.id::text) AS told
     FROM free_spin held WHERE id = $1`,
    [id],
  )

/** Begins a round of the grant and closes it with what it won. */
async function spin(player: Player, grantId: string, amount: string) {
  const roundId = randomUUID()
  const bet = await player.bet({ roundId, amount: '0', grantId })
  return [bet.json, (await player.win({ roundId, amount, grantId })).json]
}

describe('a free spin', () => {
  it('costs nothing, counts on every open tab, and keeps what it won apart until the last one is played', async () => {
    const anna = await studio.player(1000n)
    const id = await give(anna)
    expect(await spin(anna, id, '70')).toMatchObject([
      { status: 'ok', entryId: null, balance: '1000' },
      { status: 'ok', balance: '1000' },
    ])
    expect(await spinsOf(studio.pool, id)).toMatchObject({ status: 2, count: 3, usedCount: 1, progress: 33.33 })
    await spin(anna, id, '0')
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toEqual([])
    await spin(anna, id, '30')
    expect(await spinsOf(studio.pool, id)).toMatchObject({ status: 3, result: 2, usedCount: 3, progress: 100 })
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([
      { amount: 1, status: 2, name: 'Some spins', requiredWagerCasinoAmount: 2 },
    ])
    expect(await walletOf(anna)).toMatchObject({ realBalance: 10, bonusBalance: 1, withdrawalBalance: 10 })
    const events = await told('bonus:player-freespins', anna)
    expect(events[0]!.data['event']).toBe('player.freespin.created')
    expect(events.at(-1)!.data).toMatchObject({ playerFreespin: { status: 3, result: 2 } })
  })

  it('pays cash at once where the terms say so', async () => {
    const anna = await studio.player(0n)
    const id = await give(anna, { terms: null })
    await spin(anna, id, '45')
    expect(await walletOf(anna)).toMatchObject({ realBalance: 0.45, bonusBalance: 0 })
  })

  it('stands in the history as a round without a stake that the house paid for', async () => {
    const anna = await studio.player(0n)
    await spin(anna, await give(anna), '45')
    const { rows, totalRows } = await listRounds(studio.pool, anna.playerId, { limit: 10, offset: 0 })
    expect(totalRows).toBe(1)
    expect(rows).toMatchObject([{ betAmount: '0', winAmount: '45', isFree: true }])
  })

  it('is refused where none is left, before the start, in another game, and to somebody else', async () => {
    const anna = await studio.player(1000n)
    const ben = await studio.player(1000n)
    const other = await studio.player(1000n, 'EUR', { game: 'game-1' })
    const one = await give(anna, { rounds: 1 })
    await spin(anna, one, '0')
    const waiting = await give(anna, { isIssued: true })
    for (const grantId of [one, waiting, await give(ben), randomUUID()])
      expect((await anna.bet({ amount: '0', grantId })).json).toMatchObject({
        status: 'free_rounds_over',
        balance: '1000',
      })
    expect((await other.bet({ amount: '0', grantId: await give(other) })).json).toMatchObject({
      status: 'free_rounds_over',
    })
  })

  it('is malformed with a stake, and a bet of nothing without a grant is too', async () => {
    const anna = await studio.player(1000n)
    expect((await anna.bet({ amount: '5', grantId: await give(anna) })).statusCode).toBe(400)
    expect((await anna.bet({ amount: '0' })).statusCode).toBe(400)
  })

  it('is answered with the same bytes however often it is sent, and counts once', async () => {
    const anna = await studio.player(0n)
    const id = await give(anna)
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), amount: '0', grantId: id }
    const bets = await Promise.all(Array.from({ length: 5 }, () => anna.bet(ids)))
    expect(new Set(bets.map(({ text }) => text)).size).toBe(1)
    expect((await anna.bet({ ...ids, roundId: 'another' })).statusCode).toBe(409)
    const win = { ...ids, transactionId: randomUUID(), amount: '40' }
    const wins = await Promise.all(Array.from({ length: 5 }, () => anna.win(win)))
    expect(new Set(wins.map(({ text }) => text)).size).toBe(1)
    expect(await spinsOf(studio.pool, id)).toMatchObject({ usedCount: 1 })
  })

  it('asks the rules of every stake: nobody plays with an ended session', async () => {
    const anna = await studio.player(0n)
    const id = await give(anna)
    const former = anna.sessionToken
    await anna.open()
    expect((await anna.bet({ sessionToken: former, amount: '0', grantId: id })).json).toMatchObject({
      status: 'session_ended',
    })
    expect(await spinsOf(studio.pool, id)).toMatchObject({ usedCount: 0 })
  })

  it('does not mix with a round that was paid for', async () => {
    const anna = await studio.player(1000n)
    const grantId = await give(anna)
    await anna.bet({ roundId: 'paid', amount: '100' })
    expect((await anna.bet({ roundId: 'paid', amount: '0', grantId })).json).toMatchObject({ status: 'bet_refused' })
    expect((await anna.win({ roundId: 'paid', amount: '5', grantId })).json).toMatchObject({ status: 'bet_refused' })
    await anna.bet({ roundId: 'free', amount: '0', grantId })
    expect((await anna.bet({ roundId: 'free', amount: '100' })).json).toMatchObject({ status: 'bet_refused' })
  })
})

describe('a free spin that is taken back', () => {
  it('can be played again, once however often it is asked', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna)
    const bet = { roundId: randomUUID(), transactionId: randomUUID() }
    await anna.bet({ ...bet, amount: '0', grantId })
    const back = { roundId: bet.roundId, betTransactionId: bet.transactionId, grantId }
    for (let times = 0; times < 3; times++)
      expect((await anna.rollback({ ...back })).json).toMatchObject({ status: 'ok', entryId: null })
    expect(await spinsOf(studio.pool, grantId)).toMatchObject({ usedCount: 0 })
    expect((await anna.win({ roundId: bet.roundId, amount: '50', grantId })).json).toMatchObject({
      status: 'bet_rolled_back',
    })
    expect((await listRounds(studio.pool, anna.playerId, { limit: 10, offset: 0 })).totalRows).toBe(0)
    for (const amount of ['1', '2', '3']) await spin(anna, grantId, amount)
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([{ amount: 0.06 }])
  })

  it('is refused when it comes after that, and keeps what it has won', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna)
    const bet = { roundId: randomUUID(), transactionId: randomUUID() }
    await anna.rollback({ roundId: bet.roundId, betTransactionId: bet.transactionId, grantId })
    expect((await anna.bet({ ...bet, amount: '0', grantId })).json).toMatchObject({ status: 'bet_rolled_back' })
    expect(await spinsOf(studio.pool, grantId)).toMatchObject({ usedCount: 0 })
    const won = { roundId: randomUUID(), transactionId: randomUUID() }
    await anna.bet({ ...won, amount: '0', grantId })
    await anna.win({ roundId: won.roundId, amount: '5', grantId })
    const back = { roundId: won.roundId, betTransactionId: won.transactionId, grantId }
    expect((await anna.rollback(back)).json).toMatchObject({ status: 'bet_refused' })
  })
})

describe('the end of free spins', () => {
  it('by time leaves what was won, and no round begins after it', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna, { playWithinMinutes: 5 })
    await spin(anna, grantId, '40')
    studio.clock.advance(5 * 60_000)
    expect((await anna.bet({ amount: '0', grantId })).json).toMatchObject({ status: 'free_rounds_over' })
    await expireSpins(studio.pool, studio.clock.now())
    expect(await spinsOf(studio.pool, grantId)).toMatchObject({ status: 3, result: 4, usedCount: 1 })
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([{ amount: 0.4 }])
  })

  it('waits for a round that may still win', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna)
    await spin(anna, grantId, '40')
    const roundId = randomUUID()
    await anna.bet({ roundId, amount: '0', grantId })
    await cancel(anna, grantId)
    expect(await spinsOf(studio.pool, grantId)).toMatchObject({ status: 3, result: 3 })
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toEqual([])
    await anna.win({ roundId, amount: '25', grantId })
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([{ amount: 0.65 }])
    await expect(cancel(anna, grantId)).rejects.toMatchObject({ reason: 'bonus_not_available' })
  })

  it('does not wait longer than a day, and what comes later becomes a bonus of its own', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna)
    await spin(anna, grantId, '40')
    const roundId = randomUUID()
    await anna.bet({ roundId, amount: '0', grantId })
    await cancel(anna, grantId)
    studio.clock.advance(25 * 60 * 60_000)
    await expireSpins(studio.pool, studio.clock.now())
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([{ amount: 0.4 }])
    await anna.win({ roundId, amount: '25', grantId })
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toHaveLength(2)
  })

  it('waits for a win that an operator has to let through', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna, { rounds: 1 })
    const roundId = randomUUID()
    await anna.bet({ roundId, amount: '0', grantId })
    // Above five thousand times the worth of a round.
    expect((await anna.win({ roundId, amount: '100001', grantId })).json).toMatchObject({ status: 'win_waiting' })
    expect(await spinsOf(studio.pool, grantId)).toMatchObject({ status: 2, usedCount: 1 })
    const waiting = (await listWaitingWins(studio.pool)).find(({ round }) => round === roundId)
    await decideWin(studio.pool, waiting!.id, 'approve', studio.clock.now())
    await expireSpins(studio.pool, studio.clock.now())
    expect(await spinsOf(studio.pool, grantId)).toMatchObject({ status: 3, result: 2 })
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([{ amount: 1000.01 }])
    expect(await wonBy(grantId)).toEqual({ spins: '100001', rounds: '100001', told: '100001' })
  })

  it('finds wins that were let through behind those that go on waiting', async () => {
    const anna = await studio.player(0n)
    const grants = []
    for (const roundId of [randomUUID(), randomUUID()]) {
      const grantId = await give(anna, { rounds: 1 })
      await anna.bet({ roundId, amount: '0', grantId })
      await anna.win({ roundId, amount: '100001', grantId })
      grants.push({ grantId, roundId })
    }
    const [waiting, through] = grants
    const win = (await listWaitingWins(studio.pool)).find(({ round }) => round === through!.roundId)
    await decideWin(studio.pool, win!.id, 'approve', studio.clock.now())
    await expireSpins(studio.pool, studio.clock.now(), undefined, 1)
    expect(await spinsOf(studio.pool, waiting!.grantId)).toMatchObject({ status: 2 })
    expect(await spinsOf(studio.pool, through!.grantId)).toMatchObject({ status: 3, result: 2 })
  })

  it('counts a win that an operator let through after the end, and none that was refused', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna)
    await spin(anna, grantId, '40')
    const approved: string = randomUUID()
    const refused: string = randomUUID()
    for (const roundId of [approved, refused]) {
      await anna.bet({ roundId, amount: '0', grantId })
      await anna.win({ roundId, amount: '100001', grantId })
    }
    await cancel(anna, grantId)
    const waiting = await listWaitingWins(studio.pool)
    for (const { id, round } of waiting.filter((win) => [approved, refused].includes(win.round)))
      await decideWin(studio.pool, id, round === refused ? 'refuse' : 'approve', studio.clock.now())
    await expireSpins(studio.pool, studio.clock.now())
    expect(await wonBy(grantId)).toMatchObject({ spins: '100041', rounds: '100041' })
    expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([{ amount: 1000.41 }])
  })

  it('comes to what was never started too', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna, { isIssued: true, activateWithinMinutes: 5 })
    studio.clock.advance(5 * 60_000)
    const activate = () =>
      withTransaction(studio.pool, (tx) => activateSpins(tx, anna.playerId, grantId, studio.clock.now()))
    await expect(activate()).rejects.toMatchObject({ reason: 'bonus_not_available' })
    await expireSpins(studio.pool, studio.clock.now())
    expect(await spinsOf(studio.pool, grantId)).toMatchObject({ status: 3, result: 4 })
  })
})

describe('races', () => {
  it('give one end and one bonus, whatever meets: the last wins, a cancel and the end of the time', async () => {
    for (let round = 0; round < 25; round++) {
      const anna = await studio.player(0n)
      const grantId = await give(anna, { rounds: 2 })
      const rounds = [randomUUID(), randomUUID()]
      for (const roundId of rounds) await anna.bet({ roundId, amount: '0', grantId })
      const late = new Date(studio.clock.now().getTime() + 2 * 60 * 60_000)
      await Promise.all([
        ...rounds.map((roundId) => anna.win({ roundId, amount: '10', grantId })),
        cancel(anna, grantId).catch((error: unknown) => expect(error).toMatchObject({ reason: 'bonus_not_available' })),
        expireSpins(studio.pool, late),
      ])
      expect(await spinsOf(studio.pool, grantId)).toMatchObject({ status: 3, usedCount: 2 })
      expect(await bonusesOfSpins(studio.pool, anna.playerId)).toMatchObject([{ amount: 0.2 }])
    }
  })

  it('play no round more than was given', async () => {
    const anna = await studio.player(0n)
    const grantId = await give(anna, { rounds: 4 })
    const bets = await Promise.all(Array.from({ length: 12 }, () => anna.bet({ amount: '0', grantId })))
    expect(bets.filter(({ json }) => json['status'] === 'ok')).toHaveLength(4)
    expect(bets.filter(({ json }) => json['status'] === 'free_rounds_over')).toHaveLength(8)
  })
})
