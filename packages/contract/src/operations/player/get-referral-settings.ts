import { operation } from '../../core/operation.ts'
import { ReferralSettings } from '../../shapes/player.ts'

export const getReferralSettings = operation('getReferralSettings', {
  summary: 'Whether and how players are rewarded for bringing others.',
  method: 'GET',
  path: '/api/player/referral-settings',
  auth: 'player',
  reply: ReferralSettings,
})
