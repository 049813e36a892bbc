import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { FieldDef, FieldScenario } from '../../shapes/player.ts'

export const listFieldValidations = operation('listFieldValidations', {
  summary: 'The fields of a form, in the order to show them. The profile scenario needs a session.',
  method: 'GET',
  path: '/api/player/fields/validations',
  auth: 'either',
  query: z.strictObject({ scenario: FieldScenario }),
  reply: z.array(FieldDef),
  refusals: ['unauthorised'],
})
