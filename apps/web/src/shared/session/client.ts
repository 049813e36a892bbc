import { type Client, createClient, httpTransport } from '@baize/client'

/** What a caller needs of the session. */
export interface CallerSession {
  readonly tokens: { token(): Promise<string | null> }
  /** A call was told that the session is over. */
  lose(): void
}

/** The browser's caller: over HTTP, with the session's token. */
export function createSessionClient(session: CallerSession): Client {
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
