import { withSavepoint, withTransaction } from '@baize/database'
import { applyByPlayer, type ConsumePorts, delayPlayers, type Failed, wantedOf } from './consume.ts'
import type { FactConsumer } from './consumer.ts'
import * as store from './store.ts'

const FACTS_AT_ONCE = 5_000

/**
 * Forgets what the consumer made of facts and lets it take all of them again, in one transaction: until it commits
 * everybody reads the old figures, afterwards the new ones. New facts wait meanwhile and none is lost. Returns how
 * many facts were read. Players whose facts cannot be taken wait as they would otherwise.
 */
export function rebuildConsumer(ports: ConsumePorts, consumer: FactConsumer): Promise<number> {
  return withTransaction(ports.pool, async (tx) => {
    await store.addPositions(tx, [consumer.name])
    const positions = await store.lockAllPositions(tx, consumer.name)
    const head = await store.readHead(tx)
    await store.removeDelays(tx, consumer.name)
    await consumer.reset(tx)
    const delayed = new Map<string, Failed>()
    for (let reached = 0; reached < head;) {
      const facts = await store.readOn(tx, reached, head, FACTS_AT_ONCE)
      const wanted = wantedOf(consumer, facts).filter(({ playerId }) => !delayed.has(playerId))
      try {
        if (wanted.length > 0) await withSavepoint(tx, () => consumer.apply(tx, wanted))
      } catch {
        for (const failed of await applyByPlayer(tx, consumer, wanted)) delayed.set(failed.facts[0]!.playerId, failed)
      }
      reached = facts.at(-1)!.number
    }
    await delayPlayers(tx, ports, consumer, [...delayed.values()])
    await store.savePositions(
      tx,
      positions.map((position) => ({ ...position, number: head })),
    )
    return head
  })
}
