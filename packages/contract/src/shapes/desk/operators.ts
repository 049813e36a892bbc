import { z } from 'zod'
import { OPERATOR_PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX } from '../../bounds.ts'
import { operatorRoles } from '../../kinds.ts'
import { Count, Id, Instant, requiredText, ShortText, text } from '../common.ts'

const Role = z.enum(operatorRoles)

/** What an operator signs in by. */
export const OperatorName = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9.-]{1,63}$/)

export const OperatorPassword = text(PASSWORD_LENGTH_MAX).min(OPERATOR_PASSWORD_LENGTH_MIN)

/** The digits an authenticator shows. */
export const AuthenticatorCode = z
  .string()
  .max(6)
  .regex(/^\d{6}$/)

/** Why something is done, for whoever reads the audit log years later. Every write has one. */
export const Reason = requiredText(1000).min(3)

/** An invitation, as whoever made it hands it over. It works once. */
export const Invitation = z
  .string()
  .max(64)
  .regex(/^[\w-]{1,64}$/)

export const OperatorParams = z.strictObject({ operatorId: Id })

export const Operator = z.strictObject({
  id: Id,
  name: OperatorName,
  roles: z.array(Role),
  /** `invited` ones have not chosen a password yet, or not anew. */
  state: z.enum(['invited', 'enrolled']),
  isEnabled: z.boolean(),
  createdAt: Instant,
})
export type Operator = z.output<typeof Operator>

/** What signing in answers with. The token is over at `endsAt`, and after `idleSeconds` without a call. */
export const OperatorSignedIn = z.strictObject({
  token: text(128),
  role: Role,
  endsAt: Instant,
  idleSeconds: Count,
  operator: Operator,
})
export type OperatorSignedIn = z.output<typeof OperatorSignedIn>

/** Who is calling, as what. */
export const OperatorSelf = z.strictObject({ operator: Operator, role: Role, endsAt: Instant })
export type OperatorSelf = z.output<typeof OperatorSelf>

/** A new operator, or one invited anew. The invitation is told once, to whoever made it. */
export const InvitedOperator = z.strictObject({ operator: Operator, invitation: Invitation, endsAt: Instant })
export type InvitedOperator = z.output<typeof InvitedOperator>

/** What an authenticator needs to show the codes of the invited operator. */
export const Enrolment = z.strictObject({
  name: OperatorName,
  authenticatorUri: text(512),
  authenticatorKey: text(128),
})
export type Enrolment = z.output<typeof Enrolment>

/** What a line of the audit log is about. */
export const AuditSubject = z.strictObject({ kind: ShortText, id: ShortText })
export type AuditSubject = z.output<typeof AuditSubject>

/** A line of the audit log: who did what as what, or looked at whom. */
export const AuditLine = z.strictObject({
  number: z.int(),
  at: Instant,
  /** `null` for a command on the machine itself. */
  operatorId: Id.nullable(),
  operator: ShortText,
  role: Role.nullable(),
  operation: ShortText,
  action: z.enum(['write', 'look']),
  subject: AuditSubject,
  before: z.unknown(),
  after: z.unknown(),
  reason: text(1000).nullable(),
  requestId: Id,
  network: ShortText.nullable(),
})
export type AuditLine = z.output<typeof AuditLine>
