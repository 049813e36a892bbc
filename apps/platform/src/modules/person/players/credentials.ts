import type { FieldIssue } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { type Asker, hashPassword, isPasswordCorrect } from '../../ground/passwords/index.ts'
import { removeCodes } from './code-store.ts'
import type { Player } from './player.ts'
import { issues } from './rules.ts'
import { type Credentials, readCredentials, readCredentialsByLogin, replaceHash, sharePlayerWithHash } from './store.ts'

/** A player who proved to know the password behind this hash. */
export interface Proof {
  playerId: string
  passwordHash: string
}

/** What people type, as it is compared: an e-mail in lower case, a phone as its digits. */
export function normaliseLogin(login: string): string {
  const text = login.trim().toLowerCase()
  return text.includes('@') ? text : text.replaceAll(/[\s+()-]/g, '')
}

/** The account a login (as `normaliseLogin` gives it) names, and what proves it; undefined when there is none. */
export function findAccount(db: Queryable, login: string): Promise<Credentials | undefined> {
  return readCredentialsByLogin(db, login)
}

/**
 * Checks a password. Resolves to null for a wrong one, and takes as long when there is no account. Holds no
 * connection while it hashes.
 */
export async function provePassword(
  account: Credentials | undefined,
  password: string,
  asker: Asker,
): Promise<Proof | null> {
  const isCorrect = await isPasswordCorrect(account?.passwordHash ?? null, password, asker)
  return isCorrect ? { playerId: account!.id, passwordHash: account!.passwordHash! } : null
}

/**
 * The player behind a proof, or undefined when the password changed since. Until the transaction ends the
 * password stays, so that a session opened in it is one that a change of the password then finds and closes.
 */
export function playerOfProof(tx: Tx, { playerId, passwordHash }: Proof): Promise<Player | undefined> {
  return sharePlayerWithHash(tx, playerId, passwordHash)
}

/**
 * Lets a signed-in player prove the password once more, before something that a thief of the session must not do.
 * Refused with a message under `password`. Holds no connection while it hashes.
 */
export async function proveOwnPassword(
  db: Queryable,
  playerId: string,
  password: string,
  network: string,
): Promise<Proof> {
  const proof = await provePassword(await readCredentials(db, playerId), password, { network, isKnown: true })
  if (!proof) throw new Refusal('validation', { password: [issues.wrongPassword] })
  return proof
}

/** Judges a change of the password, or the choice of a first one, and hashes it. Holds no connection while it hashes. */
export async function preparePasswordChange(
  db: Queryable,
  playerId: string,
  change: { currentPassword: string; newPassword: string; repeatNewPassword: string },
  { network, issue }: { network: string; issue: FieldIssue | null },
): Promise<{ from: string | null; to: string }> {
  const asker = { network, isKnown: true }
  const from = await findPasswordHash(db, playerId)
  const isFirst = from === null && change.currentPassword === ''
  const isCorrect = isFirst || (await isPasswordCorrect(from, change.currentPassword, asker))
  const fields: Record<string, FieldIssue[]> = {}
  if (!isCorrect) fields.currentPassword = [issues.wrongPassword]
  if (issue) fields.newPassword = [issue]
  if (change.newPassword !== change.repeatNewPassword) fields.repeatNewPassword = [issues.confirmed]
  if (Object.keys(fields).length > 0) throw new Refusal('validation', fields)
  return { from, to: await hashPassword(change.newPassword, asker) }
}

/** Sets a prepared password; links sent before stop working. Refused when another change came first. */
export async function applyPasswordChange(
  tx: Tx,
  playerId: string,
  { from, to }: { from: string | null; to: string },
  now: Date,
): Promise<void> {
  if (!(await replaceHash(tx, playerId, from, to, now)))
    throw new Refusal('validation', { currentPassword: [issues.wrongPassword] })
  await removeCodes(tx, 'password_reset', playerId)
  await removeCodes(tx, 'sign_in_link', playerId)
}

/** The hash of the player's password; null for who has none. */
export async function findPasswordHash(db: Queryable, playerId: string): Promise<string | null> {
  return (await readCredentials(db, playerId))?.passwordHash ?? null
}
