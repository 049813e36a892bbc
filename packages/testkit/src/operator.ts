import { withTransaction } from '@baize/database'
import { randomToken } from '@baize/kit'
import type { OperatorRole } from '@baize/contract'
import { addOperator, type Services } from '@baize/platform/testing'
import { Secret, TOTP } from 'otpauth'
import { createDesk, type TestDesk } from './visitor.ts'

/** An operator with an authenticator, who is signed in; calls carry the token. */
export interface TestOperator extends TestDesk {
  id: string
  name: string
  password: string
  token: string
  role: OperatorRole
  /** The authenticator's code of now, or of so many half minutes later. Each works once; that of now is used up. */
  code(later?: number): string
}

export interface OperatorOptions {
  roles?: [OperatorRole, ...OperatorRole[]]
  name?: string
}

/** Invites an operator, accepts for them and signs in. */
export async function enrolOperator(
  services: Services,
  url: string,
  {
    roles = ['owner'],
    name = `operator-${randomToken(6)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '0')}`,
  }: OperatorOptions = {},
): Promise<TestOperator> {
  const desk = createDesk(url)
  const { invitation } = await withTransaction(services.pool, (tx) => addOperator(tx, services, { name, roles }))
  const { authenticatorKey } = await desk.call('readInvitation', { body: { invitation } })
  const code = (later = 0) => codeOf(authenticatorKey, services.clock.now().getTime() + later * 30_000)
  const password = randomToken(12)
  const { id } = await desk.call('acceptInvitation', { body: { invitation, password, code: code(-1) } })
  const role = roles[0]
  const { token } = await desk.call('createOperatorSession', { body: { name, password, code: code(), role } })
  return Object.assign(desk, { id, name, password, role, code, token })
}

/** What an authenticator with this key shows at the moment. */
export function codeOf(key: string, timestamp: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(key), timestamp })
}
