import { expect, it, vi } from 'vitest'
import { Platform } from '@baize/contract'
import { one, withTransaction } from '@baize/database'
import { startTestPlatform } from '@baize/testkit'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { syncFeed, switchGame } from '../../src/modules/play/games/index.ts'
import { startStudio } from '../seamless/studio.ts'
import { makeFeed } from '../support/feed.ts'
import { startTwoProcesses } from '../support/two-processes.ts'

const reason = 'the studio asked for it'
const launch = { lobbyUrl: '/main', locale: 'en', countryCode: 'DE', platform: Platform.desktop, demoMode: false }

it('a game that is off cannot be begun, and stays off whatever its studio says, until it is switched on', async () => {
  await using platform = await startTestPlatform()
  const { pool, clock } = platform
  await syncFeed(pool, 'studio', clock.now(), makeFeed(2))
  const content = await platform.operator({ roles: ['content'] })
  const anna = await platform.player()
  const [game] = await content.call('listSwitchedGames', { query: { name: 'Game 0' } })
  expect(game).toMatchObject({ identity: 'game-0', isOffered: true, isEnabled: true, offSince: null })
  const params = { gameId: game!.id }
  const play = { params: { id: game!.id }, body: launch }
  await anna.call('playGame', play)

  const off = await content.call('switchGame', { params, body: { isEnabled: false, reason } })
  expect(off).toMatchObject({ isEnabled: false, isOffered: true, offSince: clock.now().toISOString() })
  expect(await anna.refusal('playGame', play)).toMatchObject({ status: 404 })
  const list = async () => (await platform.client('listGames', { query: {} })).map(({ identity }) => identity)
  expect(await list()).toEqual(['game-1'])
  const { games, ...rest } = makeFeed(2)
  for (const [revision, offered] of [
    ['without', games.slice(1)],
    ['again', games],
  ] as const) {
    await syncFeed(pool, 'studio', clock.now(), { ...rest, games: offered, revision })
    const isOffered = offered.length === 2
    expect(await content.call('listSwitchedGames', { query: { isEnabled: false } })).toEqual([{ ...off, isOffered }])
  }
  const on = await content.call('switchGame', { params, body: { isEnabled: true, reason } })
  expect(on).toMatchObject({ isEnabled: true, isOffered: true, offSince: null })
  await anna.call('playGame', play)

  const owner = await platform.operator()
  const lines = await owner.call('listAuditLines', { query: { subjectKind: 'game', subjectId: params.gameId } })
  expect(lines.map(({ after }) => after)).toEqual([{ isEnabled: true }, { isEnabled: false }])
  const nothing = { params: { gameId: 'nothing' }, body: { isEnabled: false, reason } }
  expect(await content.refusal('switchGame', nothing)).toMatchObject({ status: 404 })
})

it('what is open of a game that is switched off takes no more bets, and its round is paid', async () => {
  await using studio = await startStudio()
  const { pool, clock } = studio
  const anna = await studio.player(10_000n)
  await anna.bet({ roundId: 'open', amount: '100' })
  const { id } = await one<{ id: string }>(pool, `SELECT id FROM game WHERE identity = 'game-0'`)
  await withTransaction(pool, (tx) => switchGame(tx, id, false, clock.now()))
  expect((await anna.bet({ roundId: 'late', amount: '100' })).json['status']).toBe('session_ended')
  expect((await anna.win({ roundId: 'open', amount: '250' })).json['status']).toBe('ok')
  expect(await checkLedger(pool)).toEqual([])
})

it('every process hears at once that a game was switched off', async () => {
  await using house = await startTwoProcesses({ games: 2 })
  const { pool } = house.database
  const shown = () =>
    Promise.all(
      house.processes.map(async ({ url }) => {
        const reply = await fetch(`${url}/api/game/games`)
        return ((await reply.json()) as { data: { identity: string }[] }).data.map(({ identity }) => identity)
      }),
    )
  await vi.waitFor(async () =>
    expect(await shown()).toEqual([expect.arrayContaining(['game-0']), expect.arrayContaining(['game-0'])]),
  )
  const { id } = await one<{ id: string }>(pool, `SELECT id FROM game WHERE identity = 'game-0'`)
  await withTransaction(pool, (tx) => switchGame(tx, id, false, new Date()))
  await vi.waitFor(async () => expect(await shown()).toEqual([['game-1'], ['game-1']]), { timeout: 5_000 })
})
