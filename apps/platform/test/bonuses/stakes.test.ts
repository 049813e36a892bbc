import { many, one, withTransaction } from '@baize/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelBonus } from '../../src/modules/play/wagering/index.ts'
import { giveBonus as give } from '../support/bonuses.ts'
import { startStudio } from '../seamless/studio.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>
type Player = Awaited<ReturnType<Studio['player']>>

let studio: Studio
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio[Symbol.asyncDispose]())

const giveBonus = ({ playerId, account }: Player, amount: bigint, terms: Parameters<typeof give>[3] = {}) =>
  give(studio.pool, { playerId, accountId: account.id }, amount, terms, studio.clock.now())

const walletOf = async ({ account }: Player) =>
  (await one<{ json: Record<string, number> }>(studio.pool, 'SELECT wallet_account_json($1) AS json', [account.id]))
    .json

const bonusOf = async (id: string) =>
  (await one<{ json: Record<string, unknown> }>(studio.pool, 'SELECT wager_bonus_json($1) AS json', [id])).json

const told = (channel: string, { playerId }: Player) =>
  many<{ data: Record<string, unknown> }>(studio.pool, 'SELECT data FROM outbox WHERE channel = $1 ORDER BY id', [
    `${channel}#${playerId}`,
  ])

it('takes a stake from cash first and the rest from the bonus, and tells the studio what can be staked', async () => {
  const anna = await studio.player(60n)
  await giveBonus(anna, 500n)
  expect(await anna.balance()).toBe('560')
  const { json } = await anna.bet({ roundId: 'mixed', amount: '100' })
  expect(json).toMatchObject({ status: 'ok', balance: '460' })
  expect(await walletOf(anna)).toMatchObject({ realBalance: 0, bonusBalance: 4.6, withdrawalBalance: 0 })
})

it('brings a win back in the proportion of the stakes, the odd unit to cash', async () => {
  const anna = await studio.player(67n)
  await giveBonus(anna, 500n, { wagerCasino: 10 })
  await anna.bet({ roundId: 'odd', amount: '100' })
  await anna.win({ roundId: 'odd', amount: '101' })
  // 33 of 100 came from the bonus: 33.33 of 101 go back to it.
  expect(await walletOf(anna)).toMatchObject({ realBalance: 0.68, bonusBalance: 5 })
})

it('takes the bonus first where the house says so', async () => {
  const anna = await studio.player(1000n)
  await giveBonus(anna, 150n, { stakeOrder: 'bonus_first' })
  await anna.bet({ amount: '100' })
  await anna.bet({ amount: '100' })
  expect(await walletOf(anna)).toMatchObject({ realBalance: 9.5, bonusBalance: 0 })
})

it('refuses a stake above what the bonus allows, and tells the open pages', async () => {
  const anna = await studio.player(1000n)
  await giveBonus(anna, 500n, { maxBet: '99' })
  expect((await anna.bet({ amount: '100' })).json).toMatchObject({ status: 'bet_refused', balance: '1500' })
  expect((await anna.bet({ amount: '99' })).json).toMatchObject({ status: 'ok' })
  expect(await told('game:bets', anna)).toMatchObject([
    {
      data: {
        event: 'game.bet.max.exceed',
        gameIdentity: 'game-0',
        playerBonus: { currency: 'EUR', maxBetAmount: 0.99 },
      },
    },
  ])
})

it('refuses stakes on a game that the bonus leaves out, and tells the open pages with the bonus', async () => {
  const anna = await studio.player(1000n)
  const id = await giveBonus(anna, 500n, { games: ['game-0'], gamesExcluded: true })
  expect((await anna.bet({})).json).toMatchObject({ status: 'bet_refused' })
  expect(await told('game:bets', anna)).toMatchObject([
    { data: { event: 'game.bet.restricted', gameIdentity: 'game-0', playerBonus: { id } } },
  ])
})

it('converts the bonus when it is wagered and the round is over, not before, and tells of each step', async () => {
  const anna = await studio.player(1000n)
  const id = await giveBonus(anna, 100n, { wagerCasino: 2, maxWin: '60' })
  await anna.bet({ roundId: 'last', amount: '200' })
  expect(await bonusOf(id)).toMatchObject({ status: 2, currentWagerPercentage: 100, openedTransactionsCount: 1 })
  const { json } = await anna.win({ roundId: 'last', amount: '0' })
  expect(json).toMatchObject({ status: 'ok', balance: '860' })
  expect(await bonusOf(id)).toMatchObject({ status: 3, result: 2, openedTransactionsCount: 0 })
  expect(await walletOf(anna)).toMatchObject({ realBalance: 8.6, bonusBalance: 0 })
  const events = await told('bonus:player-bonuses', anna)
  expect(events.map(({ data }) => data['event'])).toEqual([
    'player.bonus.created',
    'player.bonus.updated',
    'player.bonus.updated',
    'player.bonus.updated',
  ])
  expect(events.at(-1)).toMatchObject({ data: { playerBonus: { id, status: 3, result: 2 } } })
})

it('passes a late win of a cancelled bonus on to the house, and the part of cash to the player', async () => {
  const anna = await studio.player(50n)
  const id = await giveBonus(anna, 500n)
  await anna.bet({ roundId: 'late', amount: '100' })
  await withTransaction(studio.pool, (tx) => cancelBonus(tx, anna.playerId, id, studio.clock.now()))
  expect((await anna.win({ roundId: 'late', amount: '300' })).json).toMatchObject({ status: 'ok', balance: '150' })
  expect(await walletOf(anna)).toMatchObject({ balance: 1.5, bonusBalance: 0 })
})

it('gives a stake back to cash exactly, also after its bonus has ended, and takes the wagering back', async () => {
  const anna = await studio.player(50n)
  const id = await giveBonus(anna, 500n)
  await anna.bet({ roundId: 'back', transactionId: 'to-go-back', amount: '100' })
  expect(await bonusOf(id)).toMatchObject({ currentWagerAmount: 1 })
  await withTransaction(studio.pool, (tx) => cancelBonus(tx, anna.playerId, id, studio.clock.now()))
  const back = await anna.rollback({ roundId: 'back', betTransactionId: 'to-go-back' })
  expect(back.json).toMatchObject({ status: 'ok', balance: '50' })
  expect(await bonusOf(id)).toMatchObject({ status: 3, result: 3, currentWagerAmount: 0 })
})
