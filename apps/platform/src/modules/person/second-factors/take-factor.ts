import type { Tx } from '@baize/database'
import { type Clock, unseal } from '@baize/kit'
import { stepOfCode } from '../../ground/authenticator/index.ts'
import type { Throttles } from '../../ground/throttles/index.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { TRIES } from './rules.ts'
import { SEALED_FOR } from './sealed-for.ts'
import * as store from './store.ts'

/** A second proof as somebody gives it. */
export interface GivenFactor {
  by: 'authenticator' | 'recovery'
  code: string
}

/** Counts a try before it is looked at, whatever comes of it. Refuses `too_many_requests`. */
export function countTry({ throttles }: { throttles: Throttles }, playerId: string): Promise<void> {
  return throttles.demand({ key: keyOf(playerId), ...TRIES })
}

/** After a proof that was right. */
export function forgetTries({ throttles }: { throttles: Throttles }, playerId: string): Promise<void> {
  return throttles.clear(keyOf(playerId))
}

/** Takes the proof out of use together with what it is for. False for a wrong one, one that was used, and none to give. */
export async function takeFactor(
  tx: Tx,
  { clock, config }: { clock: Clock; config: { tokenSecret: string } },
  playerId: string,
  { by, code }: GivenFactor,
): Promise<boolean> {
  const row = await store.lockFactor(tx, playerId)
  if (!row?.authenticatorKey) return false
  const now = clock.now()
  if (by === 'recovery') return store.useCode(tx, playerId, hashRecoveryCode(code), now)
  const key = unseal(config.tokenSecret, { ...SEALED_FOR, id: playerId }, row.authenticatorKey)
  const step = stepOfCode(key, code, now)
  if (step === null || step <= row.authenticatorStep) return false
  await store.saveStep(tx, playerId, step)
  return true
}

function keyOf(playerId: string): string {
  return `second factor ${playerId}`
}
