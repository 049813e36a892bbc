import { setTimeout as sleep } from 'node:timers/promises'
import { many } from '@baize/database'
import { silentLogger } from '@baize/kit'
import type { TestPlatform } from '@baize/testkit'
import { type FactConsumer, startConsumers } from '../../src/modules/ground/facts/index.ts'

/** Lets a consumer take every fact there is, as a process that starts does, and waits until it has. */
export async function letConsume(
  { pool, clock }: Pick<TestPlatform, 'pool' | 'clock'>,
  consumer: FactConsumer,
): Promise<void> {
  const consumers = startConsumers({ pool, clock, logger: silentLogger, consumers: [consumer] })
  const text = `SELECT FROM fact_inbox UNION ALL SELECT FROM fact LEFT JOIN fact_position place
      ON place.share = fact.share AND consumer = $1 WHERE fact.number > coalesce(place.number, 0)`
  const isBehind = async () => (await many(pool, text, [consumer.name])).length > 0
  // Twice: a statement that was planned before the first volume of the log was there sees no fact in it.
  while ((await isBehind()) || (await isBehind())) await sleep(5)
  await consumers.stop()
}
