import type { Pool } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Companies, sendersOf } from '../../ground/companies/index.ts'
import type { SecurityLog } from '../../ground/security/index.ts'
import {
  createSignatureGuard,
  malformed,
  type SeenCalls,
  type SignedAnswer,
  signedRoutes,
  type TrustedCall,
} from '../../ground/signing/index.ts'
import type { Rounds } from '../rounds/index.ts'
import type { FreeRounds } from './free-rounds.ts'
import { balance, bet, rollback, win } from './movements.ts'
import { openSession } from './open-session.ts'
import { BalanceRequest, BetRequest, RollbackRequest, SessionRequest, WinRequest } from './requests.ts'
import { takeTogether, type TogetherOptions } from './stakes.ts'

interface Ports {
  pool: Pool
  rounds: Rounds
  freeRounds: FreeRounds
  clock: Clock
  logger: Logger
  security: SecurityLog
  companies: Companies
  seenCalls: SeenCalls
  /** How bets of a crowd go together. */
  together?: TogetherOptions
}

/** Adds the wallet that studios call, below `/seamless/v1`, described in `docs/seamless-wallet.md`. */
export async function registerSeamless(
  app: FastifyInstance,
  { pool, rounds, freeRounds, clock, logger, security, companies, seenCalls, together }: Ports,
): Promise<void> {
  const guard = createSignatureGuard(sendersOf(companies, 'studio'), { clock, seenCalls })
  await app.register(
    async (scope) => {
      const post = signedRoutes(scope, guard, { security, logger })
      const serve = <Schema extends z.ZodType>(
        url: string,
        schema: Schema,
        answer: (source: string, request: z.output<Schema>) => Promise<SignedAnswer>,
        options?: { isKeyed: boolean },
      ) => {
        const serveOne = async ({ sender, body }: TrustedCall) => {
          const request = schema.safeParse(body)
          return request.success ? answer(sender, request.data) : malformed(problemOf(request.error))
        }
        post(url, serveOne, options)
      }
      // A repeat of a movement, at whatever process, moves nothing and gets its first answer byte for byte.
      const keyed = { isKeyed: true }
      const money = { pool, rounds, freeRounds, takeStake: takeTogether(pool, logger, together) }
      serve('/session', SessionRequest, (source, request) => openSession(pool, source, request, clock.now()))
      serve('/balance', BalanceRequest, (source, { sessionToken }) => balance(pool, source, sessionToken))
      serve('/bet', BetRequest, (source, request) => bet(money, source, request, clock.now()), keyed)
      serve('/win', WinRequest, (source, request) => win(money, source, request, clock.now()), keyed)
      serve('/rollback', RollbackRequest, (source, request) => rollback(money, source, request, clock.now()), keyed)
    },
    { prefix: '/seamless/v1' },
  )
}

function problemOf(error: z.ZodError): string {
  const [issue] = error.issues
  return `${issue!.path.join('.') || 'body'}: ${issue!.message}`
}
