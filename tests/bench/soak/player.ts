import { randomInt, randomUUID } from 'node:crypto'
import { isTokenSpent } from '@baize/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { Centrifuge } from 'centrifuge'
import { WebSocket } from 'ws'
import { callApi, openGame, orderDeposit } from '../../support/players.ts'
import { type Account, newAccount } from '../../support/signed-in.ts'
import { ADDRESS_HEADER } from '../../support/site-process.ts'
import type { Pace } from './pace.ts'
import type { Way } from './way.ts'

/** Over so long the first visits begin. */
const ARRIVAL_MS = 30_000
const DEPOSIT_MINOR = 2000
const WITHDRAWAL_MAIN = 20
const BET_MINOR = 100
/** As often as not a round gives its stake back, now and then more. */
const WINS_MINOR = [0, 100, 100, 100, 100, 200]
/** One of so many visits begins with a password; so does every step whose token would end before it. */
const SIGN_IN_IN = 5
const STEP_MS = 120_000
const ROUNDS = { least: 4, most: 12 }
const PAGES = ['/', '/', '/main', '/categories/popular', '/de', '/fa', '/games/last-light', '/tournaments'] as const

/** What a player's home asks, and lists that players look through. */
const READS = [
  '/api/wallet/accounts',
  '/api/player/profile',
  '/api/game/player-bonuses?perPage=100&status[]=1&status[]=2',
  '/api/game/player-freespins?perPage=100&status[]=1&status[]=2',
  '/api/notification/messenger/messages?page=1&perPage=3',
  '/api/retention/account',
  '/api/retention/player-quests?perPage=100&state[]=2',
  '/api/retention/wheels',
  '/api/game/games/favorites',
]
const LISTS = [
  '/api/game/games?perPage=24&name=night',
  '/api/game/games?perPage=48&page=2',
  '/api/game/providers',
  '/api/retention/tournaments',
  '/api/payment/invoices?page=1&perPage=10',
  '/api/payment/methods/deposit?currency=EUR&country=DE',
  '/api/player/limits',
]

