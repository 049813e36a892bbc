import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { many, withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import {
  startTestPlatform,
  testConfig,
  type TestPlatform,
  type TestPlatformOptions,
  type TestPlayer,
} from '@baize/testkit'
import { payCashback } from '../../src/flows/offers/cashback/pay-cashback.ts'
import { type FactConsumer, rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { cashbackLosses } from '../../src/modules/offers/cashback/index.ts'
import { giveBack, payWin } from '../../src/modules/play/rounds/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** A folder that offers this instead of the weekly cashback of the house. */
export function offersFolder(cashback: Record<string, object>, files: Record<string, object> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'))
  mkdirSync(join(folder, 'cashback'))
  for (const [id, offer] of Object.entries({ weekly: { isRunning: false }, ...cashback }))
    writeFileSync(join(folder, 'cashback', `${id}.json`), JSON.stringify({ ...EVERY_DAY, ...offer }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
  return folder
}

/** A tenth, at least 1.00 and at most 20.00, six hours after the day. */
export const EVERY_DAY = {
  names: { en: 'Daily cashback', de: 'Tägliches Cashback' },
  period: 'day',
  paysAfterHours: 6,
  percentage: 10,
  from: { base: 1 },
  max: { base: 20 },
}

/** A house at noon of a Wednesday, with players who play on a game of its own. */
export async function startHouse(
  cashback: Record<string, object>,
  options: TestPlatformOptions = {},
  files: Record<string, object> = {},
) {
  const folder = offersFolder(cashback, files)
  const config = { ...options.config, offerFolders: [...testConfig().offerFolders, folder] }
  const platform = await startTestPlatform({ ...options, config })
  platform.clock.advance(Date.parse('2100-03-03T12:00:00Z') - platform.clock.now().getTime())
  await syncFeed(platform.pool, 'studio', platform.clock.now(), makeFeed(1))
  const [game] = await many<{ id: string; identity: string }>(platform.pool, 'SELECT id, identity FROM game')
  return { platform, folder, ...playOn(platform, game!) }
}

/** A stake that is not one of a round of its own in EUR, told for the first time and now. */
interface Stake {
  round?: string
  reference?: string
  currency?: string
  at?: Date
}

/** What players do on a game, and what the jobs of the house do, in a process of it. */
export function playOn(
  { pool, clock, services }: Pick<TestPlatform, 'pool' | 'clock' | 'services'>,
  game: { id: string; identity: string },
) {
  return {
    /** Stakes real money unless a bonus is active, on a round of its own or one that runs. */
    async stake(accountId: string, amount: bigint, own: Stake = {}) {
      const { currency = 'EUR', reference = randomUUID(), round = randomUUID(), at: now = clock.now() } = own
      const outcome = await withTransaction(pool, (tx) =>
        services.rounds.stake(tx, {
          source: 'room',
          house: 'room',
          kind: 'stake',
          reference,
          round,
          accountId,
          game,
          amount,
          claimed: { game: game.identity, currency },
          opening: {
            signInId: randomUUID(),
            country: null,
            endsAt: new Date(clock.now().getTime() + HOUR_MS),
            stakeMax: null,
          },
          at: now,
        }),
      )
      return { reference, round, outcome }
    },
    win(
      accountId: string,
      round: string,
      amount: bigint,
      isRoundClosed = true,
      { reference = randomUUID(), at = clock.now() }: Pick<Stake, 'reference' | 'at'> = {},
    ) {
      const win = { source: 'room', house: 'room', reference, accountId, round, game }
      return withTransaction(pool, (tx) => payWin(tx, { ...win, amount, isRoundClosed }, at))
    },
    giveBack(accountId: string, round: string, reference: string) {
      const stake = { source: 'room', reference, round, kind: 'stake', accountId }
      return withTransaction(pool, (tx) => giveBack(tx, stake, clock.now()))
    },
    /** Has every fact read by whoever counts losses, or by another. */
    async readFacts(consumer: FactConsumer = cashbackLosses) {
      await pool.query('SELECT fact_number(100000)')
      await rebuildConsumer({ pool, clock, logger: silentLogger }, consumer)
    },
    pay: () => payCashback(services),
    async account(player: TestPlayer, amount: bigint, currency = 'EUR') {
      await pay(pool, player, amount, currency)
      const rows = await many<{ id: string }>(pool, 'SELECT id FROM wallet_account WHERE player_id = $1', [player.id])
      return rows[0]!.id
    },
  }
}
