import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerPasskeyParams } from '../shapes/desk/players.ts'
import { Passkey } from '../shapes/passkeys.ts'

export const removePlayerPasskey = operatorOperation('removePlayerPasskey', {
  summary: 'Takes a passkey away from a player who lost its device. Every session ends, and a letter says so.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/passkeys/{passkeyId}/removal',
  roles: ['risk', 'owner'],
  params: PlayerPasskeyParams,
  body: z.strictObject({ reason: Reason }),
  reply: Passkey,
})
