import {
  acceptEnrolment,
  changeOwnPassword,
  closeOperatorSession,
  findOperator,
  openOperatorSession,
  operatorView,
  prepareEnrolment,
  prepareOwnPassword,
  proveOperator,
  readEnrolment,
  SESSION_IDLE_SECONDS,
} from '../../modules/desk/operators/index.ts'
import { assert } from '@baize/kit'
import { networkOf } from '../../network.ts'
import { handle, handlePrepared, handleRead, type OperatorHandlers } from '../handler.ts'

const author = ({ id, name }: { id: string; name: string }) => ({ operatorId: id, name, role: null })

export const sessionHandlers = {
  createOperatorSession: handlePrepared(
    'createOperatorSession',
    ({ body, visitor, services }) => proveOperator(services.pool, services, body, networkOf(visitor.address)),
    async ({ body: { code, role }, visitor, services, tx, audit }, proof) => {
      const { address, userAgent } = visitor
      const { token, caller, operator } = await openOperatorSession(tx, services, proof, {
        code,
        role,
        address,
        userAgent,
      })
      audit.by(caller)
      audit.wrote({ subject: { kind: 'session', id: caller.sessionId }, before: null, after: { role: caller.role } })
      const endsAt = caller.endsAt.toISOString()
      const data = { token, role: caller.role, endsAt, idleSeconds: SESSION_IDLE_SECONDS }
      return { data: { ...data, operator: operatorView(operator) } }
    },
  ),

  closeOperatorSession: handle('closeOperatorSession', async ({ caller, services, tx, audit }) => {
    await closeOperatorSession(tx, services, caller.sessionId)
    audit.wrote({ subject: { kind: 'session', id: caller.sessionId }, before: { role: caller.role }, after: null })
    return { data: { message: 'Signed out' } }
  }),

  changeOperatorPassword: handlePrepared(
    'changeOperatorPassword',
    ({ body: { currentPassword, newPassword }, caller, visitor, services }) => {
      const network = networkOf(visitor.address)
      return prepareOwnPassword(services.pool, services, caller, { currentPassword, newPassword, network })
    },
    async ({ body: { code }, caller, services, tx, audit }, prepared) => {
      await changeOwnPassword(tx, services, caller, { code, prepared })
      audit.wrote({ subject: { kind: 'operator', id: caller.operatorId }, before: null, after: null })
      return { data: { message: 'Password changed' } }
    },
  ),

  getOperatorSelf: handleRead('getOperatorSelf', async ({ caller, db }) => {
    const operator = await findOperator(db, caller.operatorId)
    assert(operator, 'an operator is never deleted')
    return { data: { operator: operatorView(operator), role: caller.role, endsAt: caller.endsAt.toISOString() } }
  }),

  readInvitation: handle('readInvitation', async ({ body, services, tx, audit }) => {
    const issuer = services.config.mail.siteName
    const { operator, enrolment } = await readEnrolment(tx, services, body.invitation, issuer)
    audit.by(author(operator))
    audit.wrote({ subject: { kind: 'operator', id: operator.id }, before: null, after: null })
    return { data: enrolment }
  }),

  acceptInvitation: handlePrepared(
    'acceptInvitation',
    ({ body, visitor, services }) => prepareEnrolment(services.pool, services, body, networkOf(visitor.address)),
    async ({ services, tx, audit }, prepared) => {
      const operator = await acceptEnrolment(tx, services, prepared)
      audit.by(author(operator))
      const after = operatorView(operator)
      audit.wrote({ subject: { kind: 'operator', id: operator.id }, before: { ...after, state: 'invited' }, after })
      return { data: after }
    },
  ),
} satisfies Partial<OperatorHandlers>
