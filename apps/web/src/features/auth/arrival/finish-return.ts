import { refusalCodes } from '@baize/contract/codes'
import { registrationSucceeded } from '../../../shared/analytics/registration-events.ts'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import type { Dialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { one, parseSearch } from '../../../shared/page/search.ts'
import { session } from '../../../shared/session/session.ts'
import { readAffiliateTag } from '../sign-up/affiliate-tag.ts'
import { forgetCodes, readBroughtCodes } from '../sign-up/brought-codes.ts'
import { backRouteOf } from './back-route.ts'
import { type ArrivalEnd, codeOf, leaveAs, refused, shutOutBy } from './end.ts'

/** A new player sees the page they came from before anything opens on it. */
const WELCOME_AFTER_MS = 1_000

/**
 * Signs in by what a company sent back with the browser, and goes back to where the visitor was. A new player is
 * welcomed there as after any registration.
 */
export async function finishReturn(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  { connection, locale }: { connection: string; locale: string },
): Promise<ArrivalEnd> {
  const given = parseSearch(search)
  const query = Object.fromEntries(Object.keys(given).map((name) => [name, one(given, name) ?? '']))
  const affiliateTag = readAffiliateTag(document.cookie)
  const brought = { ...(affiliateTag !== null && { affiliateTag }), ...readBroughtCodes() }
  const body = { provider: connection, connection, locale, ...brought }
  try {
    const auth = await api.call('createSessionBySocial', { query, body })
    const path = backRouteOf(query.state, origin)
    if (auth.profile.isNewlyRegistered) forgetCodes()
    if (session.tokens.peek() !== null) {
      // A fresh load, so that nothing is left of whoever was here before.
      session.forget()
      return leaveAs(auth, path)
    }
    session.signedIn(auth)
    if (auth.profile.isNewlyRegistered) registrationSucceeded('social')
    return { kind: 'goesOn', path, tell: auth.profile.isNewlyRegistered ? welcome : () => undefined }
  } catch (error) {
    const shutOut = shutOutBy(error)
    if (shutOut) return refused(shutOut)
    return refused((dialogs) => tellRefusal(dialogs, codeOf(error), query.error === 'access_denied'))
  }
}

function welcome(dialogs: Dialogs): void {
  setTimeout(() => {
    showAlert('profile.successRegistration')
    dialogs.open('wallet', { show: 'deposit-only' })
  }, WELCOME_AFTER_MS)
}

/** Who changed their mind at the company needs no word about it. */
function tellRefusal(dialogs: Dialogs, code: number | null, isOwnWish: boolean): void {
  // The question was closed: they are guests as before.
  if (code === refusalCodes.second_factor_needed.code) return
  if (code === refusalCodes.social_email_unverified.code) dialogs.open('sign-in', { reason: 'emailVerification' })
  else if (code === refusalCodes.social_account_blocked.code) showAlert('profile.accountBlocked')
  else {
    dialogs.open('sign-up')
    if (!isOwnWish) showAlert('profile.socialFailed')
  }
}
