import { randomUUID } from 'node:crypto'
import { Centrifuge } from 'centrifuge'
import WebSocket from 'ws'
import { company } from '../../support/companies.ts'
import { callApi, newPlayer, orderDeposit } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { type Figure, percentile } from '../statistics.ts'

const PLAYERS = 50
const ROUNDS = 6
const AMOUNT_MINOR = 2000

/** A player who watches their balance. */
interface Watcher {
  accessToken: string
  accountId: string
  /** Resolves when the balance comes to this. */
  balanceOf: (main: number) => Promise<void>
  close: () => void
}

/** Many deposit at once: from the company's word to the balance on the player's socket. */
export async function benchDeposits(site: SiteProcess): Promise<Figure> {
  const watchers: Watcher[] = []
  for (let made = 0; made < PLAYERS; made += 1) watchers.push(await watch(site.url))
  const cashier = company('cashier', site.url)
  const durations: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const invoices = await Promise.all(
      watchers.map(({ accessToken, accountId }) =>
        orderDeposit(site.url, accessToken, { accountId, method: 'card', amount: AMOUNT_MINOR }),
      ),
    )
    await Promise.all(
      watchers.map(async ({ balanceOf }, place) => {
        const arrived = balanceOf((round * AMOUNT_MINOR) / 100)
        const beganMs = performance.now()
        const reply = await cashier.call('/callbacks/cashier', {
          eventId: randomUUID(),
          paymentId: invoices[place]!,
          status: 'paid',
          amount: String(AMOUNT_MINOR),
          currency: 'EUR',
          occurredAt: new Date().toISOString(),
        })
        if (reply.status >= 300) throw new Error(reply.text)
        await arrived
        durations.push(performance.now() - beganMs)
      }),
    )
  }
  cashier.close()
  for (const watcher of watchers) watcher.close()
  const p99 = percentile(durations, 0.99)
  return {
    what: `${PLAYERS} deposit at once, the company's word to the balance on the socket, p99`,
    measured: `${p99.toFixed(1)} ms (p50 ${percentile(durations, 0.5).toFixed(1)}, ${durations.length} deposits)`,
    reach: '≤ 150 ms',
    isReached: p99 <= 150,
  }
}

async function watch(siteUrl: string): Promise<Watcher> {
  const { accessToken, profile } = await newPlayer(siteUrl)
  const [account] = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, accessToken)
  const client = new Centrifuge(`${siteUrl.replace('http', 'ws')}/api/connection/websocket`, {
    token: accessToken,
    websocket: WebSocket,
  })
  const subscription = client.newSubscription(`wallet:accounts#${profile.id}`)
  let onBalance: (balance: number) => void = () => {}
  subscription.on('publication', ({ data }) => onBalance(data.account.balance))
  const subscribed = new Promise((resolve) => subscription.once('subscribed', resolve))
  subscription.subscribe()
  client.connect()
  await subscribed
  return {
    accessToken,
    accountId: account.id,
    balanceOf: (main) => new Promise((resolve) => (onBalance = (balance) => balance === main && resolve())),
    close: () => client.disconnect(),
  }
}
