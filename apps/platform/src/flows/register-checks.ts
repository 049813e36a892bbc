import type { Queryable } from '@baize/database'
import { Refusal } from '@baize/kit'
import { findPlayer } from '../modules/person/players/index.ts'
import {
  type Answer,
  createRegister,
  findLatestAnswer,
  keepAnswer,
  type Occasion,
  RegisterFailure,
  type Standing,
  standingOf,
} from '../modules/person/registers/index.ts'
import type { Services } from '../services.ts'
import { rulesFor } from './player-rules.ts'

/**
 * Asks the register of the player's country, where the rules name one, and keeps the answer, also that there was none.
 * Runs outside a transaction. At a launch an answer that may still be relied on is not asked for again.
 */
export async function askRegister(services: Services, playerId: string, occasion: Occasion): Promise<void> {
  const { register } = await rulesFor(services.pool, services, playerId)
  if (!register) return
  if (occasion !== 'sign_in' && (await registerStanding(services.pool, services, playerId)).kind === 'clear') return
  const answer = await ask(services, playerId, register.id)
  await keepAnswer(services.pool, { playerId, register: register.id, occasion }, answer)
}

async function ask(services: Services, playerId: string, id: string): Promise<Answer> {
  const askedAt = services.clock.now()
  const [company, player] = [await services.companies.find('register', id), await findPlayer(services.pool, playerId)]
  if (!company?.isEnabled || !player) return { answer: 'unreachable', endsOn: null, askedAt }
  const { firstName, lastName, birthdate, email, postalCode, personalIdNumber } = player
  try {
    const question = { firstName, lastName, birthdate, email, postalCode, personalIdNumber }
    const { isListed, endsOn } = await createRegister(services, company).ask(question)
    return { answer: isListed ? 'listed' : 'clear', endsOn, askedAt }
  } catch (error) {
    if (!(error instanceof RegisterFailure)) throw error
    services.logger.warn('a register did not answer', { register: id, reason: error.message })
    return { answer: 'unreachable', endsOn: null, askedAt }
  }
}

/** What the register said of the player, as far as it may be relied on now; clear where no register is asked. */
export async function registerStanding(
  db: Queryable,
  services: Pick<Services, 'packs' | 'clock'>,
  playerId: string,
): Promise<Standing> {
  const { register } = await rulesFor(db, services, playerId)
  if (!register) return { kind: 'clear' }
  return standingOf(await findLatestAnswer(db, playerId, register.id), register.answerMinutes, services.clock.now())
}

/** Refuses play to whom the register lists, and to whom it has not answered. */
export async function refuseRegistered(db: Queryable, services: Services, playerId: string): Promise<void> {
  const { kind } = await registerStanding(db, services, playerId)
  if (kind === 'listed') throw new Refusal('register_excluded')
  if (kind === 'unknown') throw new Refusal('register_unreachable')
}
