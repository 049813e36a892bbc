import { randomUUID } from 'node:crypto'
import { operations } from '@baize/contract'
import { uuidv7 } from '@baize/kit'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { winnersAnnouncer } from '../../src/flows/play/announce-winners.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'

let platform: TestPlatform
let anna: TestPlayer
let audience: TestAudience
beforeAll(async () => {
  platform = await startTestPlatform()
  const feed = makeFeed(5)
  // game-1 is closed in Norway, game-3 is for desktops only.
  const games = feed.games.map((game, n) => ({ ...game, closedCountries: n === 1 ? ['NO'] : [] }))
  await syncFeed(platform.pool, 'studio', platform.clock.now(), { ...feed, games })
  anna = await platform.player({ form: { nickname: 'Anna' } })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => {
  // What earlier tests won is old by now.
  platform.clock.advance(60_000)
  audience = new TestAudience()
})

/** Listeners of some channels, who note what they hear. */
class TestAudience {
  channels: string[] = []
  readonly heard: { channels: string[]; data: { winner: { gameId: string } }; id: string }[] = []

  watched(prefix: string): string[] {
    return this.channels.filter((channel) => channel.startsWith(prefix))
  }

  broadcast(channels: string[], data: object, id: string): void {
    this.heard.push({ channels, data: data as { winner: { gameId: string } }, id })
  }

  games(): string[] {
    return this.heard.map(({ data }) => data.winner.gameId)
  }
}

/** A round that paid, committed as of now, or as of earlier. */
async function win(
  identity: string,
  over: { wonAt?: Date; amount?: number; freeValue?: number } = {},
): Promise<string> {
  const id = uuidv7()
  const { wonAt = platform.clock.now(), amount = 500, freeValue = null } = over
  await platform.pool.query(
    `INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, free_value,
       win_amount, is_closed, created_at)
     SELECT $1, 'studio', $2, $3, $4, id, 'EUR', $5, $6, $7, true, $8 FROM game WHERE identity = $9`,
    [id, randomUUID(), anna.id, randomUUID(), freeValue === null ? 250 : 0, freeValue, amount, wonAt, identity],
  )
  await platform.pool.query('INSERT INTO game_win (round_id, won_at) VALUES ($1, $2)', [id, wonAt])
  return id
}

const announcer = () => winnersAnnouncer({ ...platform.services, audience })
const ahead = (durationMs: number) => platform.clock.advance(durationMs)

it('tells those who watch of a win, as lists show it, once', async () => {
  audience.channels = ['game:winners:desktop:DE', 'game:bets#somebody', 'tournaments']
  const announce = announcer()
  ahead(100)
  const id = await win('game-0')
  ahead(900)
  expect(await announce()).toBe(1)
  const [winner] = await platform.client('listWinners', { query: { perPage: 1 } })
  expect(audience.heard).toEqual([
    { channels: ['game:winners:desktop:DE'], data: { event: 'game.winner', winner }, id: `winner:${id}` },
  ])
  expect(winner).toMatchObject({ nickname: 'Anna', amount: 2.5, payout: 5, currency: 'EUR', gameId: 'game-0' })
  operations.listWinners.reply!.parse([winner])
  for (let look = 0; look < 10; look++) {
    ahead(1_000)
    expect(await announce()).toBe(0)
  }
})

it('tells each channel only of games that may be shown there', async () => {
  audience.channels = ['game:winners:mobile:DE', 'game:winners:desktop:NO', 'game:winners:mobile:NO']
  const announce = announcer()
  ahead(1)
  await win('game-1')
  ahead(1)
  await win('game-3')
  await announce()
  expect(audience.heard.map(({ channels, data }) => [data.winner.gameId, channels])).toEqual([
    ['game-1', ['game:winners:mobile:DE']],
    ['game-3', ['game:winners:desktop:NO']],
  ])
})

it('says nothing of a win to nobody', async () => {
  audience.channels = ['game:winners:mobile:NO']
  const announce = announcer()
  ahead(1)
  await win('game-1')
  expect(await announce()).toBe(1)
  expect(audience.heard).toEqual([])
})

it('asks the database nothing while nobody watches, and begins with what happens then', async () => {
  const query = vi.spyOn(platform.pool, 'query')
  const announce = announcer()
  ahead(1)
  await win('game-0')
  query.mockClear()
  expect(await announce()).toBe(0)
  expect(query).not.toHaveBeenCalled()
  query.mockRestore()
  audience.channels = ['game:winners:desktop:DE']
  ahead(500)
  await win('game-2')
  ahead(500)
  await announce()
  expect(audience.games()).toEqual(['game-2'])
})

it('does not miss a win that is committed after a later one', async () => {
  audience.channels = ['game:winners:desktop:DE']
  const announce = announcer()
  ahead(100)
  const early = platform.clock.now()
  ahead(100)
  await win('game-0')
  ahead(800)
  await announce()
  await win('game-2', { wonAt: early })
  ahead(1_000)
  await announce()
  expect(audience.games()).toEqual(['game-0', 'game-2'])
})

it('tells of twelve wins at a time, the newest ones, oldest first', async () => {
  audience.channels = ['game:winners:desktop:DE']
  const announce = announcer()
  const ids: string[] = []
  for (let n = 0; n < 20; n++) {
    ahead(1)
    ids.push(await win('game-0'))
  }
  expect(await announce()).toBe(12)
  expect(audience.heard.map(({ id }) => id)).toEqual(ids.slice(8).map((id) => `winner:${id}`))
  ahead(1_000)
  expect(await announce()).toBe(0)
})

it('passes on that the audience could not be asked, and goes on with the next look', async () => {
  const announce = announcer()
  const watched = vi.spyOn(audience, 'watched').mockImplementationOnce(() => {
    throw new Error('away')
  })
  await expect(announce()).rejects.toThrow('away')
  watched.mockRestore()
  audience.channels = ['game:winners:desktop:DE']
  ahead(1)
  await win('game-0')
  expect(await announce()).toBe(1)
})

it('tells of nothing that paid no more than its stake, whoever paid for that', async () => {
  audience.channels = ['game:winners:desktop:DE']
  const announce = announcer()
  ahead(100)
  await win('game-0', { amount: 250 })
  await win('game-1', { amount: 100, freeValue: 100 })
  await win('game-2', { amount: 101, freeValue: 100 })
  ahead(900)
  expect(await announce()).toBe(1)
  expect(audience.games()).toEqual(['game-2'])
})
