import { operation } from '../../core/operation.ts'
import { AuthenticatorSetUp } from '../../shapes/second-factors.ts'

export const beginSecondFactor = operation('beginSecondFactor', {
  summary: 'What an authenticator needs to be set up. Nothing is asked for before its first code was given.',
  method: 'POST',
  path: '/api/player/second-factor',
  auth: 'player',
  reply: AuthenticatorSetUp,
  refusals: ['fresh_proof_needed'],
})
