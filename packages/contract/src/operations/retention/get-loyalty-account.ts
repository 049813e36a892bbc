import { operation } from '../../core/operation.ts'
import { LoyaltyAccount } from '../../shapes/retention.ts'

export const getLoyaltyAccount = operation('getLoyaltyAccount', {
  summary: 'The points and the level of the player.',
  method: 'GET',
  path: '/api/retention/account',
  auth: 'player',
  reply: LoyaltyAccount,
})
