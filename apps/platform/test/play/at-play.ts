import { randomUUID } from 'node:crypto'
import { Platform } from '@baize/contract'
import { silentLogger } from '@baize/kit'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { playFigures } from '../../src/flows/play/count-play.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { POST, type TestPost } from '../support/post.ts'
import { STUDIO, studioCall } from '../support/studio-calls.ts'

/** A platform with a studio whose games can be played, and with a mail company where one is given. */
export async function startAtPlay(post?: TestPost): Promise<TestPlatform> {
  const platform = await startTestPlatform({
    companies: post ? [STUDIO, POST] : [STUDIO],
    ...(post && { services: { fetch: post.fetch } }),
    register: registerSeamless,
  })
  await syncFeed(platform.pool, STUDIO.id, platform.clock.now(), makeFeed(3))
  return platform
}

/** Somebody in Berlin with a hundred euros. */
export async function berliner(platform: TestPlatform): Promise<TestPlayer> {
  const player = await platform.player()
  await player.call('updateProfile', { body: { timeZone: 'Europe/Berlin' } })
  await pay(platform.pool, player, 10_000n)
  return player
}

/** Time passes, and the player signs in again. */
export async function later(platform: TestPlatform, player: TestPlayer, passedMs: number): Promise<void> {
  platform.clock.advance(passedMs)
  const { accessToken } = await player.call('createSession', {
    body: { login: player.email, password: player.password },
  })
  player.token = accessToken
}

/** Opens a game for real money; what its studio is told. */
export async function open(platform: TestPlatform, player: TestPlayer, gameId = 'game-0') {
  const { token } = await player.call('playGame', {
    params: { id: gameId },
    body: { lobbyUrl: '/main', locale: 'en', countryCode: 'DE', platform: Platform.desktop, demoMode: false },
  })
  const opened = await studioCall(platform, 'session', { launchToken: token, gameId })
  return opened as typeof opened & { sessionToken: string }
}

/** Stakes in a new round; what the studio is answered, and the round. */
export async function bet(platform: TestPlatform, sessionToken: string, amount: string, gameId = 'game-0') {
  const roundId = randomUUID()
  const body = { sessionToken, roundId, gameId, currency: 'EUR', transactionId: randomUUID(), amount }
  return { ...(await studioCall(platform, 'bet', body)), roundId } as Record<string, unknown>
}

/** Opens a game for real money and plays in it; each round is a stake and what it won. */
export async function play(
  platform: TestPlatform,
  player: TestPlayer,
  rounds: readonly { stake: string; win: string }[],
  gameId = 'game-0',
): Promise<void> {
  const { sessionToken } = await open(platform, player, gameId)
  for (const { stake, win } of rounds) {
    const round = { sessionToken, roundId: randomUUID(), gameId, currency: 'EUR' }
    await studioCall(platform, 'bet', { ...round, transactionId: randomUUID(), amount: stake })
    await studioCall(platform, 'win', { ...round, transactionId: randomUUID(), amount: win, isRoundClosed: true })
  }
}

/** Lets what happened be counted from the first fact on. */
export async function count({ pool, clock }: Pick<TestPlatform, 'pool' | 'clock'>): Promise<void> {
  await pool.query('SELECT fact_number(10000)')
  await rebuildConsumer({ pool, clock, logger: silentLogger }, playFigures)
}
