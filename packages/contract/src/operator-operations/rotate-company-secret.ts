import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CompanyParams, CompanyWithSecret } from '../shapes/desk/companies.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const rotateCompanySecret = operatorOperation('rotateCompanySecret', {
  summary: 'Gives a company another secret, told once. The former serves for some hours more.',
  method: 'POST',
  path: '/api/operator/companies/{companyId}/secret',
  roles: ['owner'],
  params: CompanyParams,
  body: z.strictObject({ overlapHours: z.int().min(0).max(2160).optional(), reason: Reason }),
  reply: CompanyWithSecret,
  isKeyed: true,
})
