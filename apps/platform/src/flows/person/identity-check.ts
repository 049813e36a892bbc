import { type IdentityCheck, KycType, type PlayerIdentity } from '@baize/contract'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../modules/delivery/notifications/index.ts'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { addJob, jobKind } from '../../modules/ground/jobs/index.ts'
import { publish } from '../../modules/ground/outbox/index.ts'
import { DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import {
  askToken,
  checkView,
  findCheck,
  findSameIdentity,
  hashPerson,
  IdentityFailure,
  lockCheck,
  lockPerson,
  readApplicant,
  type Report,
  saveCheck,
  savePerson,
  type StoredCheck,
  take,
} from '../../modules/person/identity/index.ts'
import { findPlayer, lockPlayer } from '../../modules/person/players/index.ts'
import { endPlaySessions } from '../../modules/play/games/index.ts'
import type { Services } from '../../services.ts'
import { coverByExclusion } from '../play/breaks.ts'
import { identityNeeds } from './identity-rules.ts'
import { rulesFor } from './player-rules.ts'

/** Asks a company that has passed somebody who that is, and only then lets the check stand as approved. */
export const identityJob = jobKind<{ playerId: string; applicantId: string; saidAt: string }>('read-identity')

/** Nobody needs to read later what stands on the page as well. */
const LETTER_LIFE_MS = 3 * 86_400_000

/** How the player's check stands, and what the rules ask it for. */
export async function identityOf(db: Queryable, services: Services, playerId: string): Promise<IdentityCheck> {
  return checkView(await findCheck(db, playerId), identityNeeds(await rulesFor(db, services, playerId)))
}

/** A token for the company's page, and whose page it is. */
export interface CheckToken {
  companyId: string
  token: string
}

/**
 * Gets a token with which the player's browser opens the page of a company that serves their country. Refuses
 * `identity_check_unavailable` where there is nothing left to check, no such company, or no answer of it.
 */
export async function prepareIdentityCheck(services: Services, playerId: string): Promise<CheckToken> {
  const { pool, companies, config, logger } = services
  const state = (await findCheck(pool, playerId))?.state
  if (state === 'approved' || state === 'rejected') throw new Refusal('identity_check_unavailable')
  const player = await findPlayer(pool, playerId)
  assert(player, 'a session belongs to a player')
  const [company] = await companies.serving('identity', { country: player.country })
  if (!company) throw new Refusal('identity_check_unavailable')
  try {
    return {
      companyId: company.id,
      token: await askToken(services, company, { playerId, level: config.identity.level }),
    }
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    logger.warn('no token for an identity check', { company: company.id, reason: error.message })
    throw new Refusal('identity_check_unavailable')
  }
}

/** Notes that the player has begun; what the company said already stays. */
export async function beginIdentityCheck(tx: Tx, playerId: string, { companyId }: CheckToken): Promise<void> {
  if (await lockCheck(tx, playerId)) return
  // Before every word of the company, whatever its clock shows.
  const begun = { playerId, companyId, applicantId: null, reason: null, toldAt: new Date(0) }
  await saveCheck(tx, { ...begun, state: 'started', told: 'started' })
}

/** Carries out what a company says about a player, once and in the order in which it said it. */
export function takeIdentityReport(services: Services, report: Report): Promise<void> {
  return withTransaction(services.pool, async (tx) => {
    const { playerId, applicantId, saidAt } = report
    if (!(await findPlayer(tx, playerId))) {
      services.logger.warn('an identity company speaks of nobody', {
        company: report.companyId,
        applicant: applicantId,
      })
      return
    }
    await lockPlayer(tx, playerId)
    const before = await lockCheck(tx, playerId)
    const after = take(before, report)
    if (!after) return
    await saveCheck(tx, after)
    if (report.word === 'passed')
      await addJob(
        tx,
        identityJob,
        { playerId, applicantId, saidAt: saidAt.toISOString() },
        { key: `identity:${playerId}` },
      )
    await tell(tx, services, before, after)
  })
}

/**
 * Reads who somebody is whom the company passed, joins them with other accounts of theirs and approves the check, unless
 * another word came meanwhile. Throws while the company does not answer; safe to repeat.
 */
export async function settleIdentity(
  services: Services,
  { playerId, applicantId, saidAt }: { playerId: string; applicantId: string; saidAt: string },
): Promise<void> {
  const { pool, companies, config, logger } = services
  const waiting = await findCheck(pool, playerId)
  if (!isWaiting(waiting, saidAt)) return
  const company = await companies.find('identity', waiting.companyId!)
  assert(company, 'companies are never removed')
  const found = await readApplicant(services, company, applicantId)
  if (found.playerId !== playerId || !found.isPassed) {
    // A later word says what became of it, and another's identity is nobody's here.
    logger.warn('an applicant is not as the company said', { company: company.id, applicant: applicantId })
    return
  }
  const hashes = hashPerson(config.tokenSecret, found.person)
  await withTransaction(pool, async (tx) => {
    await lockPlayer(tx, playerId)
    const before = await lockCheck(tx, playerId)
    if (!isWaiting(before, saidAt)) return
    await lockPerson(tx, hashes)
    const after: StoredCheck = { ...before, state: 'approved', told: 'read' }
    await saveCheck(tx, after)
    await savePerson(tx, playerId, hashes)
    await coverByExclusion(tx, services, playerId)
    await tell(tx, services, before, after)
  })
}

function isWaiting(check: StoredCheck | undefined, saidAt: string): check is StoredCheck {
  return check?.told === 'passed' && check.toldAt.toISOString() === saidAt
}

/** What an operator says by hand, from now until the company says otherwise later. */
export async function setIdentity(
  tx: Tx,
  services: Services,
  playerId: string,
  { state, note }: { state: StoredCheck['state']; note: string | null },
): Promise<{ before: PlayerIdentity; after: PlayerIdentity }> {
  await lockPlayer(tx, playerId)
  const known = await lockCheck(tx, playerId)
  const before = await identityForOperators(tx, playerId)
  const { companyId = null, applicantId = null } = known ?? {}
  const now = services.clock.now()
  const set: StoredCheck = { playerId, companyId, applicantId, state, reason: note, told: 'by_hand', toldAt: now }
  await saveCheck(tx, set)
  if (state === 'approved') await coverByExclusion(tx, services, playerId)
  await tell(tx, services, known, set)
  return { before, after: await identityForOperators(tx, playerId) }
}

/** The check as operators see it. */
export async function identityForOperators(db: Queryable, playerId: string): Promise<PlayerIdentity> {
  const check = await findCheck(db, playerId)
  return {
    playerId,
    state: check?.state ?? 'none',
    reason: check?.reason ?? null,
    companyId: check?.companyId ?? null,
    applicantId: check?.applicantId ?? null,
    toldAt: check && check.toldAt.getTime() > 0 ? check.toldAt.toISOString() : null,
    samePerson: await findSameIdentity(db, playerId),
  }
}

/** Every change reaches the player's open pages; a decision comes by the bell and by letter as well. */
async function tell(tx: Tx, services: Services, before: StoredCheck | undefined, after: StoredCheck): Promise<void> {
  const { playerId, state, reason } = after
  if (before?.state === state && before.reason === reason) return
  const isApproved = state === 'approved'
  const data = { event: 'player.kyc.updated', type: KycType.identity, value: isApproved }
  await publish(tx, { channel: `player:profile#${playerId}`, data })
  const now = services.clock.now()
  if (isApproved || state === 'retry' || state === 'rejected') await tellDecision(tx, services, after, now)
  const wasApproved = before?.state === 'approved'
  // Their next launch is refused; what is open must not outlive the check that it needed.
  if (wasApproved && identityNeeds(await rulesFor(tx, services, playerId)).includes('play'))
    await endPlaySessions(tx, playerId, now)
  if (isApproved !== wasApproved)
    await recordFact(tx, { kind: 'identity_changed', playerId, data: { isChecked: isApproved }, occurredAt: now })
}

async function tellDecision(tx: Tx, services: Services, { playerId, state }: StoredCheck, now: Date): Promise<void> {
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  const { locale, email, timeZone } = player
  const kind = state === 'approved' ? 'identityApproved' : 'identityRejected'
  await sendMessage(tx, { kind, playerId, locale }, now)
  if (email === null) return
  const expiresAt = new Date(now.getTime() + LETTER_LIFE_MS)
  await writeLetter(tx, services, {
    kind,
    values: { link: '/profile/verification' },
    to: email,
    reader: { playerId, timeZone },
    locale: locale ?? DEFAULT_LOCALE,
    expiresAt,
  })
}
