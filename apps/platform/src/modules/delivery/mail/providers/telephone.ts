import { callCompany, type CompanyPorts } from '../../../ground/companies/index.ts'
import { SEND_TIMEOUT_MS } from '../rules.ts'
import { REFUSED } from './answers.ts'
import { MailFailure, type MailProvider } from './port.ts'

/** The telephone company that speaks `docs/text-messages.md`. */
export function createTelephone(ports: CompanyPorts): MailProvider {
  return {
    async send({ letterId: messageId, kind, from, to, locale, text, writtenAt }) {
      const [company] = await ports.companies.serving('telephone')
      if (!company) throw new MailFailure('no telephone company is registered and switched on')
      const body = { messageId, kind, from: nameOf(from), to, locale, text, writtenAt: writtenAt.toISOString() }
      const call = { method: 'POST', path: '/telephone/v1/messages', body } as const
      let reply: Response
      try {
        reply = await callCompany(ports, company, { ...call, timeoutMs: SEND_TIMEOUT_MS })
      } catch (cause) {
        throw new MailFailure('the telephone company did not answer', { cause })
      }
      await reply.body?.cancel()
      if (reply.ok) return 'taken'
      if (REFUSED.has(reply.status)) return 'refused'
      throw new MailFailure(`the telephone company answered ${reply.status}`)
    },
  }
}

/** Phones show a name, not a mailbox. */
function nameOf(from: string): string {
  return from.replace(/ <[^<>]+>$/, '')
}
