import { operation } from '../../core/operation.ts'
import { Constants } from '../../shapes/settings.ts'

export const getConstants = operation('getConstants', {
  summary: 'The enumerations and switches of the house.',
  method: 'GET',
  path: '/api/settings/constants',
  auth: 'none',
  reply: Constants,
})
