import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { FormField, ListPosition } from '../shapes/desk/house.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { FieldScenario } from '../shapes/player.ts'

export const setFormField = operatorOperation('setFormField', {
  summary: 'Says whether and how a form asks for a field. What is left out stays as it is.',
  method: 'PUT',
  path: '/api/operator/form-fields/{scenario}/{name}',
  roles: ['content', 'owner'],
  params: z.strictObject({
    scenario: FieldScenario,
    name: z
      .string()
      .max(64)
      .regex(/^\w{1,64}$/),
  }),
  body: z.strictObject({
    isAsked: z.boolean().optional(),
    isRequired: z.boolean().optional(),
    isVisible: z.boolean().optional(),
    isEditable: z.boolean().optional(),
    position: ListPosition.optional(),
    reason: Reason,
  }),
  reply: FormField,
})
