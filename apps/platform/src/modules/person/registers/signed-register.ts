import { z } from 'zod'
import { callCompany, type Company, type CompanyPorts } from '../../ground/companies/index.ts'
import { type Register, RegisterFailure } from './port.ts'

/** Somebody waits for the answer before they are let in. */
const ASK_TIMEOUT_MS = 3_000

const Reply = z.object({ status: z.literal('ok'), isListed: z.boolean(), endsOn: z.iso.date().nullable() })

/** A register that speaks `docs/registers.md`. */
export function createRegister(ports: CompanyPorts, company: Company): Register {
  return {
    async ask(person) {
      let body: unknown
      let isOk: boolean
      try {
        const call = { method: 'POST', path: '/v1/persons/check', body: person, timeoutMs: ASK_TIMEOUT_MS } as const
        const reply = await callCompany(ports, company, call)
        isOk = reply.ok
        body = await reply.json()
      } catch (cause) {
        throw new RegisterFailure(`${company.id} did not answer`, { cause })
      }
      const reply = Reply.safeParse(body)
      if (!isOk || !reply.success) throw new RegisterFailure(`${company.id} gave an answer that cannot be read`)
      return { isListed: reply.data.isListed, endsOn: reply.data.endsOn }
    },
  }
}
