import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '../../support/companies.ts'
import { type FundedPlayer, callApi, fundedPlayer, openGame } from '../../support/players.ts'
import { type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { checkData } from '../check-data.ts'
import type { Figure } from '../statistics.ts'

const ROUNDS = 10
const PLAYERS = 10
const BETS_PER_SECOND = 200
const FUNDS_MINOR = 200_000
/** What every other player pays in, and the same again as a bonus: some of the bets are of bonus money. */
const BONUS_MINOR = 2_000
const BET_MINOR = 10

interface Outcome {
  acknowledged: number
  uncertain: number
  lost: number
  doubled: number
  /** Bonuses whose wagering is another than the sum of the bets. */
  miscounted: number
}

/**
 * Kills the site with everything below it in the middle of 200 bets a second, ten times. After each start
 * every bet that was acknowledged must answer the same, every uncertain one is sent again with its id, and
 * each balance must be exactly what the bets took. Every other player has an active bonus, of which exactly the bets are
 * wagered.
 */
export async function benchCrash(): Promise<Figure> {
  let site = await startSiteProcess()
  const players: FundedPlayer[] = []
  const withBonus = new Set<FundedPlayer>()
  for (let made = 0; made < PLAYERS; made += 2) {
    const lucky = await fundedPlayer(site.url, BONUS_MINOR, { bonusId: 'welcome-1' })
    players.push(await fundedPlayer(site.url, FUNDS_MINOR), lucky)
    withBonus.add(lucky)
  }
  const total: Outcome = { acknowledged: 0, uncertain: 0, lost: 0, doubled: 0, miscounted: 0 }
  const betsOf = new Map(players.map((player) => [player, 0]))
  let differences = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const bets = await betUntilKilled(site, players)
    site = await site.restart()
    await settle(site, bets, total, betsOf)
    await compareBalances(site, players, betsOf, total, withBonus)
    for (const player of players)
      player.sessionToken = await openGame(site.url, player.accessToken, player.accountId, player.gameIdentity)
  }
  await site.stop()
  differences = await checkData(site.dataDir)
  await site[Symbol.asyncDispose]()
  return {
    what: `kill -9 of the whole tree during ${BETS_PER_SECOND} bets/s, ${ROUNDS} rounds`,
    measured: `${total.lost} lost, ${total.doubled} doubled, ${total.miscounted} bonuses miscounted of ${total.acknowledged} acknowledged and ${total.uncertain} uncertain; ledger:check ${differences} differences`,
    reach: '0 lost, 0 doubled, wagering exact, ledger clean',
    isReached: total.lost + total.doubled + total.miscounted === 0 && differences === 0 && total.acknowledged > 0,
  }
}

interface Bet {
  player: FundedPlayer
  body: Record<string, string>
  reply: string | null
}

async function betUntilKilled(site: SiteProcess, players: FundedPlayer[]): Promise<Bet[]> {
  const studio = company('studio', site.url)
  const bets: Bet[] = []
  const pending: Promise<void>[] = []
  let isKilled = false
  // Bets go on while the process dies, so that some are caught between their request and their reply.
  const killed = sleep(800 + Math.random() * 700)
    .then(() => site.kill())
    .then(() => (isKilled = true))
  for (let made = 0; !isKilled; made += 1) {
    const player = players[made % players.length]!
    const body = {
      sessionToken: player.sessionToken,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameId: player.gameIdentity,
      amount: String(BET_MINOR),
      currency: 'EUR',
    }
    const bet: Bet = { player, body, reply: null }
    bets.push(bet)
    pending.push(
      studio.call('/seamless/v1/bet', body).then(
        (reply) => void (bet.reply = reply.status === 200 ? reply.text : null),
        () => undefined,
      ),
    )
    await sleep(1000 / BETS_PER_SECOND)
  }
  await killed
  await Promise.all(pending)
  studio.close()
  return bets
}

async function settle(site: SiteProcess, bets: Bet[], total: Outcome, betsOf: Map<FundedPlayer, number>) {
  const studio = company('studio', site.url)
  for (const bet of bets) {
    const repeat = await studio.call('/seamless/v1/bet', bet.body)
    if (bet.reply === null) total.uncertain += 1
    else total.acknowledged += 1
    if (bet.reply !== null && repeat.text !== bet.reply) total.lost += 1
    if (repeat.body.status !== 'ok') throw new Error(`bet after the crash: ${repeat.status} ${repeat.text}`)
    betsOf.set(bet.player, betsOf.get(bet.player)! + 1)
  }
  studio.close()
}

async function compareBalances(
  site: SiteProcess,
  players: FundedPlayer[],
  betsOf: Map<FundedPlayer, number>,
  total: Outcome,
  withBonus: ReadonlySet<FundedPlayer>,
) {
  for (const player of players) {
    const accounts = await callApi(site.url, 'GET', '/api/wallet/accounts', undefined, player.accessToken)
    const balance = Math.round(
      accounts.find((account: { id: string }) => account.id === player.accountId).balance * 100,
    )
    const staked = betsOf.get(player)! * BET_MINOR
    const expected = (withBonus.has(player) ? 2 * BONUS_MINOR : FUNDS_MINOR) - staked
    if (balance < expected) total.doubled += (expected - balance) / BET_MINOR
    if (balance > expected) total.lost += (balance - expected) / BET_MINOR
    if (!withBonus.has(player)) continue
    const [bonus] = await callApi(site.url, 'GET', '/api/game/player-bonuses', undefined, player.accessToken)
    if (Math.round(bonus.currentWagerAmount * 100) !== staked) total.miscounted += 1
  }
}
