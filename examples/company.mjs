// What every company here needs: signatures as docs/seamless-wallet.md says them, a journal, and a small server.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {{ status?: number, headers?: object, body?: object, html?: string, script?: string, goTo?: string }} Answer */

/** @type {(key: string, signed: string) => string} */
const hmac = (key, signed) => createHmac('sha256', key).update(signed).digest('hex')

/** Whether two signatures are the same, without telling by its duration where they differ. @type {(given: string, right: string) => boolean} */
export function isSame(given, right) {
  const [left, other] = [Buffer.from(given), Buffer.from(right)]
  return left.length === other.length && timingSafeEqual(left, other)
}

/**
 * Sends one signed call with a new nonce.
 * @param {{ name: string, secret: string, url: string, text: string, timeoutMs: number }} call
 */
export function post({ name, secret, url, text: body, timeoutMs }) {
  const { pathname, search } = new URL(url)
  const [timestamp, nonce] = [String(Date.now()), randomBytes(16).toString('hex')]
  const signature = hmac(secret, [timestamp, nonce, 'POST', pathname + search, body].join('\n'))
  return fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-provider': name,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
    signal: AbortSignal.timeout(timeoutMs),
  })
}

/**
 * Judges calls of the platform: signed with the secret, of this minute, and never seen before.
 * @type {(name: string, secret: string) => (request: Request, body: string) => boolean}
 */
export function createGuard(name, secret) {
  /** @type {Map<string, number>} */
  const seen = new Map()
  return ({ headers, method = '', url = '' }, body) => {
    const [timestamp, nonce] = [String(headers['x-timestamp']), String(headers['x-nonce'])]
    const right = hmac(secret, [timestamp, nonce, method, url, body].join('\n'))
    if (headers['x-provider'] !== name || !isSame(String(headers['x-signature']), right)) return false
    for (const [old, at] of seen) if (at < Date.now() - 120_000) seen.delete(old)
    if (seen.has(nonce) || !(Math.abs(Date.now() - Number(timestamp)) <= 60_000)) return false
    seen.set(nonce, Date.now())
    return true
  }
}

/** No call of the platform is longer; who sends more is cut off, whether or not they could sign. */
const BODY_MAX_BYTES = 1_000_000

/** @type {(request: Request) => Promise<string>} */
async function readBody(request) {
  const parts = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > BODY_MAX_BYTES) throw new Error('the body is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** What the platform gets who did not sign. */
export const UNSIGNED = { status: 401, body: { status: 'unauthorized', message: 'The call is not signed.' } }

/**
 * A table whose every change is a line of a file before it counts; the last line of a key stays true.
 * @template Entry
 * @param {string} file
 */
export function openJournal(file) {
  /** @type {Map<string, Entry>} */
  const rows = new Map()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  for (const line of lines) rows.set(.../** @type {[string, Entry]} */ (JSON.parse(line)))
  /** @type {(key: string, change: Partial<Entry>) => void} */
  const write = (key, change) => {
    const entry = /** @type {Entry} */ ({ ...rows.get(key), ...change })
    appendFileSync(file, `${JSON.stringify([key, entry])}\n`)
    rows.set(key, entry)
  }
  return { rows, write }
}

/**
 * Serves on a port, 0 for any free one, and prints where; what throws answers that the call was malformed.
 * @param {string} port
 * @param {(request: Request, body: string) => Answer | Promise<Answer>} answer
 */
export function serve(port, answer) {
  const server = createServer((request, response) => {
    const send = (/** @type {Answer} */ { status = 200, headers, body, html, script, goTo }) => {
      const type = html ? 'text/html; charset=utf-8' : script ? 'text/javascript' : 'application/json'
      const also = { ...headers, ...(goTo && { location: goTo }) }
      response.writeHead(goTo ? 303 : status, { 'content-type': type, 'cache-control': 'no-store', ...also })
      response.end(html ? `<!doctype html>${html}` : (script ?? JSON.stringify(body)))
    }
    const malformed = { status: 400, body: { status: 'malformed', message: 'The call cannot be read.' } }
    void readBody(request)
      .then((body) => answer(request, body))
      .catch(() => malformed)
      .then(send)
  })
  const address = () => `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
  server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`${address()}\n`))
  return address
}
