import { randomInt, randomUUID } from 'node:crypto'
import { company } from './companies.ts'
import { ADDRESS_HEADER, operate } from './site-process.ts'

/** A player with money and a running game session, made only through the published interfaces. */
export interface FundedPlayer {
  playerId: string
  accessToken: string
  accountId: string
  gameIdentity: string
  sessionToken: string
}

/** Calls the API of a running site and returns what stands under `data`. */
export async function callApi(siteUrl: string, method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(siteUrl + path, {
    method,
    headers: {
      [ADDRESS_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const reply = (await response.json()) as { data?: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`)
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is the operation's
  return reply.data as any
}

/** Registers somebody new. */
export function newPlayer(siteUrl: string): Promise<{ accessToken: string; profile: { id: string } }> {
  const password = `pass-${randomUUID()}`
  return callApi(siteUrl, 'POST', '/api/player/register', {
    email: `${randomUUID()}@example.com`,
    password,
    country: 'DE',
    currency: 'EUR',
    locale: 'en',
    agreements: '1',
  })
}

/** Registers a player, deposits `amountMinor` EUR cents as the cashier would, with a bonus if told, and opens a game. */
export async function fundedPlayer(
  siteUrl: string,
  amountMinor: number,
  { bonusId }: { bonusId?: string } = {},
): Promise<FundedPlayer> {
  const { accessToken, profile } = await newPlayer(siteUrl)
  const accounts = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, accessToken)
  const accountId = accounts[0].id as string
  await payIn(siteUrl, accessToken, accountId, amountMinor, bonusId)
  const games = await callApi(siteUrl, 'GET', '/api/game/games?perPage=1')
  const gameIdentity = games[0].identity as string
  const sessionToken = await openGame(siteUrl, accessToken, accountId, gameIdentity)
  return { playerId: profile.id, accessToken, accountId, gameIdentity, sessionToken }
}

/** Deposits `amountMinor` EUR cents as the cashier would, in as many parts as its highest amount makes of them. */
export async function payIn(
  siteUrl: string,
  accessToken: string,
  accountId: string,
  amountMinor: number,
  bonusId?: string,
): Promise<void> {
  const [method] = await callApi(
    siteUrl,
    'GET',
    '/api/payment/methods/deposit?currency=EUR&country=DE',
    undefined,
    accessToken,
  )
  const cashier = company('cashier', siteUrl)
  for (let left = amountMinor; left > 0;) {
    const amount = Math.min(left, method.amountMax * 100)
    await deposit(siteUrl, accessToken, accountId, { method: method.method, amount, bonusId }, cashier)
    left -= amount
  }
  cashier.close()
}

/** Asks for a deposit in EUR cents, with a bonus if told, which waits for the cashier; resolves to its invoice. */
export async function orderDeposit(
  siteUrl: string,
  token: string,
  {
    accountId,
    method,
    amount,
    bonusId,
  }: { accountId: string; method: string; amount: number; bonusId?: string | undefined },
): Promise<string> {
  const { invoiceId } = await callApi(
    siteUrl,
    'POST',
    '/api/payment/invoices/deposit',
    {
      method,
      currency: 'EUR',
      amount,
      accountId,
      isBonusDecline: bonusId === undefined,
      ...(bonusId !== undefined && { bonusId }),
      redirectSuccessUrl: `${siteUrl}/?deposit-success=true`,
      redirectErrorUrl: `${siteUrl}/?deposit-error=true`,
      redirectUrl: `${siteUrl}/?deposit-redirect=true`,
    },
    token,
  )
  return invoiceId
}

async function deposit(
  siteUrl: string,
  token: string,
  accountId: string,
  { method, amount, bonusId }: { method: string; amount: number; bonusId: string | undefined },
  cashier: ReturnType<typeof company>,
): Promise<void> {
  const paymentId = await orderDeposit(siteUrl, token, { accountId, method, amount, bonusId })
  const reply = await cashier.call('/callbacks/cashier', {
    eventId: randomUUID(),
    paymentId,
    status: 'paid',
    amount: String(amount),
    currency: 'EUR',
    occurredAt: new Date().toISOString(),
  })
  if (reply.status >= 300) throw new Error(`deposit callback: ${reply.status} ${reply.text}`)
}

/** Launches a game in real mode and exchanges the launch token as a studio does. */
export async function openGame(siteUrl: string, token: string, accountId: string, game: string): Promise<string> {
  const launch = await callApi(
    siteUrl,
    'POST',
    `/api/game/games/${game}/play`,
    { accountId, lobbyUrl: `${siteUrl}/`, locale: 'en', countryCode: 'DE', platform: 2, demoMode: false },
    token,
  )
  const launchToken = new URL(launch.gameUrl).searchParams.get('token')
  const studio = company('studio', siteUrl)
  const reply = await studio.call('/seamless/v1/session', { launchToken, gameId: game })
  studio.close()
  if (reply.body.status !== 'ok') throw new Error(`session: ${reply.status} ${reply.text}`)
  return reply.body.sessionToken as string
}

/** Stakes EUR cents in one round and wins them back, so that they may be withdrawn. */
export async function playThrough(siteUrl: string, token: string, accountId: string, amountMinor: number) {
  const [game] = await callApi(siteUrl, 'GET', '/api/game/games?perPage=1')
  const sessionToken = await openGame(siteUrl, token, accountId, game.identity)
  const round = {
    sessionToken,
    roundId: randomUUID(),
    gameId: game.identity,
    currency: 'EUR',
    amount: `${amountMinor}`,
  }
  const studio = company('studio', siteUrl)
  await studio.call('/seamless/v1/bet', { ...round, transactionId: randomUUID() })
  await studio.call('/seamless/v1/win', { ...round, transactionId: randomUUID(), isRoundClosed: true })
  studio.close()
}

/** Rounds of a new player that each pay more than their stake, as the latest wins list them. */
export async function smallWins(siteUrl: string, count: number): Promise<void> {
  const { accessToken, accountId } = await fundedPlayer(siteUrl, 1000)
  const [game]: { identity: string }[] = await callApi(siteUrl, 'GET', '/api/game/games?perPage=1')
  const sessionToken = await openGame(siteUrl, accessToken, accountId, game!.identity)
  const studio = company('studio', siteUrl)
  for (let made = 0; made < count; made += 1) {
    const round = { sessionToken, roundId: randomUUID(), gameId: game!.identity, currency: 'EUR' }
    await studio.call('/seamless/v1/bet', { ...round, transactionId: randomUUID(), amount: '10' })
    const won = { ...round, transactionId: randomUUID(), amount: '25', isRoundClosed: true }
    const reply = await studio.call('/seamless/v1/win', won)
    if (reply.body.status !== 'ok') throw new Error(`win: ${reply.status} ${reply.text}`)
  }
  studio.close()
}

/** Lets somebody win `amountMinor` EUR cents in the game of the longest name, more than is paid without an operator. */
export async function greatWin(site: { url: string; dataDir: string }, amountMinor: number): Promise<void> {
  const siteUrl = site.url
  const { accessToken, accountId } = await fundedPlayer(siteUrl, 1000)
  const games: { identity: string; name: string }[] = await callApi(siteUrl, 'GET', '/api/game/games?perPage=50')
  const { identity } = games.reduce((longest, game) => (game.name.length > longest.name.length ? game : longest))
  const sessionToken = await openGame(siteUrl, accessToken, accountId, identity)
  const round = { sessionToken, roundId: randomUUID(), gameId: identity, currency: 'EUR' }
  const studio = company('studio', siteUrl)
  await studio.call('/seamless/v1/bet', { ...round, transactionId: randomUUID(), amount: '1000' })
  const won = { ...round, transactionId: randomUUID(), amount: String(amountMinor), isRoundClosed: true }
  const reply = await studio.call('/seamless/v1/win', won)
  studio.close()
  if (reply.body.status !== 'win_waiting') throw new Error(`win: ${reply.status} ${reply.text}`)
  const waiting = (await operate(site.dataDir, 'wins')).split('\n').find((line) => line.includes(round.roundId))
  if (!waiting) throw new Error('the win does not wait for an operator')
  await operate(site.dataDir, 'wins', 'approve', waiting.split(' ')[0]!)
}
