import { redirectTo } from './redirect.ts'
import type { PageRequest, PageResponse, PagesDeps } from './types.ts'
import { addressOf } from './visitor.ts'

/** The address carries a code, which is nobody's business after this. */
const QUIETLY = { 'referrer-policy': 'no-referrer' }

const CODE_PAGE = /^\/(verify|password\/reset)\/([^/]{1,256})\/?$/

/**
 * The two addresses that letters lead to, the same in every language. `/verify/<code>` confirms an e-mail and
 * says so in a dialog, or leads home when the code is not good; `/password/reset/<code>` opens the form for a new
 * password. `null` for any other address.
 */
export async function answerCodePage(url: URL, request: PageRequest, deps: PagesDeps): Promise<PageResponse | null> {
  const [, page, text] = CODE_PAGE.exec(url.pathname) ?? []
  if (!page || !text) return null
  const code = decodeURIComponent(text)
  if (page !== 'verify') return redirectTo(`/?reset-pass=true&resetCode=${encodeURIComponent(code)}`, QUIETLY)
  // Programs that only look where a link leads must not use its code up.
  if (request.method !== 'GET') return redirectTo('/', QUIETLY)
  return redirectTo((await isConfirmed(code, request, deps)) ? '/?profile-confirmed=true' : '/', QUIETLY)
}

async function isConfirmed(code: string, request: PageRequest, deps: PagesDeps): Promise<boolean> {
  const api = deps.client({ country: null, address: addressOf(request, deps.config) })
  try {
    await api.call('confirmRegistration', { body: { code } })
    return true
  } catch (error) {
    if (!isAnswer(error)) deps.logger.error('an e-mail could not be confirmed', error)
    return false
  }
}

/** Whether the platform answered at all. By its shape: the client comes from another bundle, with a class of its own. */
function isAnswer(error: unknown): boolean {
  return typeof (error as { status?: unknown } | null)?.status === 'number'
}
