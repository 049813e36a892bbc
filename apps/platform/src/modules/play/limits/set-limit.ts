import { LimitDefinition } from '@baize/contract/kinds'
import type { Tx } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { breakEnd, type BreakLength } from '../../ground/packs/index.ts'
import { lockMoney } from '../../money/wallet/index.ts'
import { type Break, type CashLimit, isBreak, type Limit } from './limit.ts'
import * as store from './store.ts'

/** Locks all that counts against limits: stakes and orders of deposits of the player wait until the commit. */
export async function lockPlayerLimits(tx: Tx, playerId: string, now: Date): Promise<void> {
  await store.lockLimits(tx, playerId)
  await lockMoney(tx, playerId)
  await store.roll(tx, playerId, now)
}

export type NewCashLimit = Pick<CashLimit, 'playerId' | 'definition' | 'period' | 'currency' | 'amount'>

/**
 * Sets a cash limit that applies at once, to the whole period that runs: `countedSince` says what bets and losses came
 * to since it began. Refuses `limit_exists`.
 */
export async function setCashLimit(
  tx: Tx,
  limit: NewCashLimit,
  countedSince: (since: Date) => Promise<{ staked: bigint; lost: bigint }>,
  now: Date,
): Promise<string> {
  const { playerId, definition, period, currency, amount } = limit
  await lockPlayerLimits(tx, playerId, now)
  const { zone, startsAt, endsAt } = await store.readPeriod(tx, playerId, period, now)
  const { staked, lost } = await countedSince(startsAt)
  const used = { [LimitDefinition.bet]: staked, [LimitDefinition.loss]: lost, [LimitDefinition.deposit]: 0n }[
    definition
  ]
  const id = uuidv7(now.getTime())
  if (!(await store.insertLimit(tx, { ...limit, id, startsAt, endsAt, zone, used, followsId: null, now })))
    throw new Refusal('limit_exists')
  await recordFact(tx, {
    kind: 'limit_set',
    playerId,
    data: { limitId: id, definition, period, currency, amount: String(amount), used: String(used) },
    occurredAt: now,
  })
  return id
}

export interface NewBreak {
  playerId: string
  definition: Break['definition']
  length: BreakLength
}

/** Begins a break at once. Refuses `limit_exists` while one of its kind stands. */
export async function beginBreak(tx: Tx, { playerId, definition, length }: NewBreak, now: Date): Promise<string> {
  await lockPlayerLimits(tx, playerId, now)
  const standing = await store.readStanding(tx, playerId, now)
  if (standing.some((limit) => limit.definition === definition)) throw new Refusal('limit_exists')
  return insertBreak(
    tx,
    { playerId, definition, period: length.id, endsAt: breakEnd(length, now), followsId: null },
    now,
  )
}

/**
 * Has an exclusion cover another account of the same person, as long as it lasts itself. Does nothing where the account
 * is excluded as long already, and says whether it did anything.
 */
export async function followExclusion(
  tx: Tx,
  exclusion: { id: string; period: string; endsAt: Date | null },
  playerId: string,
  now: Date,
): Promise<boolean> {
  await lockPlayerLimits(tx, playerId, now)
  const own = (await store.readStanding(tx, playerId, now)).filter(isExclusion)
  if (own.some(({ endsAt }) => endsAt === null || (exclusion.endsAt !== null && endsAt >= exclusion.endsAt)))
    return false
  const { id, period, endsAt } = exclusion
  const definition = LimitDefinition.selfExclusion
  await insertBreak(tx, { playerId, definition, period, endsAt, followsId: id }, now)
  return true
}

function isExclusion(limit: Limit): limit is Break {
  return isBreak(limit) && limit.definition === LimitDefinition.selfExclusion
}

async function insertBreak(
  tx: Tx,
  standing: Pick<Break, 'playerId' | 'definition' | 'period' | 'endsAt'> & { followsId: string | null },
  now: Date,
): Promise<string> {
  const { playerId, definition, period, endsAt, followsId } = standing
  const id = uuidv7(now.getTime())
  const none = { currency: null, amount: null, used: 0n, zone: 'UTC' }
  await store.insertLimit(tx, { ...standing, ...none, id, startsAt: now, now })
  await recordFact(tx, {
    kind: 'limit_set',
    playerId,
    data: {
      limitId: id,
      definition,
      period,
      ...(endsAt && { endsAt: endsAt.toISOString() }),
      ...(followsId && { follows: followsId }),
    },
    occurredAt: now,
  })
  return id
}
