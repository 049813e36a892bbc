import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { FormField } from '../shapes/desk/house.ts'
import { FieldScenario } from '../shapes/player.ts'

export const listFormFields = operatorOperation('listFormFields', {
  summary: 'Every field that a form may ask for, in the order of the form, and whether and how it does.',
  method: 'GET',
  path: '/api/operator/form-fields/{scenario}',
  roles: ['content', 'risk', 'owner'],
  params: z.strictObject({ scenario: FieldScenario }),
  reply: z.array(FormField),
})
