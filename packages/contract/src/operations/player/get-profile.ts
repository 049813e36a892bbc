import { operation } from '../../core/operation.ts'
import { Profile } from '../../shapes/player.ts'

export const getProfile = operation('getProfile', {
  summary: 'The profile of the player.',
  method: 'GET',
  path: '/api/player/profile',
  auth: 'player',
  reply: Profile,
})
