import { createPool } from '@baize/database'
import { silentLogger, systemClock } from '@baize/kit'
import { startConsumers } from '../../src/modules/ground/facts/index.ts'
import { affiliateTallies } from '../../src/modules/person/affiliates/index.ts'

/** A process of the house that counts whom affiliate companies brought until it is killed. */
const pool = createPool(process.env['AFFILIATE_DATABASE']!, { max: 2 })
startConsumers({ pool, clock: systemClock, logger: silentLogger, consumers: [affiliateTallies] })
