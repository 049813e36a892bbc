import type { TestCompany } from '@baize/testkit'

export const LIVECHAT: TestCompany = {
  id: 'livechat',
  kind: 'chat',
  url: 'http://chat.test',
  secret: 'agent-1:a personal access token of an agent',
  clientId: '19000001:client:house',
}

/** Gives tokens of customers as LiveChat documents it, and can be told to misbehave. */
export class FakeLiveChat {
  /** Bodies of the calls, with the agent who made each. */
  readonly asked: Record<string, unknown>[] = []
  /** What the next call gets instead of an answer. */
  trouble: 'unreachable' | 'error' | 'nonsense' | null = null
  #given = 0

  /** Stands in for the network. */
  readonly fetch = async (_url: string | URL | Request, { body, headers }: RequestInit = {}): Promise<Response> => {
    const { trouble } = this
    this.trouble = null
    if (trouble === 'unreachable') throw new TypeError('fetch failed')
    if (trouble === 'error') return new Response('', { status: 500 })
    if (trouble === 'nonsense') return Response.json({ token: 'other' })
    const question = JSON.parse(body as string) as Record<string, unknown>
    this.asked.push({ ...question, agent: new Headers(headers).get('authorization') })
    this.#given += 1
    const entity_id = question.entity_id ?? `customer-${this.#given}`
    return Response.json({ access_token: `token-${this.#given}`, entity_id, expires_in: 600, token_type: 'Bearer' })
  }
}
