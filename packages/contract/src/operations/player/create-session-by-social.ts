import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { fieldLengths } from '../../field-rules.ts'
import { Fingerprint, LocaleCode, text } from '../../shapes/common.ts'
import { AffiliateTag } from '../../shapes/registration.ts'
import { AuthResult, CallbackQuery, SocialProvider } from '../../shapes/player.ts'

export const createSessionBySocial = operation('createSessionBySocial', {
  summary: 'Signs in, or opens an account, by what a social provider sent back in the query of its callback.',
  method: 'POST',
  path: '/api/player/sessions/social',
  auth: 'none',
  query: CallbackQuery,
  body: z.strictObject({
    provider: SocialProvider,
    connection: SocialProvider,
    locale: LocaleCode,
    fingerprint: Fingerprint,
    affiliateTag: AffiliateTag.optional(),
    /** Ours, for who opens an account: the codes that the form of registration asks for. */
    referralCode: text(fieldLengths.referralCode.max).optional(),
    bonusCode: text(fieldLengths.bonusCode.max).optional(),
  }),
  reply: AuthResult,
  refusals: [
    'social_email_unverified',
    'social_account_blocked',
    'account_closed',
    'social_sign_in_failed',
    'provider_unknown',
    'too_many_requests',
    'second_factor_needed',
    'register_unreachable',
  ],
  throttle: [{ count: 30, windowSeconds: 300, per: 'address' }],
})
