import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkLedger } from '../../apps/platform/src/modules/money/ledger/index.ts'
import { syncCatalogue } from '../../apps/platform/src/modules/play/games/index.ts'
import { registerSeamless } from '../../apps/platform/src/modules/play/seamless/index.ts'
import { pay } from '../../apps/platform/test/support/money.ts'
import { openLine, startExample } from './outside.ts'

const SECRET = 'a secret shared with the one studio of dice'

let platform: TestPlatform
let line: Awaited<ReturnType<typeof openLine>>
let studio: Awaited<ReturnType<typeof startExample>>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dice-'))
  line = await openLine()
  const env = {
    PLATFORM_URL: line.url,
    STUDIO_NAME: 'dice',
    STUDIO_SECRET: SECRET,
    PORT: '0',
    JOURNAL: join(folder, 'j'),
  }
  studio = await startExample('dice-studio/studio.mjs', env)
  platform = await startTestPlatform({
    companies: [{ id: 'dice', kind: 'studio', url: studio.url, secret: SECRET }],
    register: registerSeamless,
  })
  line.target = platform.url
  await syncCatalogue(platform.services)
})
afterAll(async () => {
  studio.kill()
  line.close()
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const balanceOf = async (player: TestPlayer) => (await player.call('listAccounts', {}))[0]!.realBalance

/** What the studio called, in order. */
const calls = () => line.calls.map((url) => url.split('/').at(-1))

/** Opens the game as a browser does; how its page throws the dice. */
async function open(player: TestPlayer) {
  const body = { lobbyUrl: '/', locale: 'en', countryCode: 'DE', platform: 2 as const, demoMode: false }
  const { gameUrl } = await player.call('playGame', { params: { id: 'lucky-six' }, body })
  const page = await (await fetch(gameUrl)).text()
  const key = /key: '([\w-]+)'/.exec(page)![1]
  return async (stake: number, guess: number) => {
    const reply = await fetch(new URL('/roll', gameUrl), {
      method: 'POST',
      body: JSON.stringify({ key, stake, guess }),
    })
    return (await reply.json()) as { status: string; dice: number; won: number; balance: number }
  }
}

it('a studio of dice, which has neither reels nor lines, brings its game to the catalogue', async () => {
  expect(await platform.visitor().call('listGames', { query: {} })).toMatchObject([
    { identity: 'lucky-six', name: 'Lucky Six', paylines: 0 },
  ])
})

it('takes stakes and pays wins to the smallest unit, and says what the wallet says', async () => {
  const anna = await platform.player()
  await pay(platform.pool, anna, 10_000n)
  const roll = await open(anna)
  let expected = 10_000
  for (const guess of [1, 2, 3, 4, 5, 6]) {
    const { status, dice, won, balance } = await roll(100, guess)
    expect({ status, won }).toEqual({ status: 'ok', won: dice === guess ? 570 : 0 })
    expected += won - 100
    expect(balance).toBe(expected)
  }
  expect(await balanceOf(anna)).toBe(expected / 100)
})

it('is refused a stake above the balance, and takes none', async () => {
  const anna = await platform.player()
  await pay(platform.pool, anna, 150n)
  const roll = await open(anna)
  expect(await roll(200, 1)).toEqual({ status: 'insufficient_funds', balance: 150 })
  expect(await balanceOf(anna)).toBe(1.5)
})

it('asks again for an answer that was lost, and gives a stake back whose answer never came', async () => {
  const anna = await platform.player()
  await pay(platform.pool, anna, 1_000n)
  const roll = await open(anna)
  line.calls.length = 0
  line.loses = { ending: '/bet', count: 1 }
  const { status, won, balance } = await roll(100, 6)
  expect([status, balance]).toEqual(['ok', 1_000 - 100 + won])
  expect(calls()).toEqual(['bet', 'bet', 'win'])
  line.calls.length = 0
  line.loses = { ending: '/bet', count: 3 }
  expect(await roll(100, 6)).toEqual({ status: 'failed' })
  await vi.waitFor(() => expect(calls()).toEqual(['bet', 'bet', 'bet', 'rollback']))
  expect(await balanceOf(anna)).toBe(balance / 100)
})
