import type { Clock } from '@baize/kit'
import { signedFetch } from '../../protocol/signed.ts'

/** The platform could not be reached, did not answer in time, or failed: asking again may help. */
export class PlatformUnreachable extends Error {
  override readonly name = 'PlatformUnreachable'
}

/** The platform says the call itself is wrong; asking again cannot help. */
export class PlatformRejected extends Error {
  override readonly name = 'PlatformRejected'
}

export type Answer = Readonly<Record<string, string>> & { readonly status: string }

/** One attempt of a call of the ticket protocol (`docs/tickets.md`). */
export type TicketCall = (path: string, body: object) => Promise<Answer>

export interface TicketClientOptions {
  readonly platformUrl: string
  readonly provider: string
  readonly secret: string
  readonly clock: Clock
  readonly timeoutMs?: number
  readonly fetch?: typeof globalThis.fetch
}

const FINAL = new Set([400, 403, 404, 409, 413, 422])

export function createTicketClient({ platformUrl, timeoutMs = 4000, ...signing }: TicketClientOptions): TicketCall {
  return async (path, body) => {
    let status = 0
    let answer: unknown
    try {
      const url = `${platformUrl}/tickets/v1/${path}`
      const response = await signedFetch({ ...signing, method: 'POST', url, body, timeoutMs })
      status = response.status
      answer = await response.json()
    } catch (error) {
      throw new PlatformUnreachable(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (status === 200 && isAnswer(answer)) return answer
    const reason = `${path} was answered with ${status}`
    throw FINAL.has(status) ? new PlatformRejected(reason) : new PlatformUnreachable(reason)
  }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'
}
