import { randomUUID } from 'node:crypto'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { restrictCountry } from '../../src/modules/ground/settings/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { playRound as playOneRound, STUDIO, studioCall as callOfStudio } from '../support/studio-calls.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startTestPlatform({ companies: [STUDIO], register: registerSeamless })
  const feed = makeFeed(20)
  const games = feed.games.map((game, n) => ({ ...game, closedCountries: n === 1 ? ['NO'] : [] }))
  await syncFeed(platform.pool, 'studio', platform.clock.now(), { ...feed, games })
})
afterAll(async () => {
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
})

const playBody = (over: object = {}) => ({
  lobbyUrl: 'http://localhost:3000/de/main',
  locale: 'de',
  countryCode: 'DE',
  platform: 2 as const,
  demoMode: false,
  ...over,
})

const play = (player: TestPlayer, over: object = {}, id = 'game-0') =>
  player.call('playGame', { params: { id }, body: playBody(over) })

const studioCall = (path: string, body: object) => callOfStudio(platform, path, body)

/** Plays one round of 2.50 EUR. */
async function playRound(player: TestPlayer, payout: string, gameId = 'game-0'): Promise<void> {
  const { token } = await play(player, {}, gameId)
  await playOneRound(platform, { launchToken: token, gameId, payout })
}

describe('playing for money', () => {
  it('leads to the studio with a token that works once, the language and the way back', async () => {
    const anna = await platform.player()
    const { gameUrl, token } = await play(anna)
    expect(gameUrl).toBe(
      `http://studio.test/play/game-0?mode=real&token=${token}&locale=de&lobby=http%3A%2F%2Flocalhost%3A3000%2Fde%2Fmain`,
    )
    const session = await studioCall('session', { launchToken: token, gameId: 'game-0' })
    expect(session).toMatchObject({ status: 'ok', playerId: anna.id, currency: 'EUR', balance: '0', locale: 'de' })
    const stored = await platform.pool.query('SELECT * FROM game_session WHERE player_id = $1', [anna.id])
    expect(JSON.stringify(stored.rows)).not.toContain(token)
  })

  it('uses the account asked for, else the active one', async () => {
    const anna = await platform.player()
    const accounts = await anna.call('createAccount', { body: { currency: 'USD' } })
    const dollars = accounts.find(({ currency }) => currency === 'USD')!
    const { token } = await play(anna, { accountId: dollars.id })
    expect(await studioCall('session', { launchToken: token, gameId: 'game-0' })).toMatchObject({ currency: 'USD' })
    await anna.call('switchAccount', { params: { id: dollars.id } })
    const again = await play(anna, {}, 'game-2')
    expect(await studioCall('session', { launchToken: again.token, gameId: 'game-2' })).toMatchObject({
      currency: 'USD',
    })
  })

  it('is refused to guests without ending their visit, and to limited players', async () => {
    const id = { id: 'game-0' }
    const guest = platform.visitor()
    expect(await guest.refusal('playGame', { params: id, body: playBody() })).toMatchObject({ status: 400 })
    const anna = await platform.player()
    await platform.pool.query('UPDATE player SET status = 2 WHERE id = $1', [anna.id])
    expect(await anna.refusal('playGame', { params: id, body: playBody() })).toMatchObject({ status: 400, code: 14103 })
  })

  it("with someone else's account, or in a game that does not exist, is refused as not found", async () => {
    const [anna, ben] = [await platform.player(), await platform.player()]
    const [account] = await ben.call('listAccounts', {})
    const body = playBody({ accountId: account!.id })
    expect(await anna.refusal('playGame', { params: { id: 'game-0' }, body })).toMatchObject({ status: 404 })
    expect(await anna.refusal('playGame', { params: { id: 'none' }, body: playBody() })).toMatchObject({ status: 404 })
  })

  it('is refused where the game is closed: the country of the edge counts, then the one the page names', async () => {
    const params = { id: 'game-1' }
    const closed = { status: 400, code: 14308 }
    const anna = await platform.player()
    expect(await anna.refusal('playGame', { params, body: playBody({ countryCode: 'NO' }) })).toMatchObject(closed)
    anna.country = 'no'
    expect(await anna.refusal('playGame', { params, body: playBody() })).toMatchObject(closed)
    anna.country = 'DE'
    expect(await play(anna, { countryCode: 'NO' }, 'game-1')).toMatchObject({ token: expect.any(String) })
    const listed = await anna.callWithMeta('listGames', { query: { countries: ['NO'] } })
    expect(listed.meta.totalRows).toBe(19)
  })

  it.each([1, 2] as const)('is refused in a country the house has closed (%i), signed in or not', async (type) => {
    const params = { id: 'game-0' }
    const closed = { status: 400, code: 14308 }
    const anna = await platform.player()
    await restrictCountry(platform.pool, 'AQ', type)
    try {
      anna.country = 'aq'
      expect(await anna.refusal('playGame', { params, body: playBody() })).toMatchObject(closed)
      anna.country = 'DE'
      expect(await play(anna)).toMatchObject({ token: expect.any(String) })
      const guest = platform.visitor({ country: 'AQ' })
      expect(await guest.refusal('playGame', { params, body: playBody({ demoMode: true }) })).toMatchObject(closed)
    } finally {
      await restrictCountry(platform.pool, 'AQ', null)
    }
  })

  it.each(['http://evil.test/', 'https://localhost:3000/', 'http://localhost:3000@evil.test/'])(
    'is refused with the way back %s',
    async (lobbyUrl) => {
      const anna = await platform.player()
      const refusal = await anna.refusal('playGame', { params: { id: 'game-0' }, body: playBody({ lobbyUrl }) })
      expect(refusal).toMatchObject({ status: 422, fields: { lobbyUrl: [expect.any(String)] } })
    },
  )
})

