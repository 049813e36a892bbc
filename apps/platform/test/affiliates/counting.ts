import { setTimeout as sleep } from 'node:timers/promises'
import { many } from '@baize/database'
import { silentLogger } from '@baize/kit'
import type { TestPlatform } from '@baize/testkit'
import { startConsumers } from '../../src/modules/ground/facts/index.ts'
import { affiliateTallies } from '../../src/modules/person/affiliates/index.ts'

/** Lets the consumer of affiliates take every fact there is. */
export async function countAll({ pool, clock }: Pick<TestPlatform, 'pool' | 'clock'>): Promise<void> {
  const consumers = startConsumers({ pool, clock, logger: silentLogger, consumers: [affiliateTallies] })
  const text = `SELECT FROM fact_inbox UNION ALL SELECT FROM fact LEFT JOIN fact_position place
    ON place.share = fact.share AND consumer = $1 WHERE fact.number > coalesce(place.number, 0)`
  while ((await many(pool, text, [affiliateTallies.name])).length > 0) await sleep(5)
  await consumers.stop()
}
