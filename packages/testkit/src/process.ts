import { createPool, type Pool } from '@baize/database'
import { secureRandom, systemClock } from '@baize/kit'
import { type Platform, type PlatformOptions, answerUnreadable, createPlatform } from '@baize/platform'
import type { PlatformConfig } from '@baize/platform/testing'
import Fastify from 'fastify'
import { followHandlers } from './handlers-at-work.ts'
import type { TestDatabase } from './database.ts'
import {
  type PlayerOptions,
  type TestPlayer,
  registerPlayer,
  reportTo,
  testAgreements,
  testConfig,
} from './platform.ts'
import { type TestVisitor, type VisitorOptions, createVisitor } from './visitor.ts'

export interface TestProcessOptions {
  /** Processes of one house share it: the secrets above all. */
  config?: PlatformConfig
  ports?: Partial<PlatformOptions>
}

/** A whole platform as one process of several has it: with its own pool, memories, sockets and timers. */
export interface TestProcess extends AsyncDisposable {
  url: string
  pool: Pool
  platform: Platform
  config: PlatformConfig
  visitor(options?: VisitorOptions): TestVisitor
  player(options?: PlayerOptions): Promise<TestPlayer>
}

/** Starts one more process on a database; on the clock of the machine, as processes are. */
export async function startTestProcess(
  database: TestDatabase,
  { config = testConfig(), ports = {} }: TestProcessOptions = {},
): Promise<TestProcess> {
  const reported: unknown[] = []
  const logger = reportTo(reported)
  const pool = createPool(database.url, { logger })
  const usual = {
    moneyPool: pool,
    jobsPool: null,
    clock: systemClock,
    random: secureRandom,
    fetch,
    agreements: testAgreements,
    centrifugo: null,
  }
  const platform = createPlatform({ pool, config, logger, ...usual, ...ports })
  const app = Fastify({ clientErrorHandler: answerUnreadable, forceCloseConnections: true })
  const handlersEnded = followHandlers(app)
  await platform.register(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const visitor = (options?: VisitorOptions) => createVisitor(url, options)
  return {
    url,
    pool,
    platform,
    config,
    visitor,
    player: (options) => registerPlayer(visitor, options),
    async [Symbol.asyncDispose]() {
      await app.close()
      await handlersEnded()
      await platform.stop()
      await pool.end()
      if (reported.length > 0) throw new AggregateError(reported, `a process reported ${reported.length} failures`)
    },
  }
}
