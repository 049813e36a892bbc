import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperationInputs } from '@baize/contract'
import { jwtVerify, importJWK } from 'jose'

/** A message as the service got it. */
interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What a browser would show. */
export interface Shown {
  title: string
  body: string
  url: string
  tag: string
  lang: string
}

/** A browser that subscribed at the fake service, with the keys that open what is sent to it. */
export class FakeBrowser {
  readonly #keys: ECDH = createECDH('prime256v1')
  readonly #secret = randomBytes(16)
  readonly endpoint: string

  constructor(origin: string) {
    this.#keys.generateKeys()
    this.endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`
  }

  get subscription(): OperationInputs['addPushSubscription']['body'] {
    return {
      endpoint: this.endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#secret.toString('base64url'),
    }
  }

  /** Opens a message of one record, as RFC 8188 and 8291 close it. */
  open(body: Buffer): Shown {
    const salt = body.subarray(0, 16)
    const keyLength = body[20]!
    const sender = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const shared = this.#keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const input = Buffer.from(hkdfSync('sha256', shared, this.#secret, info, 32))
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Shown
  }
}

/** A push service that keeps what it gets and can be told to misbehave. */
export interface FakePushService extends AsyncDisposable {
  received: Received[]
  /** Answers for the next calls, before those that are taken. */
  answers: { status: number; retryAfter?: string }[]
  browser(): FakeBrowser
  /** What a browser was sent and could open, in order. */
  shownBy(browser: FakeBrowser): Shown[]
}

export async function startPushService(): Promise<FakePushService> {
  const received: Received[] = []
  const answers: FakePushService['answers'] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const answer = answers.shift()
      if (answer?.retryAfter !== undefined) response.setHeader('retry-after', answer.retryAfter)
      if (!answer) received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answer?.status ?? 201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    received,
    answers,
    browser: () => new FakeBrowser(origin),
    shownBy: (browser) =>
      received.filter(({ path }) => browser.endpoint.endsWith(path)).map(({ body }) => browser.open(body)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What the house said of itself, checked with the key that its header names. */
export async function claimsOf({ headers }: Received) {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization!)!
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const { payload } = await jwtVerify(token!, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'))
  return { ...payload, key }
}
