import { refusalCodes } from '@baize/contract/codes'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { ownPath } from '../../../shared/page/own-path.ts'
import { one, parseSearch } from '../../../shared/page/search.ts'
import { session } from '../../../shared/session/session.ts'
import { type ArrivalEnd, codeOf, leaveAs, refused, shutOutBy, statusOf } from './end.ts'

/**
 * Signs in by the token of the address and goes to the page it names, with the wallet open. Whoever was signed in here
 * before is forgotten first: the link is for its own account.
 */
export async function openLink({ search, origin }: Pick<Location, 'search' | 'origin'>): Promise<ArrivalEnd> {
  const query = parseSearch(search)
  session.forget()
  try {
    const auth = await api.call('createSessionByToken', { body: { token: one(query, 'state') ?? '' } })
    return leaveAs(auth, withWallet(ownPath(one(query, 'redirectUrl') ?? '/', origin) ?? '/', origin))
  } catch (error) {
    const status = statusOf(error)
    // The question was closed: they are guests as before.
    if (codeOf(error) === refusalCodes.second_factor_needed.code) return refused(() => undefined)
    const shutOut = shutOutBy(error)
    if (shutOut) return refused(shutOut)
    if (status === refusalCodes.account_blocked.status) return refused(() => showAlert('profile.accountBlocked'))
    if (status === refusalCodes.invalid_credentials.status)
      return refused((dialogs) => dialogs.open('sign-in', { reason: 'linkUsed' }))
    return refused((dialogs) => {
      dialogs.open('sign-in')
      showAlert(status === refusalCodes.too_many_requests.status ? 'global.tooManyAttempts' : 'global.somethingWrong')
    })
  }
}

/** The page with the wallet open; what opens another dialog on it gives way. */
function withWallet(path: string, origin: string): string {
  const url = new URL(path, origin)
  url.searchParams.set('wallet', 'true')
  return url.pathname + url.search + url.hash
}
