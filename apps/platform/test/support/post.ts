import { isSignatureValid } from '@baize/kit'
import type { TestCompany, TestPlatform } from '@baize/testkit'
import { deliverLetters } from '../../src/modules/delivery/mail/index.ts'

/** A letter as it came to the mail company. */
export interface PostedLetter {
  letterId: string
  kind: string
  medium: string
  from: string
  to: string
  replyTo: string | null
  locale: string
  subject: string | null
  text: string
  writtenAt: string
}

export const POST: TestCompany = {
  id: 'mail',
  kind: 'mail',
  url: 'http://post.test',
  secret: 'a secret shared with the mail company',
}

export const TELEPHONE: TestCompany = {
  id: 'telephone',
  kind: 'telephone',
  url: 'http://telephone.test',
  secret: 'a secret shared with the telephone company',
}

/** Both, for a platform that writes to mailboxes and phones. */
export const CARRIERS = [POST, TELEPHONE]

const PATHS: Readonly<Record<string, { path: string; secret: string }>> = {
  [POST.url]: { path: '/inbox/v1/letters', secret: POST.secret },
  [TELEPHONE.url]: { path: '/telephone/v1/messages', secret: TELEPHONE.secret },
}

/** `lost`: it was taken, and the answer did not arrive. */
type Trouble = 'unreachable' | 'error' | 'refuses' | 'lost'

/** A mail and a telephone company that keep what they get, and can be told to misbehave. */
export class TestPost {
  /** Every attempt with a good signature, in order. */
  readonly attempts: PostedLetter[] = []
  /** What it took, each once. */
  readonly letters: PostedLetter[] = []
  /** What the next calls get instead of an answer. */
  readonly troubles: Trouble[] = []

  /** Stands in for the network; give it to the platform as its `fetch`. */
  readonly fetch = (async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { origin, pathname } = new URL(url as string)
    const company = PATHS[origin]
    if (company?.path !== pathname) throw new TypeError(`nobody listens at ${origin}${pathname}`)
    const headers = new Headers(init.headers)
    const body = init.body as string
    const [timestamp, nonce] = [headers.get('x-timestamp')!, headers.get('x-nonce')!]
    const signed = { timestamp, nonce, method: init.method!, path: pathname, body }
    if (!isSignatureValid(company.secret, signed, headers.get('x-signature')!)) return new Response('', { status: 401 })
    const letter = read(JSON.parse(body))
    this.attempts.push(letter)
    const trouble = this.troubles.shift()
    if (trouble === 'unreachable') throw new TypeError('fetch failed')
    if (trouble === 'error') return new Response('oops', { status: 503 })
    if (trouble === 'refuses') return Response.json({ status: 'malformed' }, { status: 400 })
    if (!this.letters.some(({ letterId }) => letterId === letter.letterId)) this.letters.push(letter)
    if (trouble === 'lost') throw new TypeError('fetch failed')
    return Response.json({ status: 'ok' })
  }) as typeof fetch

  /** Delivers what is due, and resolves to the letters that somebody has got by now, oldest first. */
  async lettersTo(platform: TestPlatform, address: string): Promise<PostedLetter[]> {
    while ((await deliverLetters(platform.services)) > 0);
    return this.letters.filter(({ to }) => to === address)
  }
}

/** The code at the end of a letter's only link. */
export function codeIn(letter: PostedLetter): string {
  return /^https?:\/\/\S+\/([\w-]+)$/m.exec(letter.text)![1]!
}

/** A text message has its own members on the wire. */
function read(body: PostedLetter & { messageId?: string }): PostedLetter {
  const { messageId, ...letter } = body
  return messageId === undefined
    ? letter
    : { ...letter, letterId: messageId, medium: 'sms', subject: null, replyTo: null }
}
