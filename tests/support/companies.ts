import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { deriveSecret, signRequest } from '@baize/kit'
import { PROVIDER_SECRET } from './site-process.ts'

/** A reply of the platform to a company. */
export interface SignedReply {
  status: number
  body: Record<string, unknown>
  text: string
}

/** An outside company: signs its calls as the protocols say and keeps its connections open. */
export function company(provider: 'studio' | 'cashier' | 'betting', platformUrl: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const call = async (path: string, value: unknown): Promise<SignedReply> => {
    const body = JSON.stringify(value)
    const timestamp = String(Date.now())
    const nonce = randomUUID()
    const signature = signRequest(deriveSecret(PROVIDER_SECRET, provider), {
      timestamp,
      nonce,
      method: 'POST',
      path,
      body,
    })
    const headers = {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    }
    const { status, text } = await post(agent, platformUrl + path, body, headers)
    return { status, text, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} }
  }
  return { call, close: () => agent.destroy() }
}

/** One POST over `agent`; rejects when the connection breaks. */
export function post(agent: Agent, url: string, body: string, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = httpRequest(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => (text += chunk))
        incoming.on('end', () => resolve({ status: incoming.statusCode!, text }))
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