it('leaves one session of a game open, also when it is started several times at the same moment', async () => {
  const anna = await platform.player()
  for (let round = 0; round < 5; round++) {
    await Promise.all([play(anna), play(anna), play(anna), play(anna, {}, 'game-2')])
    const { rows } = await platform.pool.query(
      `SELECT game.identity FROM game_session JOIN game ON game.id = game_id
       WHERE player_id = $1 AND ends_at > $2 ORDER BY 1`,
      [anna.id, platform.clock.now()],
    )
    expect(rows.map(({ identity }) => identity)).toEqual(['game-0', 'game-2'])
  }
})

describe('a bet from an open game', () => {
  const betOf = async (player: TestPlayer) => {
    const { token } = await play(player)
    const { sessionToken } = await studioCall('session', { launchToken: token, gameId: 'game-0' })
    const bet = { sessionToken, roundId: randomUUID(), gameId: 'game-0', currency: 'EUR', amount: '1' }
    return async () => (await studioCall('bet', { ...bet, transactionId: randomUUID() })).status
  }

  it('is refused once the player has signed out, or is no longer allowed to play', async () => {
    const [anna, ben] = [await platform.player(), await platform.player()]
    for (const player of [anna, ben]) await pay(platform.pool, player, 1000n)
    const [betOfAnna, betOfBen] = [await betOf(anna), await betOf(ben)]
    expect([await betOfAnna(), await betOfBen()]).toEqual(['ok', 'ok'])
    await anna.call('logout', {})
    await platform.pool.query('UPDATE player SET status = 3 WHERE id = $1', [ben.id])
    expect([await betOfAnna(), await betOfBen()]).toEqual(['session_ended', 'session_ended'])
  })
})

it('a bet from a country that was closed after the game was opened is refused, and its wins still count', async () => {
  const anna = await platform.player()
  await pay(platform.pool, anna, 1000n)
  anna.country = 'AQ'
  const { token } = await play(anna)
  const { sessionToken } = await studioCall('session', { launchToken: token, gameId: 'game-0' })
  const round = { sessionToken, roundId: randomUUID(), gameId: 'game-0', currency: 'EUR' }
  const bet = async () => {
    const body = { ...round, transactionId: randomUUID(), amount: '100' }
    return { body, reply: await studioCall('bet', body) }
  }
  expect((await bet()).reply.status).toBe('ok')
  await restrictCountry(platform.pool, 'AQ', 2)
  const { body, reply } = await bet()
  expect(reply).toMatchObject({ status: 'session_ended', balance: '900' })
  const win = { ...round, transactionId: randomUUID(), amount: '50', isRoundClosed: false }
  expect(await studioCall('win', win)).toMatchObject({ status: 'ok', balance: '950' })
  await restrictCountry(platform.pool, 'AQ', null)
  expect(await studioCall('bet', body)).toEqual(reply)
  expect((await bet()).reply.status).toBe('ok')
})

describe('playing for fun', () => {
  it('is open to guests, players and limited players, and opens no session', async () => {
    const anna = await platform.player()
    await platform.pool.query('UPDATE player SET status = 2 WHERE id = $1', [anna.id])
    for (const visitor of [platform.visitor(), anna]) {
      const body = playBody({ demoMode: true, lobbyUrl: '/main' })
      expect(await visitor.call('playGame', { params: { id: 'game-0' }, body })).toEqual({
        gameUrl: 'http://studio.test/play/game-0?mode=demo&locale=de&lobby=http%3A%2F%2Flocalhost%3A3000%2Fmain',
        token: '',
      })
    }
    const { rows } = await platform.pool.query('SELECT 1 FROM game_session WHERE player_id = $1', [anna.id])
    expect(rows).toEqual([])
  })

  it('is refused in a game without it', async () => {
    const body = playBody({ demoMode: true })
    expect(await platform.visitor().refusal('playGame', { params: { id: 'game-6' }, body })).toMatchObject({
      status: 400,
      code: 14104,
    })
  })
})

