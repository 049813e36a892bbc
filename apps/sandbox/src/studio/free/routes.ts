import type { Clock } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { requireSignature } from '../../protocol/signed.ts'
import type { GameTheme } from '../../themes/game-theme.ts'
import { layoutOf } from '../layouts.ts'
import type { GrantOrder, Grants } from './grants.ts'

interface Deps {
  readonly grants: Grants
  readonly secret: string
  readonly clock: Clock
  readonly findTheme: (identity: string) => GameTheme | undefined
}

const PLATFORM = 'studio'

/** The signed calls by which the platform grants rounds it pays for (`docs/seamless-wallet.md`). */
export async function freeRoundRoutes(app: FastifyInstance, { grants, secret, clock, findTheme }: Deps): Promise<void> {
  await app.register(
    async (scope) => {
      requireSignature(scope, { secretOf: (sender) => (sender === PLATFORM ? secret : undefined), clock })
      scope.post('/grant', async (request, reply) => {
        const order = readOrder(request.body)
        if (!order) return reply.code(400).send({ status: 'malformed', message: 'the grant is not as described' })
        const theme = findTheme(order.gameId)
        if (!theme) return reply.code(404).send({ status: 'game_not_found', message: 'there is no such game' })
        // Every win is a whole number of units on each line.
        if (BigInt(order.value) % BigInt(layoutOf(theme.layoutId).paylines.length) !== 0n)
          return reply.code(422).send({ status: 'value_not_offered', message: 'the lines cannot share this evenly' })
        const grant = grants.grant(order)
        if (grant === 'conflict')
          return reply.code(409).send({ status: 'grant_conflict', message: 'this grant came with another content' })
        return { status: 'ok', played: grant.played }
      })
      scope.post('/withdraw', async (request, reply) => {
        const { grantId } = (request.body ?? {}) as { grantId?: unknown }
        if (typeof grantId !== 'string' || !ID.test(grantId))
          return reply.code(400).send({ status: 'malformed', message: 'grantId is missing' })
        return { status: 'ok', played: grants.withdraw(grantId) }
      })
    },
    { prefix: '/free-rounds/v1' },
  )
}

const ID = /^[!-~]{1,128}$/

function readOrder(body: unknown): GrantOrder | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { grantId, playerId, gameId, currency, value, rounds, endsAt } = body as Record<string, unknown>
  const isText = (text: unknown): text is string => typeof text === 'string' && ID.test(text)
  if (!isText(grantId) || !isText(playerId) || !isText(gameId) || !isText(currency) || !isText(value)) return undefined
  if (!/^[1-9]\d{0,29}$/.test(value) || !isText(endsAt) || Number.isNaN(Date.parse(endsAt))) return undefined
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1) return undefined
  return { grantId, playerId, gameId, currency, value, rounds, endsAt }
}
