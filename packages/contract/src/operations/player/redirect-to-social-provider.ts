import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { SocialProvider, SocialState } from '../../shapes/player.ts'

export const redirectToSocialProvider = operation('redirectToSocialProvider', {
  summary: 'Sends the browser to a social provider.',
  method: 'GET',
  path: '/api/player/sessions/social/{provider}/redirect',
  auth: 'none',
  params: z.strictObject({ provider: SocialProvider }),
  query: z.strictObject({ state: SocialState }),
  refusals: ['provider_unknown'],
  isRedirect: true,
})
