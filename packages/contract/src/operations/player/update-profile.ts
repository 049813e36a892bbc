import { operation } from '../../core/operation.ts'
import { Profile } from '../../shapes/player.ts'
import { ProfileChange } from '../../shapes/registration.ts'

export const updateProfile = operation('updateProfile', {
  summary:
    'Changes the given members of the profile and keeps the others. Another e-mail or phone needs a fresh proof.',
  method: 'PUT',
  path: '/api/player/profile',
  auth: 'player',
  body: ProfileChange,
  reply: Profile,
  refusals: ['fresh_proof_needed'],
})
