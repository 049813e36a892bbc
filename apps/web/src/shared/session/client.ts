import { ApiFailure, type Client, type Transport, createClient, httpTransport } from '@baize/client'
import { type SessionEnd, refusalCodes, sessionEnds } from '@baize/contract/codes'
import { lineFailed, lineWorked } from '../connection/line.ts'
import { answering } from './answering.ts'
import type { SessionReads } from './session-reads.ts'

/** What a caller needs of the session. */
export interface CallerSession {
  readonly tokens: { token(): Promise<string | null>; peek(): string | null }
  readonly reads: SessionReads
  /** A call was told that the session is over, and by what where the platform knows. */
  lose(endedBy: SessionEnd | null): void
}

/** The same transport, which says whether the line is there. */
const watchedTransport: Transport = async (request) => {
  try {
    const response = await httpTransport(request)
    lineWorked()
    return response
  } catch (error) {
    if (!request.signal?.aborted) lineFailed()
    throw error
  }
}

/** The browser's caller: over HTTP, with the session's token, and with the answers of the player. */
export function createSessionClient(session: CallerSession): Client {
  const hasEnded = () => session.tokens.peek() === null
  const transport: Transport = (request) =>
    request.token && request.method === 'GET'
      ? session.reads.run(hasEnded, () => watchedTransport(request))
      : watchedTransport(request)
  return answering(
    createClient(transport, {
      token: () => session.tokens.token(),
      onSessionOver: (failure) => session.lose(endOf(failure)),
    }),
  )
}

/** Exchanges a token that has ended, or is about to, for a new one. */
export async function refreshToken(token: string): Promise<string> {
  const client = createClient((request) => httpTransport({ ...request, token }))
  return (await client.call('refreshSession', {})).accessToken
}

/** What ended the session of a call that was refused. */
export function endOf(error: unknown): SessionEnd | null {
  const code = error instanceof ApiFailure ? error.code : null
  const ends = Object.keys(sessionEnds) as SessionEnd[]
  return ends.find((end) => refusalCodes[sessionEnds[end]].code === code) ?? null
}
