import { type Pool, type Tx, withSavepoint, withTransaction } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import type { FactConsumer } from './consumer.ts'
import * as store from './store.ts'
import type { Pause, Position, ReadFact } from './store.ts'

export interface ConsumePorts {
  pool: Pool
  clock: Clock
  logger: Logger
}

const FACTS_PER_SHARE = 500

/** What a turn took. */
export interface Turn {
  /** How many facts were read, of whatever kind. */
  count: number
  /** Whether there may be more that could be taken at once; `false` where all that was found was taken. */
  mayHaveMore: boolean
}

/** A fact that could not be taken is tried again soon, in case it was the moment, and then seldom. */
const PLAYER_PAUSE: Pause = { firstMs: 1_000, longestMs: 10 * 60_000 }
/** A consumer that fails for everybody is tried again for all at once. */
const CONSUMER_PAUSE: Pause = { firstMs: 500, longestMs: 30_000 }

/**
 * Lets the consumers take the next facts of so many shares at most, in one transaction: those that stand at the same
 * place share the reading, and all share the commit. Where one of them fails each goes on by itself.
 */
export async function consumeNext(
  ports: ConsumePorts,
  consumers: readonly FactConsumer[],
  sharesMax: number,
): Promise<Turn> {
  const { pool, clock, logger } = ports
  const names = consumers.map(({ name }) => name)
  const limit = sharesMax * names.length
  let positions: Position[] = []
  try {
    return await withTransaction(
      pool,
      async (tx) => {
        positions = await store.lockPositions(tx, names, { limit, now: clock.now() })
        const facts = positions.length > 0 ? await store.readFacts(tx, names, positions, FACTS_PER_SHARE) : []
        const full = fullStretches(facts)
        const pieces = consumers.map((consumer) => ({ consumer, facts: pieceOf(consumer, positions, facts, full) }))
        await applyAll(tx, pieces)
        const moved = pieces.flatMap(({ consumer, facts: piece }) => positionsAfter(consumer, piece))
        if (moved.length > 0) await store.savePositions(tx, moved)
        return {
          count: facts.length,
          mayHaveMore: (sharesMax < store.SHARES && positions.length === limit) || full.length > 0,
        }
      },
      // What a crash of the database takes back is taken from the log again: the position goes with the figures.
      { isDurable: false, isPrepared: true },
    )
  } catch (error) {
    // Nothing was even read: the database is away, which is nobody's fault here.
    if (positions.length === 0) throw error
    const [consumer] = consumers
    if (consumers.length > 1) return consumeApart(ports, consumers, sharesMax)
    logger.warn('facts are taken player by player', { consumer: consumer!.name, reason: String(error) })
    const shares = positions.map(({ share }) => share)
    return { count: await consumeCarefully(ports, consumer!, shares), mayHaveMore: true }
  }
}

interface Piece {
  consumer: FactConsumer
  facts: ReadFact[]
}

/**
 * Lets each consumer take its piece. What they ask is sent side by side, so that the database never waits for one of them
 * to think; nothing of it is under way any more when this ends.
 */
async function applyAll(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  const apply = async ({ consumer, facts }: Piece) => {
    const wanted = wantedOf(consumer, facts)
    if (wanted.length > 0) await consumer.apply(tx, wanted)
  }
  const outcomes = await Promise.allSettled(pieces.filter(({ consumer }) => !consumer.hasSharedRows).map(apply))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  for (const piece of pieces.filter(({ consumer }) => consumer.hasSharedRows)) await apply(piece)
}

/** The same for each consumer by itself, so that one that fails keeps nobody else. */
async function consumeApart(ports: ConsumePorts, consumers: readonly FactConsumer[], sharesMax: number): Promise<Turn> {
  let count = 0
  for (const consumer of consumers) count += (await consumeNext(ports, [consumer], sharesMax)).count
  return { count, mayHaveMore: true }
}

/**
 * The same after a failure, each player by themselves: those whose facts cannot be taken wait, the others go on. Where
 * it is the consumer that fails, the shares wait.
 */
async function consumeCarefully(ports: ConsumePorts, consumer: FactConsumer, shares: number[]): Promise<number> {
  const { pool, clock, logger } = ports
  try {
    return await withTransaction(pool, async (tx) => {
      const positions = await store.lockShares(tx, consumer.name, shares)
      const facts = await store.readFacts(tx, [consumer.name], positions, FACTS_PER_SHARE)
      const failed = await applyByPlayer(tx, consumer, wantedOf(consumer, facts))
      await delayPlayers(tx, ports, consumer, failed)
      await store.savePositions(tx, positionsAfter(consumer, facts))
      return facts.length
    })
  } catch (error) {
    logger.error('a consumer of facts fails', error, { consumer: consumer.name })
    const reason = String(error)
    await store.pausePositions(pool, consumer.name, { shares, reason, now: clock.now(), pause: CONSUMER_PAUSE })
    return 0
  }
}

