import type { Logger } from '@baize/kit'
import type { CallMemory, ThrottleStore } from './port.ts'

/** Counting in Valkey or Redis; its libraries are loaded only where they are used. */
export async function openRedisCounting(
  url: string,
  logger: Logger,
): Promise<{ throttles: ThrottleStore; seenCalls: CallMemory; stop: () => void }> {
  const { RedisCalls, RedisThrottles, connectRedis } = await import('./redis-store.ts')
  const redis = await connectRedis(url, logger)
  return {
    throttles: new RedisThrottles(redis),
    seenCalls: new RedisCalls(redis),
    stop: () => redis.disconnect(),
  }
}
