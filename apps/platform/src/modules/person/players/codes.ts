import { createHash } from 'node:crypto'
import type { Queryable, Tx } from '@baize/database'
import { randomToken } from '@baize/kit'
import type { Player } from './player.ts'
import {
  CONFIRMATION_LIFE_DAYS,
  RESET_LIFE_MINUTES,
  SIGN_IN_ALARM_LIFE_DAYS,
  SIGN_IN_LINK_LIFE_MINUTES,
} from './rules.ts'
import * as store from './code-store.ts'

/** A code just made: the only place where it stands in the clear. */
export interface IssuedCode {
  code: string
  expiresAt: Date
}

/**
 * A code by which whoever reads the player's mail may choose a password; those before it are over. The same work is done when nobody with
 * access has this e-mail; there is no player then, and the code is nobody's.
 */
export async function issueResetCode(
  tx: Tx,
  email: string,
  now: Date,
): Promise<IssuedCode & { player: Pick<Player, 'id' | 'email' | 'locale'> | undefined }> {
  const issued = makeCode(now, RESET_LIFE_MINUTES * 60_000)
  const player = await store.insertResetByEmail(tx, { ...row(issued, now), email: email.toLowerCase() })
  return { ...issued, player }
}

/** The same for a player who proved to read what is sent to one of their addresses. */
export async function issueResetCodeTo(
  tx: Tx,
  { id, contact }: { id: string; contact: string },
  now: Date,
): Promise<IssuedCode> {
  const issued = makeCode(now, RESET_LIFE_MINUTES * 60_000)
  await store.insertCode(tx, { ...row(issued, now), purpose: 'password_reset', playerId: id, contact, isSole: true })
  return issued
}

/** A code by which whoever reads what is sent to this address disowns a sign-in; those before it stay good. */
export async function issueAlarmCode(
  tx: Tx,
  { id, contact }: { id: string; contact: string },
  now: Date,
): Promise<IssuedCode> {
  const issued = makeCode(now, SIGN_IN_ALARM_LIFE_DAYS * 86_400_000)
  await store.insertCode(tx, { ...row(issued, now), purpose: 'sign_in_alarm', playerId: id, contact, isSole: false })
  return issued
}

/** A code that proves that the player reads the mail of their present address; those before it are over. */
export async function issueConfirmationCode(
  tx: Tx,
  player: { id: string; email: string },
  now: Date,
): Promise<IssuedCode> {
  const issued = makeCode(now, CONFIRMATION_LIFE_DAYS * 86_400_000)
  const { id, email } = player
  await store.insertCode(tx, {
    ...row(issued, now),
    purpose: 'email_confirmation',
    playerId: id,
    contact: email,
    isSole: true,
  })
  return issued
}

/** A code by which whoever reads the mail of this address is signed in; those before it are over. */
export async function issueSignInCode(tx: Tx, player: { id: string; email: string }, now: Date): Promise<IssuedCode> {
  const issued = makeCode(now, SIGN_IN_LINK_LIFE_MINUTES * 60_000)
  const { id, email } = player
  await store.insertCode(tx, {
    ...row(issued, now),
    purpose: 'sign_in_link',
    playerId: id,
    contact: email,
    isSole: true,
  })
  return issued
}

/**
 * What the player of a reset code signs in by, if the code would be taken now; used to answer early, `resetPassword`
 * decides.
 */
export async function findLoginsOfReset(db: Queryable, code: string, now: Date): Promise<string[] | undefined> {
  const known = await store.readCodeOwner(db, { purpose: 'password_reset', hash: hashCode(code), now })
  return known && [known.email, known.phone].filter((login) => login !== null)
}

/** Whose sign-in link it is, without using it up; undefined for a code that is no good. */
export async function findOwnerOfSignInLink(db: Queryable, code: string, now: Date): Promise<string | undefined> {
  return (await store.readCodeOwner(db, { purpose: 'sign_in_link', hash: hashCode(code), now }))?.id
}

/** Takes a code out of use. Undefined when it is unknown, used or over. */
export function spendCode(
  tx: Tx,
  purpose: store.CodePurpose,
  code: string,
  now: Date,
): Promise<{ playerId: string; contact: string } | undefined> {
  return store.takeCode(tx, { purpose, hash: hashCode(code), now })
}

/** Removes codes that are over, the oldest first; returns how many. */
export function clearCodes(db: Queryable, now: Date, countMax: number): Promise<number> {
  return store.removeExpired(db, now, countMax)
}

function makeCode(now: Date, lifeMs: number): IssuedCode {
  return { code: randomToken(), expiresAt: new Date(now.getTime() + lifeMs) }
}

function row({ code, expiresAt }: IssuedCode, now: Date) {
  return { hash: hashCode(code), expiresAt, now }
}

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