/** Tries the facts of one player again whose time has come. Returns false when nobody's has. */
export async function retryDelayed({ pool, clock, logger }: ConsumePorts, consumer: FactConsumer): Promise<boolean> {
  return withTransaction(pool, async (tx) => {
    const delayed = await store.lockDueDelay(tx, consumer.name, clock.now())
    if (!delayed) return false
    const facts = await store.readDelayed(tx, delayed, FACTS_PER_SHARE)
    const [failure] = await applyByPlayer(tx, consumer, wantedOf(consumer, facts))
    if (failure) {
      const failures = delayed.failures + 1
      logger.error('a fact could not be taken again', failure.error, about(consumer, failure.facts[0]!, failures))
      await store.saveDelay(tx, consumer.name, { ...delayed, ...waitOf(failure.error, failures, clock) })
    } else if (facts.length < FACTS_PER_SHARE) await store.removeDelay(tx, consumer.name, delayed.playerId)
    else await store.saveDelay(tx, consumer.name, { ...delayed, number: facts.at(-1)!.number + 1 })
    return true
  })
}

export interface Failed {
  facts: ReadFact[]
  error: unknown
}

/**
 * Applies each player's facts, whole or not at all, and returns those that could not be. Throws when that is all of
 * several players: then it is not their facts that are wrong.
 */
export async function applyByPlayer(tx: Tx, consumer: FactConsumer, facts: ReadFact[]): Promise<Failed[]> {
  const players = new Map<string, ReadFact[]>()
  for (const fact of facts) players.set(fact.playerId, [...(players.get(fact.playerId) ?? []), fact])
  const failed: Failed[] = []
  for (const own of players.values()) {
    try {
      await withSavepoint(tx, () => consumer.apply(tx, own))
    } catch (error) {
      failed.push({ facts: own, error })
    }
  }
  if (failed.length > 1 && failed.length === players.size) throw failed[0]!.error
  return failed
}

/** Lets the players wait from their first fact of these on. */
export async function delayPlayers(
  tx: Tx,
  { clock, logger }: ConsumePorts,
  consumer: FactConsumer,
  failed: Failed[],
): Promise<void> {
  for (const { facts, error } of failed) {
    const { share, playerId, number } = facts[0]!
    logger.error('a fact could not be taken; the player waits', error, about(consumer, facts[0]!, 1))
    await store.saveDelay(tx, consumer.name, { share, playerId, number, ...waitOf(error, 1, clock) })
  }
}

/** Of the facts those the consumer hears of now. */
export function wantedOf(consumer: FactConsumer, facts: ReadFact[]): ReadFact[] {
  return facts.filter(({ kind, delayedFor }) => consumer.kinds.includes(kind) && !delayedFor.includes(consumer.name))
}

/** Facts of one share that were read behind one place, as many as are read at most: there may be more behind the last. */
interface FullStretch {
  share: number
  after: number
  last: number
}

function fullStretches(facts: ReadFact[]): FullStretch[] {
  const stretches = new Map<string, FullStretch & { count: number }>()
  for (const { share, after, number } of facts) {
    const key = `${share} ${after}`
    const stretch = stretches.get(key)
    if (stretch) Object.assign(stretch, { last: number, count: stretch.count + 1 })
    else stretches.set(key, { share, after, last: number, count: 1 })
  }
  return [...stretches.values()].filter(({ count }) => count >= FACTS_PER_SHARE)
}

/** Of all that was read, what lies behind the consumer's positions, as far as nothing is missing between. */
function pieceOf({ name }: FactConsumer, positions: Position[], facts: ReadFact[], full: FullStretch[]): ReadFact[] {
  const reach = new Map<number, { after: number; last: number }>()
  for (const { consumer, share, number } of positions)
    if (consumer === name) {
      const ends = full.filter((stretch) => stretch.share === share && stretch.after >= number).map(({ last }) => last)
      reach.set(share, { after: number, last: Math.min(...ends) })
    }
  return facts.filter(({ share, number }) => {
    const own = reach.get(share)
    return own !== undefined && number > own.after && number <= own.last
  })
}

function positionsAfter({ name }: FactConsumer, facts: ReadFact[]): Position[] {
  const last = new Map(facts.map(({ share, number }) => [share, number]))
  return [...last].map(([share, number]) => ({ consumer: name, share, number }))
}

function waitOf(error: unknown, failures: number, clock: Clock): { failures: number; reason: string; dueAt: Date } {
  const pauseMs = Math.min(PLAYER_PAUSE.firstMs * 2 ** (failures - 1), PLAYER_PAUSE.longestMs)
  return { failures, reason: String(error), dueAt: new Date(clock.now().getTime() + pauseMs) }
}

function about(consumer: FactConsumer, { playerId, number, kind }: ReadFact, failures: number) {
  return { consumer: consumer.name, player: playerId, number, kind, failures }
}
