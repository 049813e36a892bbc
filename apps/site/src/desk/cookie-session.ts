import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What the desk's page says with each call. No page of another origin can say it, for the desk answers none of them. */
export const PAGE_HEADER = 'x-desk-page'

const SIGN_IN = '/api/operator/sessions'
const SIGN_OUT = '/api/operator/sessions/close'

/**
 * Keeps the session of the desk's page in a cookie that no script can read: the token of a sign-in goes into it and not
 * into the answer, and each call of the page has it put where programs put theirs. Programs are left alone.
 *
 * A cookie travels with calls that others make as well, so it counts only with a header that a page of another origin
 * must ask leave for, which nobody gives, and never where the browser says that another origin asks.
 */
export function keepSessionsInCookies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const token = isOfPage(request) && request.headers.authorization === undefined ? cookieOf(request) : null
    if (token) request.headers.authorization = `Bearer ${token}`
    done()
  })
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isOfPage(request) || request.method !== 'POST' || typeof payload !== 'string') return payload
    const path = request.url.split('?')[0]
    if (path === SIGN_OUT && reply.statusCode < 500) void reply.header('set-cookie', `${start(request, '')}; Max-Age=0`)
    if (path !== SIGN_IN || reply.statusCode !== 200) return payload
    const answer = JSON.parse(payload) as { data: { token: string } }
    void reply.header('set-cookie', start(request, answer.data.token))
    // The length was not told yet: the framework does so after its hooks.
    return JSON.stringify({ ...answer, data: { ...answer.data, token: '' } })
  })
}

function isOfPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return headers[PAGE_HEADER] !== undefined && (site === undefined || site === 'same-origin')
}

/** Ports of a machine share their cookies, so each desk has a name of its own. */
function nameOf({ socket }: FastifyRequest): string {
  return `desk-${socket.localPort}`
}

function cookieOf(request: FastifyRequest): string | null {
  const name = nameOf(request)
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || null
}

/** Ends with the browser, and earlier with the session itself. By https it never travels in the clear. */
function start(request: FastifyRequest, token: string): string {
  const isSecure = request.headers.origin?.startsWith('https:') ?? false
  return `${nameOf(request)}=${token}; Path=/api/operator; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
