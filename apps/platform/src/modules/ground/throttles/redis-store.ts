import { createHash } from 'node:crypto'
import type { Logger } from '@baize/kit'
import type { Redis } from 'iovalkey'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import type { CallMemory, Standing, ThrottleStore } from './port.ts'

const PREFIX = 'baize'

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

/**
 * Windows in Valkey or Redis. While it is away this process counts by itself: a limiter that refused everybody then
 * would be an outage of its own.
 */
export class RedisThrottles implements ThrottleStore {
  readonly #windows: RateLimiterRedis

  constructor(redis: Redis) {
    // The limits are ours; the library only counts, so that a refused use is no failure of a call.
    const counting = { points: Number.MAX_SAFE_INTEGER, duration: 60 }
    this.#windows = new RateLimiterRedis({
      ...counting,
      storeClient: redis,
      keyPrefix: `${PREFIX}:throttle`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(counting),
    })
  }

  add(uses: Parameters<ThrottleStore['add']>[0]): Promise<Standing[]> {
    return Promise.all(
      uses.map(async ({ key, uses: points, windowSeconds }) =>
        standingOf(await this.#windows.penalty(hashOf(key), points, { customDuration: windowSeconds })),
      ),
    )
  }

  async giveBack(keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map(async (key) => {
        const known = await this.#windows.get(hashOf(key))
        if (known && known.consumedPoints > 0) await this.#windows.reward(hashOf(key), 1)
      }),
    )
  }

  async clear(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#windows.delete(hashOf(key))))
  }
}

function standingOf({ consumedPoints, msBeforeNext }: RateLimiterRes): Standing {
  return { used: consumedPoints, endsInMs: msBeforeNext }
}

/** Calls that were seen, in Valkey or Redis. Rejects while it is away: a replay must not pass for that. */
export class RedisCalls implements CallMemory {
  constructor(private readonly redis: Redis) {}

  async isFirst(key: string, rememberMs: number): Promise<boolean> {
    return (await this.redis.set(`${PREFIX}:call:${hashOf(key)}`, '1', 'PX', rememberMs, 'NX')) === 'OK'
  }
}

/** A connection that answers or fails soon, comes back by itself, and tells of its losses once each. */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  const { Redis: Client } = await import('iovalkey')
  const redis = new Client(url, {
    enableOfflineQueue: false,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) logger.warn('the store of throttles is away', { reason: error.message })
    isAway = true
  })
  redis.on('ready', () => (isAway = false))
  return redis
}
