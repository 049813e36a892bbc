import type { FieldIssue } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { LimitDefinition } from '@baize/contract/kinds'
import { Refusal } from '@baize/kit'
import { publish } from '../../modules/ground/outbox/index.ts'
import type { BreakLength, Packs } from '../../modules/ground/packs/index.ts'
import { findPerson, findSameIdentity, lockPerson } from '../../modules/person/identity/index.ts'
import { findProvenSamePerson, findSamePerson, isPlayerBarred, issues } from '../../modules/person/players/index.ts'
import type { SessionPorts } from '../../modules/person/sessions/index.ts'
import { beginBreak, findBreak, followExclusion, type StandingBreak } from '../../modules/play/limits/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from '../person/player-rules.ts'
import { listedIssue, refuseUnansweredEntry, registerStanding } from '../person/registration/register-checks.ts'
import { shutOut } from '../person/sign-in/shut-out.ts'

/**
 * Excludes a player: from the commit on no session of theirs is good, no stake is taken and nothing is deposited, and
 * the same holds for every other account found to be theirs. Resolves to the id of the exclusion.
 */
export async function excludePlayer(
  tx: Tx,
  ports: SessionPorts,
  { playerId, length }: { playerId: string; length: BreakLength },
): Promise<string> {
  const now = ports.clock.now()
  const others = [...new Set([...(await findSamePerson(tx, playerId)), ...(await lockSameIdentity(tx, playerId))])]
  await shutOut(tx, ports, [playerId, ...others])
  const id = await beginBreak(tx, { playerId, definition: LimitDefinition.selfExclusion, length }, now)
  const exclusion = await findBreak(tx, playerId, now)
  for (const other of others) await followExclusion(tx, { ...exclusion!, period: length.id }, other, now)
  return id
}

/**
 * Cools a player off: launched games and every other session end, and no stake or deposit is taken. The session that
 * asked stays, unless the rules close signing in as well, so that its player may withdraw; its open pages are told.
 */
export async function coolOff(
  tx: Tx,
  ports: SessionPorts & { packs: Packs },
  { playerId, sessionId, length }: { playerId: string; sessionId: string; length: BreakLength },
): Promise<string> {
  const now = ports.clock.now()
  const { coolingOff } = await rulesFor(tx, ports, playerId)
  await shutOut(tx, ports, [playerId], coolingOff.closesSignIn ? null : sessionId)
  await publish(tx, { channel: `player:profile#${playerId}`, data: { event: 'player.break.started' } })
  return beginBreak(tx, { playerId, definition: LimitDefinition.coolingOff, length }, now)
}

/**
 * Has an exclusion of another account cover this one, where what the player says of themselves now is what the excluded
 * person has proved. Its sessions end.
 */
export async function coverByExclusion(tx: Tx, ports: SessionPorts, playerId: string): Promise<void> {
  const now = ports.clock.now()
  const found = await findExclusionOfPerson(tx, playerId, now)
  if (!found) return
  await shutOut(tx, ports, [playerId])
  await followExclusion(tx, { ...found, period: found.id }, playerId, now)
}

/** Refuses whoever is excluded, and says until when. Asked by every way of signing in, with the player's row held. */
export async function refuseExcluded(
  tx: Tx,
  ports: Pick<Services, 'packs' | 'clock'>,
  playerId: string,
): Promise<void> {
  const { register } = await rulesFor(tx, ports, playerId)
  const registered = await registerStanding(tx, ports, playerId)
  if (register && registered.kind === 'listed')
    throw new Refusal('validation', { login: [listedIssue(register, registered.endsOn)] })
  await refuseUnansweredEntry(tx, register, playerId)
  const standing = await findBreak(tx, playerId, ports.clock.now())
  if (!standing) return
  const isCoolingOff = standing.definition === LimitDefinition.coolingOff
  if (isCoolingOff && !(await rulesFor(tx, ports, playerId)).coolingOff.closesSignIn) return
  throw new Refusal('validation', { login: [exclusionIssue(standing.endsAt?.toISOString().slice(0, 10) ?? null)] })
}

/**
 * Refuses to register somebody who gives what an excluded person has proved to own. It reads like an address that is
 * taken, so that nobody learns from it who is excluded.
 */
export async function refuseExcludedPerson(
  tx: Tx,
  { id, email }: { id: string; email: string | null },
  now: Date,
): Promise<void> {
  if (await findExclusionOfPerson(tx, id, now))
    throw new Refusal('validation', { [email === null ? 'phone' : 'email']: [issues.taken] })
}

function exclusionIssue(until: string | null): FieldIssue {
  return until ? { code: 'excludedUntil', values: { until } } : { code: 'excludedForever' }
}

async function findExclusionOfPerson(tx: Tx, playerId: string, now: Date): Promise<StandingBreak | null> {
  for (const other of new Set([
    ...(await findProvenSamePerson(tx, playerId)),
    ...(await lockSameIdentity(tx, playerId)),
  ])) {
    const standing = await findBreak(tx, other, now)
    if (standing?.definition === LimitDefinition.selfExclusion) return standing
  }
  return null
}

/**
 * Other accounts that were found to be of the same person by a checked document, or name and day of birth. Nobody else is
 * found to be that person until the transaction ends.
 */
async function lockSameIdentity(tx: Tx, playerId: string): Promise<string[]> {
  await lockPerson(tx, await findPerson(tx, playerId))
  return findSameIdentity(tx, playerId)
}

/**
 * Whether letters, messages or calls may tell the player of offers. Everything that promotes asks this at the moment it
 * is sent, and asks the register before (`askRegister`) where it is sent unasked; what a player must know of their own
 * money or account is no promotion.
 */
export async function mayBePromotedTo(
  db: Queryable,
  ports: Pick<Services, 'packs' | 'clock'>,
  playerId: string,
): Promise<boolean> {
  if ((await isPlayerBarred(db, playerId)) || (await findBreak(db, playerId, ports.clock.now())) !== null) return false
  return (await registerStanding(db, ports, playerId)).kind === 'clear'
}

/**
 * What a break leaves a player: nothing of it ever keeps their money from them. Who is excluded cannot sign in, so what
 * pays out to them is begun by an operator.
 */
export async function standingOfPlayer(
  db: Queryable,
  playerId: string,
  now: Date,
): Promise<{ mayPlay: boolean; mayDeposit: boolean; mayWithdraw: true; until: Date | null; isExcluded: boolean }> {
  const standing = await findBreak(db, playerId, now)
  const isExcluded = standing?.definition === LimitDefinition.selfExclusion
  return { mayPlay: !standing, mayDeposit: !standing, mayWithdraw: true, until: standing?.endsAt ?? null, isExcluded }
}
