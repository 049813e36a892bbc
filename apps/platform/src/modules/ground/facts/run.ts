import type { Notices } from '@baize/database'
import { type LoopOptions, startLoop } from '@baize/kit'
import { type ConsumePorts, consumeNext, retryDelayed, type Turn } from './consume.ts'
import type { FactConsumer } from './consumer.ts'
import * as store from './store.ts'
import { onWake } from './wake.ts'

export interface ConsumersOptions extends ConsumePorts {
  consumers: readonly FactConsumer[]
  /** Tells of facts that other processes numbered; without it they are found by looking now and then. */
  notices?: Notices
}

export interface Consumers {
  /** Ends after what is under way. Positions stand in the database, so the next process goes on from them. */
  stop(): Promise<void>
}

/** Finds what nobody told of. */
const POLL_MS = 500

/**
 * What comes within this time is numbered together, and taken in one turn; a fact after a quiet moment goes at once. A
 * turn costs the most by being one at all, so where few facts come they gather for longer.
 */
const GATHER_MS = { few: 300, many: 150 }
const MANY = 100

/** Consumers follow the numbering, and are told of it twice: by this process and by the notice of the database. */
const FOLLOW_MS = 10

const NUMBERED_AT_ONCE = 2_000

/** Turns in one round; a stop is heard between rounds. */
const TURNS_MAX = 50

/**
 * A turn takes all shares, so that what it costs beside its facts is spent once; behind one with so many facts the next
 * takes half of them, so that two processes have the work between them.
 */
const CROWD = 1_000

const NOTHING: Turn = { count: 0, mayHaveMore: false }

/**
 * Numbers facts after their commit and lets every consumer take them: each fact once, those of one player in order.
 * As many processes as one likes may do so: one numbers at a time, and a share of the players is with one at a time.
 */
export function startConsumers({ consumers, notices, ...ports }: ConsumersOptions): Consumers {
  const { pool, logger } = ports
  const onFailure = (error: unknown, failures: number) => logger.error('facts do not move on', error, { failures })
  const consuming = startLoop({ round: roundOf(ports, consumers), onFailure, pollMs: POLL_MS, gatherMs: FOLLOW_MS })
  const numbering = startLoop({
    async round(isPoll) {
      if (isPoll && !(await store.hasUnnumbered(pool))) return null
      const numbered = await store.numberFacts(pool, NUMBERED_AT_ONCE)
      if (numbered) consuming.kick()
      // Where facts were there are more soon, also of processes that wake nobody here; and whoever else is at it may
      // have begun too early to see what we were woken for.
      return numbered === 0 ? null : GATHER_MS[numbered !== null && numbered < MANY ? 'few' : 'many']
    },
    onFailure,
    pollMs: POLL_MS,
    gatherMs: GATHER_MS.many,
  })
  const forgetWake = onWake(() => numbering.kick())
  const forgetNotices = notices?.on('facts', { heard: () => consuming.kick(), mayHaveMissed: () => consuming.kick() })
  return {
    async stop() {
      forgetWake()
      forgetNotices?.()
      await Promise.all([numbering.stop(), consuming.stop()])
    },
  }
}

function roundOf(ports: ConsumePorts, consumers: readonly FactConsumer[]): LoopOptions['round'] {
  const names = consumers.map(({ name }) => name)
  let areKnown = false
  let isCrowded = false
  return async () => {
    if (!areKnown) await store.addPositions(ports.pool, names)
    areKnown = true
    for (let turns = 0; turns < TURNS_MAX; turns++) {
      // One question, because most of the time there is nothing, or nothing but facts.
      const { hasFacts, delayed } = await store.findWork(ports.pool, names, ports.clock.now())
      const sharesMax = isCrowded ? store.SHARES / 2 : store.SHARES
      const { count, mayHaveMore } = hasFacts ? await consumeNext(ports, consumers, sharesMax) : NOTHING
      isCrowded = count > CROWD
      let retried = 0
      for (const consumer of consumers.filter(({ name }) => delayed.includes(name)))
        if (await retryDelayed(ports, consumer)) retried++
      // What others are at is theirs, and whoever numbers more says so.
      if ((count === 0 || !mayHaveMore) && retried === 0) return null
    }
    return FOLLOW_MS
  }
}
