import { type Client, createClient, httpTransport } from '@baize/client'
import type { Session } from './session.ts'

/** The browser's caller: over HTTP, with the session's token. */
export function createSessionClient(session: Session): Client {
  return createClient(httpTransport, {
    token: () => session.tokens.token(),
    onSessionOver: () => session.lose(),
  })
}

/** Exchanges a token that has ended, or is about to, for a new one. */
export async function refreshToken(token: string): Promise<string> {
  const client = createClient((request) => httpTransport({ ...request, token }))
  return (await client.call('refreshSession', {})).accessToken
}
