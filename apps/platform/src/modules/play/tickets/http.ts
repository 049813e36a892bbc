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
import { cashOut, resettle, settle, voidTicket } from './calls.ts'
import { balance, openSession } from './open-session.ts'
import { place } from './place.ts'
import * as requests from './requests.ts'

interface Ports {
  pool: Pool
  rounds: Rounds
  clock: Clock
  logger: Logger
  security: SecurityLog
  companies: Companies
  seenCalls: SeenCalls
}

/** Adds the protocol of betting companies, below `/tickets/v1`, described in `docs/tickets.md`. */
export async function registerTickets(
  app: FastifyInstance,
  { pool, rounds, clock, logger, security, companies, seenCalls }: Ports,
): Promise<void> {
  const guard = createSignatureGuard(sendersOf(companies, 'betting'), { clock, seenCalls })
  await app.register(
    async (scope) => {
      const post = signedRoutes(scope, guard, { security, logger })
      const serve = <Schema extends z.ZodType>(
        url: string,
        schema: Schema,
        answer: (call: { source: string; now: Date }, request: z.output<Schema>) => Promise<SignedAnswer>,
        options?: { isKeyed: boolean },
      ) => {
        const serveOne = async ({ sender, body }: TrustedCall) => {
          const request = schema.safeParse(body)
          if (!request.success) return malformed(problemOf(request.error))
          return answer({ source: sender, now: clock.now() }, request.data)
        }
        post(url, serveOne, options)
      }
      // A repeat, at whatever process, moves nothing and gets its first answer byte for byte.
      const keyed = { isKeyed: true }
      serve('/session', requests.SessionRequest, ({ source, now }, { launchToken }) =>
        openSession(pool, source, launchToken, now),
      )
      serve('/balance', requests.BalanceRequest, ({ source }, { sessionToken }) => balance(pool, source, sessionToken))
      serve('/place', requests.PlaceRequest, (call, request) => place({ pool, rounds }, call, request), keyed)
      serve('/settle', requests.SettleRequest, (call, request) => settle(pool, call, request), keyed)
      serve('/void', requests.VoidRequest, (call, request) => voidTicket(pool, call, request), keyed)
      serve('/resettle', requests.ResettleRequest, (call, request) => resettle(pool, call, request), keyed)
      serve('/cash-out', requests.CashOutRequest, (call, request) => cashOut(pool, call, request), keyed)
    },
    { prefix: '/tickets/v1' },
  )
}

function problemOf(error: z.ZodError): string {
  const [issue] = error.issues
  return `${issue!.path.join('.') || 'body'}: ${issue!.message}`
}
