export { openRedisCounting } from './open-redis.ts'
export type { CallMemory, Limit, ThrottleStore } from './port.ts'
export { PostgresCalls, PostgresThrottles, removeEnded } from './postgres-store.ts'
export { type Verdict, Throttles } from './throttles.ts'
