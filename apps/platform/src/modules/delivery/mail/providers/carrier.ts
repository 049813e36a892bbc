import type { CompanyPorts } from '../../../ground/companies/index.ts'
import type { Medium } from '../letter.ts'
import type { MailProvider } from './port.ts'
import { createPost } from './post.ts'
import { createSmtp, type SmtpServer } from './smtp.ts'
import { createTelephone } from './telephone.ts'

export interface CarrierPorts extends CompanyPorts {
  config: { mail: { smtp: SmtpServer | null } }
}

/** Who takes letters of this medium: the telephone company, the house's own mail server, or else the mail company. */
export function carrierOf(ports: CarrierPorts, medium: Medium): MailProvider {
  if (medium === 'sms') return createTelephone(ports)
  const { smtp } = ports.config.mail
  return smtp ? createSmtp(smtp) : createPost(ports)
}