describe('what a player keeps', () => {
  it('favourites are added once, listed latest first, and removed', async () => {
    const anna = await platform.player()
    const ids = async () => (await anna.call('listFavoriteGames', {})).map(({ identity }) => identity)
    await anna.call('addFavoriteGame', { params: { id: 'game-3' } })
    platform.clock.advance(1000)
    const both = await anna.call('addFavoriteGame', { params: { id: 'game-5' } })
    expect(both.map(({ identity }) => identity)).toEqual(['game-5', 'game-3'])
    await anna.call('addFavoriteGame', { params: { id: both[1]!.id } })
    expect(await ids()).toEqual(['game-5', 'game-3'])
    await anna.call('removeFavoriteGame', { params: { id: 'game-5' } })
    await anna.call('removeFavoriteGame', { params: { id: 'game-5' } })
    expect(await ids()).toEqual(['game-3'])
    expect(await (await platform.player()).call('listFavoriteGames', {})).toEqual([])
  })

  it('favourites are not for guests and not of games that do not exist', async () => {
    const anna = await platform.player()
    expect(await anna.refusal('addFavoriteGame', { params: { id: 'none' } })).toMatchObject({ status: 404 })
    const guest = platform.visitor()
    expect(await guest.refusal('listFavoriteGames', {})).toMatchObject({ status: 401 })
    expect(await guest.refusal('addFavoriteGame', { params: { id: 'game-1' } })).toMatchObject({ status: 401 })
    expect(await guest.refusal('removeFavoriteGame', { params: { id: 'game-1' } })).toMatchObject({ status: 401 })
  })

  it('played games are listed once each, the latest first', async () => {
    const anna = await platform.player()
    for (const id of ['game-2', 'game-4', 'game-2']) {
      await play(anna, {}, id)
      platform.clock.advance(1000)
    }
    const played = await anna.call('listPlayedGames', { query: { perPage: 18 } })
    expect(played.map(({ identity }) => identity)).toEqual(['game-2', 'game-4'])
    expect(await platform.visitor().refusal('listPlayedGames', {})).toMatchObject({ status: 401 })
  })

  it('spins are listed newest first, paged, with amounts in main units', async () => {
    const anna = await platform.player()
    await pay(platform.pool, anna, 10_000n)
    for (const payout of ['0', '1000', '125']) {
      await playRound(anna, payout)
      platform.clock.advance(1000)
    }
    const { data, meta } = await anna.callWithMeta('listSpins', { query: { page: 1, perPage: 2 } })
    expect(meta).toEqual({ page: 1, perPage: 2, totalPages: 2, totalRows: 3 })
    expect(data).toMatchObject([
      { game: 'Gäme 0', gameIdentity: 'game-0', amount: 2.5, payout: 1.25, currency: 'EUR', isFree: false },
      { amount: 2.5, payout: 10 },
    ])
    expect(await (await platform.player()).call('listSpins', {})).toEqual([])
    expect(await platform.visitor().refusal('listSpins', {})).toMatchObject({ status: 401 })
  })
})

describe('the latest winners', () => {
  it('are rounds that paid, newest first, on games of the platform and country', async () => {
    const anna = await platform.player()
    await pay(platform.pool, anna, 10_000n)
    await playRound(anna, '0', 'game-8')
    await playRound(anna, '700', 'game-1')
    platform.clock.advance(1000)
    await playRound(anna, '900', 'game-3')
    const winners = async (query: object) =>
      (await platform.visitor().call('listWinners', { query })).map(({ gameId, payout }) => [gameId, payout])
    const [first, second] = await winners({ perPage: 12 })
    expect([first, second]).toEqual([
      ['game-3', 9],
      ['game-1', 7],
    ])
    expect((await winners({ platform: 1 }))[0]).toEqual(['game-1', 7])
    expect((await winners({ countryCode: 'NO' })).map(([gameId]) => gameId)).not.toContain('game-1')
    const [shown] = await platform.visitor().call('listWinners', {})
    expect(shown).toMatchObject({ nickname: anna.profile.nickname, amount: 2.5, gameName: 'Gäme 3' })
  })

  it('leave out rounds that paid no more than their stake', async () => {
    const anna = await platform.player()
    platform.clock.advance(1000)
    await pay(platform.pool, anna, 10_000n)
    await playRound(anna, '251', 'game-2')
    await playRound(anna, '250', 'game-4')
    await playRound(anna, '100', 'game-5')
    const shown = await platform.visitor().call('listWinners', { query: { perPage: 100 } })
    const own = shown.filter(({ nickname }) => nickname === anna.profile.nickname)
    expect(own.map(({ gameId, payout }) => [gameId, payout])).toEqual([['game-2', 2.51]])
  })

  it('cost two questions to the database however many there are, and none far behind the latest', async () => {
    const winners = await Promise.all([1, 2, 3].map(() => platform.player()))
    platform.clock.advance(1000)
    for (const winner of winners) {
      await pay(platform.pool, winner, 10_000n)
      await playRound(winner, '300')
    }
    const asked = vi.spyOn(platform.pool, 'query')
    const shown = await platform.visitor().call('listWinners', { query: { perPage: 3 } })
    expect(new Set(shown.map(({ nickname }) => nickname))).toEqual(
      new Set(winners.map(({ profile }) => profile.nickname)),
    )
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockClear()
    expect(await platform.visitor().call('listWinners', { query: { perPage: 100, page: 11 } })).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})
