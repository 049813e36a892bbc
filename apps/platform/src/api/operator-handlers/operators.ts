import {
  addOperator,
  changeOperator,
  inviteAgain,
  type Invited,
  listOperators,
  operatorView,
} from '../../modules/desk/operators/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const operatorAccountHandlers = {
  listOperators: handleRead('listOperators', async ({ query, db }) => {
    const { rows, totalRows } = await listOperators(db, sliceOf(query))
    return { data: rows.map(operatorView), meta: metaOf(query, totalRows) }
  }),

  createOperator: handle('createOperator', async ({ body: { name, roles }, services, tx, audit }) => {
    const data = invitedView(await addOperator(tx, services, { name, roles }))
    audit.wrote({ subject: { kind: 'operator', id: data.operator.id }, before: null, after: data.operator })
    return { data }
  }),

  inviteOperator: handle('inviteOperator', async ({ params: { operatorId }, services, tx, audit }) => {
    const data = invitedView(await inviteAgain(tx, services, operatorId))
    audit.wrote({ subject: { kind: 'operator', id: operatorId }, before: null, after: data.operator })
    return { data }
  }),

  updateOperator: handle('updateOperator', async ({ params: { operatorId }, body, services, tx, audit }) => {
    const { roles, isEnabled } = body
    const { before, after } = await changeOperator(tx, services, operatorId, { roles, isEnabled })
    const data = operatorView(after)
    audit.wrote({ subject: { kind: 'operator', id: operatorId }, before: operatorView(before), after: data })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

function invitedView({ operator, invitation, endsAt }: Invited) {
  return { operator: operatorView(operator), invitation, endsAt: endsAt.toISOString() }
}
