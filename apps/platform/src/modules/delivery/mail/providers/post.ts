import { callCompany, type CompanyPorts } from '../../../ground/companies/index.ts'
import { SEND_TIMEOUT_MS } from '../rules.ts'
import { REFUSED } from './answers.ts'
import { MailFailure, type MailProvider, type OutgoingLetter } from './port.ts'

/** The mail company that speaks `docs/mail.md`. */
export function createPost(ports: CompanyPorts): MailProvider {
  return {
    async send(letter) {
      const [company] = await ports.companies.serving('mail')
      if (!company) throw new MailFailure('no mail company is registered and switched on')
      const call = { method: 'POST', path: '/inbox/v1/letters', body: toBody(letter) } as const
      let reply: Response
      try {
        reply = await callCompany(ports, company, { ...call, timeoutMs: SEND_TIMEOUT_MS })
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
