import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CountryCode, CurrencyCode, requiredText } from '../shapes/common.ts'
import { CompanyId, CompanyWithSecret } from '../shapes/desk/companies.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const registerCompany = operatorOperation('registerCompany', {
  summary: 'Registers a company, or changes where it answers and what it serves. A new one gets a secret, told once.',
  method: 'POST',
  path: '/api/operator/companies',
  roles: ['owner'],
  body: z.strictObject({
    companyId: CompanyId,
    kind: requiredText(32),
    url: requiredText(2048),
    /** A name and a digest that are not given stay as they are. */
    clientId: requiredText(128).optional(),
    scriptIntegrity: requiredText(128).optional(),
    currencies: z.array(CurrencyCode).min(1).max(100).optional(),
    countries: z.array(CountryCode).min(1).max(250).optional(),
    reason: Reason,
  }),
  reply: CompanyWithSecret,
  refusals: ['company_refused'],
  isKeyed: true,
})
