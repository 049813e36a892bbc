import type { Queryable, Tx } from '@baize/database'
import { type Clock, Refusal } from '@baize/kit'
import { type NewPasswords, hashPassword } from '../../ground/passwords/index.ts'
import type { Throttles } from '../../ground/throttles/index.ts'
import type { OperatorCaller } from './operator.ts'
import { freshStep, type OperatorProof, proveOperator } from './sessions.ts'
import * as store from './store.ts'

/** A new password of an operator who proved the present one. */
export interface PreparedPassword {
  proof: OperatorProof
  passwordHash: string
}

const wrongPassword = () => new Refusal('validation', { currentPassword: [{ code: 'wrongPassword' }] })

/**
 * Looks at the present password, counting the try as a sign-in, and hashes the new one. Refuses a wrong one, and one
 * that nobody may choose, by their fields. Holds no connection while it hashes.
 */
export async function prepareOwnPassword(
  db: Queryable,
  ports: { throttles: Throttles; newPasswords: NewPasswords },
  { name }: OperatorCaller,
  { currentPassword, newPassword, network }: { currentPassword: string; newPassword: string; network: string },
): Promise<PreparedPassword> {
  const proof = await proveOperator(db, ports, { name, password: currentPassword }, network)
  if (!proof) throw wrongPassword()
  const issue = await ports.newPasswords.issueOf(newPassword)
  if (issue) throw new Refusal('validation', { newPassword: [issue] })
  return { proof, passwordHash: await hashPassword(newPassword, { network, isKnown: true }) }
}

/**
 * Sets it after the authenticator's code, which works once; the operator's other sessions end. Refuses
 * `one_time_code_wrong`.
 */
export async function changeOwnPassword(
  tx: Tx,
  ports: { clock: Clock; config: { tokenSecret: string } },
  { operatorId, sessionId }: OperatorCaller,
  { code, prepared }: { code: string; prepared: PreparedPassword },
): Promise<void> {
  const operator = await store.lockProved(tx, prepared.proof)
  if (!operator) throw wrongPassword()
  const step = freshStep(ports, operator, code)
  if (step === null) throw new Refusal('one_time_code_wrong')
  await store.saveStep(tx, operatorId, step)
  await store.replacePassword(tx, operatorId, prepared.passwordHash)
  await store.closeOtherSessions(tx, operatorId, sessionId, ports.clock.now())
}
