import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerStatus } from '../kinds.ts'
import { Id, PageMeta, pageQuery, requiredText } from '../shapes/common.ts'
import { PlayerSummary } from '../shapes/desk/players.ts'

export const listPlayers = operatorOperation('listPlayers', {
  summary: 'Players, the newest first. E-mail, phone and nickname are looked for by their beginning.',
  method: 'GET',
  path: '/api/operator/players',
  roles: ['support', 'payments', 'risk', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    id: Id.optional(),
    /** As players say it: the first segment of the id. */
    number: z
      .string()
      .max(8)
      .regex(/^[0-9A-Fa-f]{8}$/)
      .optional(),
    externalId: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    email: requiredText(254).optional(),
    phone: requiredText(20).optional(),
    nickname: requiredText(64).optional(),
    status: z.enum(PlayerStatus).optional(),
  }),
  reply: z.array(PlayerSummary),
  meta: PageMeta,
})
