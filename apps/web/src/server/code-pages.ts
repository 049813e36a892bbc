import { refusalCodes } from '@baize/contract/codes'
import { redirectTo } from './redirect.ts'
import type { PageRequest, PageResponse, PagesDeps } from './types.ts'
import { addressOf } from './visitor.ts'

/** The address carries a code, which is nobody's business after this. */
const QUIETLY = { 'referrer-policy': 'no-referrer' }

const CODE_PAGE = /^(?:\/([a-z]{2}(?:-[a-z]{2})?))?\/(verify|password\/reset)\/([^/]{1,256})\/?$/

/**
 * The two addresses that letters lead to, with the reader's language before them. `/verify/<code>` confirms an e-mail and
 * says in a dialog that it did or that the code is not good, and leads home when nobody can say; `/password/reset/<code>` opens the form for a new
 * password. `null` for any other address.
 */
export async function answerCodePage(url: URL, request: PageRequest, deps: PagesDeps): Promise<PageResponse | null> {
  const [, locale, page, text] = CODE_PAGE.exec(url.pathname) ?? []
  if (!page || !text) return null
  const code = decodeURIComponent(text)
  const home = locale ? `/${locale}` : '/'
  if (page !== 'verify') return redirectTo(`${home}?reset-pass=true&resetCode=${encodeURIComponent(code)}`, QUIETLY)
  // Programs that only look where a link leads must not use its code up.
  if (request.method !== 'GET') return redirectTo(home, QUIETLY)
  return redirectTo(home + (await confirm(code, request, deps)), QUIETLY)
}

/** Uses the code up; resolves to what home is asked to say came of it. */
async function confirm(code: string, request: PageRequest, deps: PagesDeps): Promise<string> {
  const api = deps.client({ country: null, address: addressOf(request, deps.config) })
  try {
    await api.call('confirmRegistration', { body: { code } })
    return '?profile-confirmed=true'
  } catch (error) {
    const status = statusOf(error)
    if (status === null) deps.logger.error('an e-mail could not be confirmed', error)
    return status === refusalCodes.confirmation_code_wrong.status ? '?confirmation-failed=true' : ''
  }
}

/** The status of an answer of the platform. By its shape: the client comes from another bundle, with a class of its own. */
function statusOf(error: unknown): number | null {
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' ? status : null
}
