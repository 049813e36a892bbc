import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { findPasswordHash, hasAccess, lockPlayer } from '../../../modules/person/players/index.ts'
import {
  type Challenge,
  type GivenFactor,
  countTry,
  forgetTries,
  spendChallenge,
  spentChallengeCookie,
  takeChallenge,
  takeFactor,
} from '../../../modules/person/second-factors/index.ts'
import type { Services } from '../../../services.ts'
import { type SignedIn, enter } from './enter.ts'
import { tellOfUsedCode } from './tell-of-guards.ts'
import { askRegister } from '../registration/register-checks.ts'
import type { Visit } from './visit.ts'

/** Finds the sign-in that this browser began, and counts a try. Refuses `sign_in_over` and `too_many_requests`. */
export async function prepareSecondStep(services: Services, visit: Visit): Promise<Challenge> {
  const challenge = await takeChallenge(services.pool, services, visit.cookies)
  await countTry(services, challenge.playerId)
  await askRegister(services, challenge.playerId, 'sign_in')
  return challenge
}

/**
 * Signs in by the second proof. Refuses `one_time_code_wrong`, `sign_in_over` when the password changed meanwhile, and
 * whoever lost their access since.
 */
export async function finishSignIn(
  tx: Tx,
  services: Services,
  challenge: Challenge,
  { given, visit }: { given: GivenFactor; visit: Visit },
): Promise<SignedIn> {
  const { playerId, isPlaceKnown, fingerprint } = challenge
  const player = await lockPlayer(tx, playerId)
  if (!hasAccess(player)) throw new Refusal('account_blocked')
  const passwordHash = await findPasswordHash(tx, playerId)
  await spendChallenge(tx, challenge, passwordHash)
  if (!(await takeFactor(tx, services, playerId, given))) throw new Refusal('one_time_code_wrong')
  if (given.by === 'recovery') await tellOfUsedCode(tx, services, playerId)
  const entrance = await enter(tx, services, player, {
    visit,
    fingerprint,
    isPlaceKnown,
    passwordHash,
    provedBy: given.by,
    isSecondProofGiven: true,
  })
  if (!entrance.auth) throw new Refusal('sign_in_over')
  await forgetTries(services, playerId)
  return { auth: entrance.auth, cookies: [...entrance.cookies, spentChallengeCookie(services.config.publicUrl)] }
}
