import type { FieldIssue } from '@baize/contract'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import type { Rules } from '../../../modules/ground/packs/index.ts'
import { findPlayer } from '../../../modules/person/players/index.ts'
import {
  type Answer,
  createRegister,
  findLatestAnswer,
  keepAnswer,
  type Occasion,
  RegisterFailure,
  type RegisterQuestion,
  type Standing,
  standingOf,
} from '../../../modules/person/registers/index.ts'
import type { Services } from '../../../services.ts'
import { rulesFor } from '../player-rules.ts'
import { shutOut } from '../sign-in/shut-out.ts'

/**
 * Asks the register of the player's country, where the rules name one, and keeps the answer, also that there was none.
 * Whom it lists loses every session, socket and launched game with that. Runs outside a transaction. At a launch an
 * answer that may still be relied on is not asked for again.
 */
export async function askRegister(services: Services, playerId: string, occasion: Occasion): Promise<void> {
  if (occasion !== 'sign_in' && (await registerStanding(services.pool, services, playerId)).kind === 'clear') return
  await askAnew(services, playerId, occasion)
}

/** The same, whatever was answered before. */
export async function askAnew(services: Services, playerId: string, occasion: Occasion): Promise<void> {
  const { register } = await rulesFor(services.pool, services, playerId)
  if (!register) return
  const player = await findPlayer(services.pool, playerId)
  assert(player, 'whoever comes in is a player')
  const answer = await ask(services, player, register.id)
  await withTransaction(services.pool, async (tx) => {
    await keepAnswer(tx, { playerId, register: register.id, occasion }, answer)
    if (answer.answer === 'listed') await shutOut(tx, services, [playerId])
  })
}

/** What a register said of somebody who has no account yet. */
export interface AskedOfNew {
  registerId: string
  answer: Answer
}

/**
 * Asks the register of a country before an account is opened; `null` where the rules name none. Runs outside a
 * transaction. Refuses `validation` of `field` for whom it lists, and `register_unreachable` where nobody signs up
 * without its answer.
 */
export async function askRegisterOfNew(
  services: Services,
  country: string | null,
  { field, ...person }: Partial<RegisterQuestion> & { field: string },
): Promise<AskedOfNew | null> {
  const { register } = services.packs.rulesOf(country, services.clock.now())
  if (!register) return null
  const answer = await ask(services, { ...NOTHING_KNOWN, ...person }, register.id)
  if (answer.answer === 'listed') throw new Refusal('validation', { [field]: [listedIssue(register, answer.endsOn)] })
  if (answer.answer === 'unreachable' && register.unreachable === 'no-entry') throw new Refusal('register_unreachable')
  return { registerId: register.id, answer }
}

/** Keeps what was said of somebody who has an account now. */
export async function keepAskedOfNew(tx: Tx, playerId: string, asked: AskedOfNew | null): Promise<void> {
  if (asked) await keepAnswer(tx, { playerId, register: asked.registerId, occasion: 'registration' }, asked.answer)
}

const NOTHING_KNOWN: RegisterQuestion = {
  firstName: null,
  lastName: null,
  birthdate: null,
  email: null,
  postalCode: null,
  personalIdNumber: null,
}

async function ask(services: Services, person: RegisterQuestion, id: string): Promise<Answer> {
  const askedAt = services.clock.now()
  const company = await services.companies.find('register', id)
  if (!company?.isEnabled) return { answer: 'unreachable', endsOn: null, askedAt }
  const { firstName, lastName, birthdate, email, postalCode, personalIdNumber } = person
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

/** What somebody is told whom a register lists: which one, and until when it says. */
export function listedIssue({ name }: { name: string }, endsOn: string | null): FieldIssue {
  return endsOn
    ? { code: 'listedUntil', values: { register: name, until: endsOn } }
    : { code: 'listed', values: { register: name } }
}

/** Refuses to sign in of whom the register never said that they are clear, where nobody comes in without that. */
export async function refuseUnansweredEntry(
  db: Queryable,
  register: Rules['register'],
  playerId: string,
): Promise<void> {
  if (register?.unreachable !== 'no-entry') return
  if ((await findLatestAnswer(db, playerId, register.id))?.answer !== 'clear') throw new Refusal('register_unreachable')
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
