import { createPool } from '@baize/database'
import { silentLogger, systemClock } from '@baize/kit'
import { startConsumers } from '../../src/modules/ground/facts/index.ts'
import { questProgress } from '../../src/modules/offers/quests/index.ts'

/** A process of the house that counts quests until it is killed. */
const pool = createPool(process.env['QUEST_DATABASE']!, { max: 2 })
startConsumers({ pool, clock: systemClock, logger: silentLogger, consumers: [questProgress] })
