import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { SocialProvider, SocialState } from '../../shapes/player.ts'

export const redirectToAuth0 = operation('redirectToAuth0', {
  summary: 'Sends the browser to one connection of the auth0 provider.',
  method: 'GET',
  path: '/api/player/sessions/social/auth0/redirect',
  auth: 'none',
  query: z.strictObject({ state: SocialState, connection: SocialProvider }),
  refusals: ['provider_unknown'],
  isRedirect: true,
})
