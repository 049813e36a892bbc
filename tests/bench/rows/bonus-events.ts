import { randomUUID } from 'node:crypto'
import type { PlayerBonus } from '@baize/contract'
import { Centrifuge } from 'centrifuge'
import WebSocket from 'ws'
import { endBonusTime } from '../../support/bonus-times.ts'
import { company } from '../../support/companies.ts'
import { callApi, newPlayer, openGame, orderDeposit } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { type Figure, percentile } from '../statistics.ts'

const PLAYERS = 40
const BETS_EACH = 5
const AMOUNT_MINOR = 5_000
const GAME = 'last-light'
const FINISHED = 3
const MAX_MS = 500

type Cause = 'bet' | 'deposit' | 'cancel' | 'expiry'

/** From a cause to the event of its bonus on both of a player's open tabs, one cause after another. */
export async function benchBonusEvents(site: SiteProcess): Promise<Figure> {
  const studio = company('studio', site.url)
  const cashier = company('cashier', site.url)
  const durations: Record<Cause, number[]> = { bet: [], deposit: [], cancel: [], expiry: [] }
  for (let made = 0; made < PLAYERS; made += 1) {
    const { accessToken, profile } = await newPlayer(site.url)
    const [{ id: accountId }] = await callApi(site.url, 'GET', '/api/wallet/accounts', undefined, accessToken)
    const tabs = [await openTab(site, accessToken, profile.id), await openTab(site, accessToken, profile.id)]
    const timed = async (kind: Cause, cause: () => Promise<unknown>, isIt: (bonus: PlayerBonus) => boolean) => {
      const arrived = Promise.all(tabs.map((tab) => tab.until(isIt)))
      const beganMs = performance.now()
      await cause()
      const [bonus] = await arrived
      durations[kind].push(performance.now() - beganMs)
      return bonus!
    }
    const payIn = async (bonusId: string) => {
      const order = { accountId, method: 'card', amount: AMOUNT_MINOR, bonusId }
      const paymentId = await orderDeposit(site.url, accessToken, order)
      const paid = { paymentId, status: 'paid', amount: String(AMOUNT_MINOR), currency: 'EUR' }
      const report = { eventId: randomUUID(), ...paid, occurredAt: new Date().toISOString() }
      return timed('deposit', () => cashier.call('/callbacks/cashier', report), isActive)
    }
    const first = await payIn('welcome-1')
    const sessionToken = await openGame(site.url, accessToken, accountId, GAME)
    for (let bet = 1; bet <= BETS_EACH; bet += 1) {
      const round = { sessionToken, gameId: GAME, currency: 'EUR', roundId: randomUUID(), transactionId: randomUUID() }
      await timed(
        'bet',
        () => studio.call('/seamless/v1/bet', { ...round, amount: '20' }),
        ({ currentWagerAmount }) => currentWagerAmount === (bet * 20) / 100,
      )
    }
    const path = `/api/game/player-bonuses/${first.id}/cancel`
    await timed('cancel', () => callApi(site.url, 'PUT', path, undefined, accessToken), isOver)
    await payIn('welcome-2')
    await timed('expiry', () => endBonusTime(site.dataDir, profile.id), isOver)
    for (const tab of tabs) tab.close()
  }
  studio.close()
  cashier.close()
  const worst = Math.max(...Object.values(durations).flat())
  const told = Object.entries(durations).map(
    ([cause, own]) => `${cause} p99 ${percentile(own, 0.99).toFixed(0)}, most ${Math.max(...own).toFixed(0)}`,
  )
  return {
    what: `Bet, deposit, cancel and expiry to the event of the bonus on two open tabs, ${PLAYERS} players: the slowest`,
    measured: `${worst.toFixed(0)} ms (${told.join('; ')})`,
    reach: `≤ ${MAX_MS} ms`,
    isReached: worst <= MAX_MS,
  }
}

const isActive = ({ status }: PlayerBonus) => status === 2
const isOver = ({ status }: PlayerBonus) => status === FINISHED

async function openTab(site: SiteProcess, token: string, playerId: string) {
  const client = new Centrifuge(`${site.url.replace('http', 'ws')}/api/connection/websocket`, {
    token,
    websocket: WebSocket,
  })
  const subscription = client.newSubscription(`bonus:player-bonuses#${playerId}`)
  let onBonus: (bonus: PlayerBonus) => void = () => {}
  subscription.on('publication', ({ data }) => onBonus(data.playerBonus))
  const subscribed = new Promise((resolve) => subscription.once('subscribed', resolve))
  subscription.subscribe()
  client.connect()
  await subscribed
  return {
    until: (isIt: (bonus: PlayerBonus) => boolean) =>
      new Promise<PlayerBonus>((resolve) => (onBonus = (bonus) => void (isIt(bonus) && resolve(bonus)))),
    close: () => client.disconnect(),
  }
}
