import { secureRandom, silentLogger, systemClock } from '@baize/kit'
import { createPlatform } from '@baize/platform'
import { startTestPlatform } from '@baize/testkit'
import { expect, it } from 'vitest'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'

it('opens with the games it knows while the studio is away, and not without any', async () => {
  await using usual = await startTestPlatform()
  const { pool, config } = usual.services
  const errors: unknown[] = []
  const platform = createPlatform({
    pool,
    moneyPool: pool,
    jobsPool: null,
    config,
    clock: systemClock,
    random: secureRandom,
    logger: { ...silentLogger, error: (message) => void errors.push(message) },
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    agreements: usual.services.agreements,
    centrifugo: null,
  })
  await expect(platform.syncCatalogue()).rejects.toThrow('the feed of studio at')
  await syncFeed(pool, 'studio', systemClock.now(), makeFeed(3))
  await platform.syncCatalogue()
  expect(errors).toEqual(['the catalogue could not be synchronised'])
})
