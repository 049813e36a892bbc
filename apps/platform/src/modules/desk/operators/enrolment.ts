import { createHash } from 'node:crypto'
import type { Enrolment, OperatorRole } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, isUuid, randomToken, Refusal, seal, unseal, uuidv7 } from '@baize/kit'
import { authenticatorUri, newAuthenticatorKey, stepOfCode } from '../../ground/authenticator/index.ts'
import { type NewPasswords, hashPassword } from '../../ground/passwords/index.ts'
import type { StoredOperator } from './operator.ts'
import { INVITATION_LIFE_SECONDS } from './rules.ts'
import { SEALED_FOR } from './sealed-for.ts'
import { closeSessionsBut, orderedRoles } from './sessions.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
  config: { tokenSecret: string }
}

/** An operator with the invitation by which they choose their password; it is told once and kept as a hash. */
export interface Invited {
  operator: StoredOperator
  invitation: string
  endsAt: Date
}

/** Adds an operator, who can do nothing before the invitation is accepted. Refuses a name that is taken. */
export async function addOperator(
  tx: Tx,
  ports: Ports,
  { name, roles }: { name: string; roles: readonly OperatorRole[] },
): Promise<Invited> {
  await store.lockOperators(tx)
  if (await store.readOperatorByName(tx, name)) throw new Refusal('validation', { name: [{ code: 'taken' }] })
  const createdAt = ports.clock.now()
  const id = uuidv7(createdAt.getTime())
  const { invitation, row } = makeInvitation(ports, id)
  const operator = { id, name, roles: orderedRoles(roles), createdAt }
  await store.insertOperator(tx, { ...operator, ...row })
  return { operator: { ...operator, isEnabled: true, isEnrolled: false }, invitation, endsAt: row.endsAt }
}

/**
 * Invites somebody anew who lost password or authenticator: both are worthless from then on, and every session ends.
 * Refuses `not_found`, and `last_owner` when nobody would be left who can make owners.
 */
export async function inviteAgain(tx: Tx, ports: Ports, operatorId: string): Promise<Invited> {
  await store.lockOperators(tx)
  const operator = isUuid(operatorId) ? await store.readOperator(tx, operatorId) : undefined
  if (!operator) throw new Refusal('not_found')
  const invited = await renew(tx, ports, operator)
  if (!(await store.hasOwner(tx))) throw new Refusal('last_owner')
  return invited
}

async function renew(tx: Tx, ports: Ports, operator: StoredOperator): Promise<Invited> {
  const operatorId = operator.id
  const { invitation, row } = makeInvitation(ports, operatorId)
  await store.replaceProofs(tx, operatorId, row)
  await closeSessionsBut(tx, ports, operatorId)
  return { operator: { ...operator, isEnrolled: false }, invitation, endsAt: row.endsAt }
}

/**
 * Makes the named operator an owner who may sign in after accepting the invitation: a new one, or one who lost every way
 * in. For the command on the machine itself.
 */
export async function inviteOwner(tx: Tx, ports: Ports, name: string): Promise<Invited> {
  await store.lockOperators(tx)
  const known = await store.readOperatorByName(tx, name)
  if (!known) return addOperator(tx, ports, { name, roles: ['owner'] })
  const roles = orderedRoles([...known.roles, 'owner'])
  const operator = await store.updateOperator(tx, known.id, { roles, isEnabled: true })
  return renew(tx, ports, operator)
}

/** What the authenticator of the invited needs. Refuses `invitation_wrong`. */
export async function readEnrolment(
  db: Queryable,
  { clock, config }: Ports,
  invitation: string,
  issuer: string,
): Promise<{ operator: StoredOperator; enrolment: Enrolment }> {
  const invited = await store.readInvited(db, hashOf(invitation), clock.now())
  if (!invited) throw new Refusal('invitation_wrong')
  const { authenticatorKey: sealed, ...operator } = invited
  const key = unseal(config.tokenSecret, { ...SEALED_FOR, id: operator.id }, sealed)
  const { name } = operator
  return {
    operator,
    enrolment: { name, authenticatorKey: key, authenticatorUri: authenticatorUri({ key, name, issuer }) },
  }
}

/** Proof of an invitation, with the password that is to be. Holds no connection while it hashes. */
export interface PreparedEnrolment {
  invitationHash: Buffer
  passwordHash: string
  step: number
}

/**
 * Refuses `invitation_wrong`, `one_time_code_wrong` while the authenticator does not show this key's codes, and a password
 * that nobody may choose, by its field.
 */
export async function prepareEnrolment(
  db: Queryable,
  ports: Ports & { newPasswords: NewPasswords },
  { invitation, password, code }: { invitation: string; password: string; code: string },
  network: string,
): Promise<PreparedEnrolment> {
  const { enrolment } = await readEnrolment(db, ports, invitation, '')
  const step = stepOfCode(enrolment.authenticatorKey, code, ports.clock.now())
  if (step === null) throw new Refusal('one_time_code_wrong')
  const issue = await ports.newPasswords.issueOf(password)
  if (issue) throw new Refusal('validation', { password: [issue] })
  const passwordHash = await hashPassword(password, { network, isKnown: true })
  return { invitationHash: hashOf(invitation), passwordHash, step }
}

/** Ends the invitation; the operator may sign in from then on. Refuses `invitation_wrong`. */
export async function acceptEnrolment(
  tx: Tx,
  { clock }: Pick<Ports, 'clock'>,
  prepared: PreparedEnrolment,
): Promise<StoredOperator> {
  const operator = await store.enrol(tx, { ...prepared, now: clock.now() })
  if (!operator) throw new Refusal('invitation_wrong')
  return operator
}

function makeInvitation({ clock, config }: Ports, id: string): { invitation: string; row: store.InvitationRow } {
  const invitation = randomToken()
  const authenticatorKey = seal(config.tokenSecret, { ...SEALED_FOR, id }, newAuthenticatorKey())
  const endsAt = new Date(clock.now().getTime() + INVITATION_LIFE_SECONDS * 1000)
  return { invitation, row: { authenticatorKey, invitationHash: hashOf(invitation), endsAt } }
}

function hashOf(invitation: string): Buffer {
  return createHash('sha256').update(invitation).digest()
}
