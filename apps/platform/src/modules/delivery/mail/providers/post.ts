import type { Clock } from '@baize/kit'
import { signedFetch } from '../../../ground/signing/index.ts'
import { SEND_TIMEOUT_MS } from '../rules.ts'
import { MailFailure, type MailProvider, type OutgoingLetter } from './port.ts'

export interface PostPorts {
  fetch: typeof fetch
  clock: Clock
  config: { mail: { url: string; provider: string; secret: string } }
}

/** Answers that speak of the letter itself: trying again would not help. */
const REFUSED = new Set([400, 409, 413, 422])

/** The mail company that speaks `docs/mail.md`. */
export function createPost(ports: PostPorts): MailProvider {
  const { url, provider, secret } = ports.config.mail
  return {
    async send(letter) {
      const call = { method: 'POST', url: `${url}/inbox/v1/letters`, body: toBody(letter) } as const
      let reply: Response
      try {
        reply = await signedFetch(ports, { ...call, sender: provider, secret, timeoutMs: SEND_TIMEOUT_MS })
      } catch (cause) {
        throw new MailFailure('the mail company did not answer', { cause })
      }
      await reply.body?.cancel()
      if (reply.ok) return 'taken'
      if (REFUSED.has(reply.status)) return 'refused'
      throw new MailFailure(`the mail company answered ${reply.status}`)
    },
  }
}

function toBody({ writtenAt, ...letter }: OutgoingLetter): object {
  return { ...letter, writtenAt: writtenAt.toISOString() }
}
