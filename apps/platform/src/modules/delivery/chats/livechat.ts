import { z } from 'zod'
import type { Companies, Company } from '../../ground/companies/index.ts'

/** What calls to the company need. */
export interface ChatPorts {
  fetch: typeof fetch
  companies: Companies
}

/** The company did not give a usable answer. Its message names neither token nor person. */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure'
}

/** What the company gave: a token, and whose it is. */
export interface GivenToken {
  token: string
  tokenType: string
  entityId: string
  lifeSeconds: number
}

/** Somebody waits for the chat to open. */
const CALL_TIMEOUT_MS = 5_000

const Given = z.object({
  access_token: z.string().min(1).max(8192),
  entity_id: z.string().min(1).max(255),
  expires_in: z.int().positive(),
  token_type: z.string().min(1).max(50).default('Bearer'),
})

/**
 * A token of LiveChat for a customer whom the house vouches for: the one of `entityId`, or a new one without. The
 * company's `clientId` is `LICENCE:CLIENT:ORGANISATION`, its secret the account and token of an agent. Throws
 * `ChatFailure`.
 */
export async function askChatToken(
  { fetch, companies }: ChatPorts,
  company: Company,
  { entityId, returnUrl }: { entityId: string | null; returnUrl: string },
): Promise<GivenToken> {
  const [, clientId = '', organizationId = ''] = (company.clientId ?? '').split(':')
  const agent = Buffer.from(await companies.secretFor(company)).toString('base64')
  try {
    const answer = await fetch(`${addressOf(company.url)}/v2/customer/token`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Basic ${agent}` },
      body: JSON.stringify({
        grant_type: 'agent_token',
        response_type: 'token',
        client_id: clientId,
        organization_id: organizationId,
        redirect_uri: returnUrl,
        ...(entityId !== null && { entity_id: entityId }),
      }),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new ChatFailure(`the company answered ${answer.status}`)
    }
    const given = Given.safeParse(await answer.json())
    if (!given.success) throw new ChatFailure('the company answered in another form')
    const { access_token: token, entity_id, expires_in: lifeSeconds, token_type: tokenType } = given.data
    return { token, tokenType, entityId: entity_id, lifeSeconds }
  } catch (error) {
    if (error instanceof ChatFailure) throw error
    throw new ChatFailure(`the company could not be asked: ${(error as Error).name}`)
  }
}

/** LiveChat serves its widget at one address and gives tokens at another. */
function addressOf(url: string): string {
  return new URL(url).hostname.endsWith('.livechatinc.com') ? 'https://accounts.livechat.com' : url
}