/** One of many who come, look, pay in, play, take out and read, as the pages would let them. */
export class SoakPlayer {
  static async arrive(way: Way, pace: Pace): Promise<SoakPlayer> {
    const account = await newAccount(way.url)
    const token = account.cookies.find(({ name }) => name === 'access_token')!.value
    const [wallet] = (await callApi(way.url, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
    return new SoakPlayer(way, pace, account, token, wallet.id)
  }

  /** What was done, by what. */
  readonly done = new Map<string, number>()
  readonly failures: string[] = []
  pushes = 0
  #stakedMinor = 0
  #depositedMinor = 0
  readonly #socket: Centrifuge

  constructor(
    readonly way: Way,
    readonly pace: Pace,
    readonly account: Account,
    private token: string,
    readonly accountId: string,
  ) {
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }
    this.#socket = new Centrifuge(`${way.home.replace('http', 'ws')}/api/connection/websocket`, {
      websocket: WebSocket,
      getToken: async () => this.token,
      maxReconnectDelay: 2000,
    })
    for (const channel of ['wallet:accounts', 'messenger:notifications']) {
      const subscription = this.#socket.newSubscription(`${channel}#${sub}`)
      subscription.on('publication', () => (this.pushes += 1))
      subscription.subscribe()
    }
    this.#socket.connect()
  }

  get isHeard(): boolean {
    return this.#socket.state === 'connected'
  }

  close(): void {
    this.#socket.disconnect()
  }

  /** Comes again and again until `scope` ends; what fails in a visit is noted and ends it. */
  async stay(scope: AbortSignal): Promise<void> {
    // They do not come all at once.
    await sleep(randomInt(ARRIVAL_MS))
    while (!scope.aborted)
      try {
        for (const step of this.#steps) {
          if (scope.aborted) return
          if (isTokenSpent(this.token, Date.now() + STEP_MS)) await this.#signIn()
          await step(scope)
        }
      } catch (error) {
        this.failures.push(
          error instanceof Error
            ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
            : String(error),
        )
        await this.pace.rest()
      }
  }

  readonly #steps = [
    () => this.#visit(),
    () => this.#payIn(),
    (scope: AbortSignal) => this.#play(scope),
    () => this.#lookThrough(),
    () => this.#takeOut(),
    () => this.#readMessages(),
  ]

  async #visit(): Promise<void> {
    if (randomInt(SIGN_IN_IN) === 0) await this.#signIn()
    await this.#page()
    await Promise.all(READS.map((path) => this.#get(path)))
    this.#count('visits')
    await this.pace.rest()
  }

  async #signIn(): Promise<void> {
    const body = { login: this.account.email, password: this.account.password }
    const { accessToken } = await callApi(this.way.url, 'POST', '/api/player/sessions', body)
    this.token = accessToken
  }

  async #page(): Promise<void> {
    const path = PAGES[randomInt(PAGES.length)]!
    const reply = await fetch(this.way.url + path, { headers: { [ADDRESS_HEADER]: `10.7.0.${randomInt(256)}` } })
    const html = await reply.text()
    if (!reply.ok || !html.endsWith('</html>')) throw new Error(`GET ${path}: ${reply.status}`)
  }

  async #payIn(): Promise<void> {
    const order = { accountId: this.accountId, method: 'card', amount: DEPOSIT_MINOR }
    const paymentId = await orderDeposit(this.way.deposits, this.token, order)
    const reply = await this.way.cashier.call('/callbacks/cashier', {
      eventId: randomUUID(),
      paymentId,
      status: 'paid',
      amount: String(DEPOSIT_MINOR),
      currency: 'EUR',
      occurredAt: new Date().toISOString(),
    })
    if (reply.status >= 300) throw new Error(`deposit: ${reply.status} ${reply.text}`)
    this.#depositedMinor += DEPOSIT_MINOR
    this.#count('deposits')
    await this.pace.rest()
  }

  async #play(scope: AbortSignal): Promise<void> {
    const games = (await this.#get('/api/game/games?perPage=24')) as { identity: string }[]
    const gameId = games[randomInt(games.length)]!.identity
    await this.#get(`/api/game/games/${gameId}`)
    const sessionToken = await openGame(this.way.url, this.token, this.accountId, gameId)
    const rounds = ROUNDS.least + randomInt(ROUNDS.most - ROUNDS.least)
    for (let played = 0; played < rounds && !scope.aborted; played += 1) {
      const round = { sessionToken, roundId: randomUUID(), gameId, currency: 'EUR' }
      const bet = { ...round, transactionId: randomUUID(), amount: String(BET_MINOR) }
      const { body, status, text } = await this.way.studio.call('/seamless/v1/bet', bet)
      if (body.status === 'insufficient_funds') return
      if (body.status !== 'ok') throw new Error(`bet: ${status} ${text}`)
      this.#stakedMinor += BET_MINOR
      const amount = String(WINS_MINOR[randomInt(WINS_MINOR.length)])
      const win = { ...round, transactionId: randomUUID(), amount, isRoundClosed: true }
      const reply = await this.way.studio.call('/seamless/v1/win', win)
      if (reply.body.status !== 'ok') throw new Error(`win: ${reply.status} ${reply.text}`)
      this.#count('rounds')
      await this.pace.rest()
    }
  }

  async #lookThrough(): Promise<void> {
    await this.#get(LISTS[randomInt(LISTS.length)]!)
    await this.#get(LISTS[randomInt(LISTS.length)]!)
    await this.pace.rest()
  }

  async #takeOut(): Promise<void> {
    if (this.#stakedMinor < this.#depositedMinor) return
    const accounts = (await this.#get('/api/wallet/accounts')) as { balance: number }[]
    if (accounts[0]!.balance < WITHDRAWAL_MAIN) return
    // Whoever takes money out proves afresh who they are.
    await this.#signIn()
    const fields = { account_holder: 'Anna Berg', wallet_id: 'DE89370400440532013000' }
    const wish = {
      method: 'bank_transfer',
      currency: 'EUR',
      amount: WITHDRAWAL_MAIN,
      accountId: this.accountId,
      fields,
    }
    await callApi(this.way.url, 'POST', '/api/payment/invoices/withdrawal', wish, this.token)
    this.#count('withdrawals')
    await this.pace.rest()
  }

  async #readMessages(): Promise<void> {
    await this.#get('/api/notification/messenger/messages?page=1&perPage=5')
    await callApi(this.way.url, 'POST', '/api/notification/messenger/messages/read/all', undefined, this.token)
    this.#count('messages read')
    await this.pace.rest()
  }

  #get(path: string): Promise<unknown> {
    return callApi(this.way.url, 'GET', path, undefined, this.token)
  }

  #count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1)
  }
}
