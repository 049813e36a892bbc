import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Company } from '../shapes/desk/companies.ts'

export const listCompanies = operatorOperation('listCompanies', {
  summary: 'Every outside company, in the order in which they are asked.',
  method: 'GET',
  path: '/api/operator/companies',
  roles: ['payments', 'risk', 'owner'],
  reply: z.array(Company),
})
