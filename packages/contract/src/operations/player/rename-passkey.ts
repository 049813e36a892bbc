import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Passkey, PasskeyName } from '../../shapes/passkeys.ts'

export const renamePasskey = operation('renamePasskey', {
  summary: 'Gives a passkey another name.',
  method: 'PUT',
  path: '/api/player/passkeys/{id}',
  auth: 'player',
  params: IdParams,
  body: z.strictObject({ name: PasskeyName }),
  reply: Passkey,
  refusals: ['not_found'],
})
