import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Company, CompanyParams } from '../shapes/desk/companies.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const switchCompany = operatorOperation('switchCompany', {
  summary: 'Switches a company on or off. What was begun with one that is off is brought to its end.',
  method: 'PUT',
  path: '/api/operator/companies/{companyId}',
  roles: ['owner'],
  params: CompanyParams,
  body: z.strictObject({ isEnabled: z.boolean(), reason: Reason }),
  reply: Company,
})
