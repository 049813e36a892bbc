import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Passkey } from '../../shapes/passkeys.ts'

export const listPasskeys = operation('listPasskeys', {
  summary: 'The passkeys of the player, oldest first; ten at most.',
  method: 'GET',
  path: '/api/player/passkeys',
  auth: 'player',
  reply: z.array(Passkey),
})
