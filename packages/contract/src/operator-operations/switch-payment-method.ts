import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { CompanyMethod, PaymentMethodParams } from '../shapes/desk/payment-methods.ts'

export const switchPaymentMethod = operatorOperation('switchPaymentMethod', {
  summary:
    'Switches a way to pay of one company on or off. Of one that is off the next company that has it does it; what was begun by it is brought to its end.',
  method: 'PUT',
  path: '/api/operator/payment-methods/{companyId}/{direction}/{method}',
  roles: ['payments', 'owner'],
  params: PaymentMethodParams,
  body: z.strictObject({ isEnabled: z.boolean(), reason: Reason }),
  reply: CompanyMethod,
})
