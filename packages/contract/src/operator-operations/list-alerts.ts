import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { Alert } from '../shapes/desk/alerts.ts'

export const listAlerts = operatorOperation('listAlerts', {
  summary:
    'Troubles of the house that operators were told of: those that last, then those that are over, newest first.',
  method: 'GET',
  path: '/api/operator/alerts',
  roles: ['payments', 'risk', 'owner'],
  query: z.strictObject({ ...pageQuery, state: Alert.shape.state.optional() }),
  reply: z.array(Alert),
  meta: PageMeta,
})
