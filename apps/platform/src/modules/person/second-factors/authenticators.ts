import type { SecondFactor } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, Refusal, seal, unseal } from '@baize/kit'
import { authenticatorUri, newAuthenticatorKey, stepOfCode } from '../../ground/authenticator/index.ts'
import { recordFact } from '../../ground/facts/index.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { SEALED_FOR } from './sealed-for.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
  config: { tokenSecret: string }
}

/** Whether a sign-in asks the player for a second proof. */
export async function isSecondFactorOn(db: Queryable, playerId: string): Promise<boolean> {
  return (await store.readStanding(db, playerId))?.confirmedAt != null
}

/** What the player sees of it. */
export async function standingOf(db: Queryable, playerId: string): Promise<SecondFactor> {
  const standing = await store.readStanding(db, playerId)
  const since = standing?.confirmedAt?.toISOString() ?? null
  return { since, recoveryCodesLeft: since === null ? 0 : standing!.recoveryCodesLeft }
}

/** What an authenticator needs to be set up; the one that is on stays so until the first code of this one. */
export async function beginAuthenticator(
  tx: Tx,
  { config }: Ports,
  playerId: string,
  { name, issuer }: { name: string; issuer: string },
): Promise<{ authenticatorKey: string; authenticatorUri: string }> {
  const key = newAuthenticatorKey()
  await store.savePending(tx, playerId, seal(config.tokenSecret, { ...SEALED_FOR, id: playerId }, key))
  return { authenticatorKey: key, authenticatorUri: authenticatorUri({ key, name, issuer }) }
}

/**
 * Takes the first code of the authenticator that was set up: it is asked for from now on, and the answer is ten new
 * recovery codes. Refuses `one_time_code_wrong`, also where none was set up.
 */
export async function confirmAuthenticator(
  tx: Tx,
  { clock, config }: Ports,
  playerId: string,
  code: string,
): Promise<string[]> {
  const row = await store.lockFactor(tx, playerId)
  if (!row?.pendingKey) throw new Refusal('one_time_code_wrong')
  const key = unseal(config.tokenSecret, { ...SEALED_FOR, id: playerId }, row.pendingKey)
  const now = clock.now()
  const step = stepOfCode(key, code, now)
  if (step === null) throw new Refusal('one_time_code_wrong')
  await store.confirmPending(tx, playerId, step, now)
  const codes = await replaceCodes(tx, playerId)
  await recordFact(tx, { kind: 'second_factor_on', playerId, data: {}, occurredAt: now })
  return codes
}

/** Ten codes in place of all before. Refuses `not_found` where no second factor is on. */
export async function renewRecoveryCodes(tx: Tx, playerId: string): Promise<string[]> {
  if (!(await store.lockFactor(tx, playerId))?.authenticatorKey) throw new Refusal('not_found')
  return replaceCodes(tx, playerId)
}

/** Takes everything away, and says whether there was something. */
export async function removeSecondFactor(tx: Tx, { clock }: Pick<Ports, 'clock'>, playerId: string): Promise<boolean> {
  const row = await store.lockFactor(tx, playerId)
  await store.removeAll(tx, playerId)
  if (!row?.authenticatorKey) return false
  await recordFact(tx, { kind: 'second_factor_off', playerId, data: {}, occurredAt: clock.now() })
  return true
}

async function replaceCodes(tx: Tx, playerId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await store.replaceCodes(tx, playerId, codes.map(hashRecoveryCode))
  return codes
}
