import { operation } from '../../core/operation.ts'
import { SecondFactor } from '../../shapes/second-factors.ts'

export const getSecondFactor = operation('getSecondFactor', {
  summary: 'Whether a sign-in asks for a second proof, and how many recovery codes are left.',
  method: 'GET',
  path: '/api/player/second-factor',
  auth: 'player',
  reply: SecondFactor,
})
