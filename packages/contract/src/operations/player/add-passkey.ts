import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Passkey, PasskeyAttestation, PasskeyName } from '../../shapes/passkeys.ts'

export const addPasskey = operation('addPasskey', {
  summary: 'Keeps a passkey that a device made: it signs in from now on.',
  method: 'POST',
  path: '/api/player/passkeys',
  auth: 'player',
  body: z.strictObject({ name: PasskeyName, attestation: PasskeyAttestation }),
  reply: Passkey,
  refusals: ['fresh_proof_needed', 'passkey_refused', 'too_many_passkeys', 'too_many_requests'],
  throttle: [{ count: 30, windowSeconds: 300, per: 'player' }],
})
