import { operatorOperation } from '../core/operation.ts'
import { ReferralRules } from '../shapes/desk/players.ts'

export const getReferralRules = operatorOperation('getReferralRules', {
  summary: 'Whether players may bring others, and when that counts.',
  method: 'GET',
  path: '/api/operator/referral-rules',
  roles: ['support', 'risk', 'content', 'owner'],
  reply: ReferralRules,
})
