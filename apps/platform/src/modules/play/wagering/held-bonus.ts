import { PlayerBonusResult, PlayerBonusStatus } from '@baize/contract/kinds'
import { afterCommit, type Pool, type Tx, withTransaction } from '@baize/database'
import { eachInTurn, isUuid, Refusal, uuidv7 } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import { wakeRelays } from '../../ground/outbox/index.ts'
import type { Names } from './names.ts'
import * as store from './store.ts'
import type { BonusTerms } from './terms.ts'

const MINUTE_MS = 60_000

/** The package that something is given as a part of. */
export interface GrantedPackage {
  id: string
  name: string
  names?: Names | undefined
  priority: number
  sessionId: string | null
}

/** What is given to a player, under which terms. `cause` makes it once: the same offer is issued once for each. */
export interface Grant {
  playerId: string
  accountId: string
  currency: string
  offerId: string
  cause: string
  name: string
  /** By locale. */
  names?: Names | undefined
  type: number
  /** Smallest units, above zero. */
  amount: bigint
  terms: BonusTerms
  package?: GrantedPackage | null
  /** Nothing has to be wagered, and it becomes cash at issue whatever else is active. */
  isCash?: boolean
}

/**
 * Gives a player a bonus in the transaction of its cause, and makes it the active one where the terms say so and none
 * is. `null` when it was given for this cause before.
 */
export async function issueBonus(tx: Tx, grant: Grant, now: Date): Promise<string | null> {
  const { terms, amount, playerId, accountId, currency, offerId, cause } = grant
  const id = uuidv7(now.getTime())
  await store.lockAccount(tx, accountId)
  const isNew = await store.insertBonus(tx, {
    ...grant,
    id,
    requiredCasino: times(amount, terms.wagerCasino),
    requiredSportsbook: times(amount, terms.wagerSportsbook),
    activateBy: new Date(now.getTime() + terms.activateWithinMinutes * MINUTE_MS),
    packageId: grant.package?.id ?? null,
    packageName: grant.package?.name ?? null,
    packageNames: grant.package?.names,
    packagePriority: grant.package?.priority ?? 0,
    issueSessionId: grant.package?.sessionId ?? null,
    now,
  })
  if (!isNew) return null
  await store.fillBonus(tx, { id, currency, amount })
  const startsNow = !grant.isCash && terms.activatesItself && !(await store.readActive(tx, accountId))
  const isEnded = grant.isCash
    ? await store.endBonus(tx, id, PlayerBonusResult.played, now)
    : startsNow && (await start(tx, { id, terms }, now))
  await store.publishWallet(tx, grant)
  afterCommit(tx, wakeRelays)
  const data = { bonusId: id, accountId, currency, amount: String(amount) }
  await recordFact(tx, { kind: 'bonus_issued', playerId, data: { ...data, offerId, cause }, occurredAt: now })
  if (startsNow) await recordFact(tx, { kind: 'bonus_activated', playerId, data, occurredAt: now })
  if (isEnded) await store.tellEnd(tx, id)
  return id
}

/** Decimal multiples of whole units, rounded up: what has to be staked is never less than was said. */
function times(amount: bigint, multiple: number): bigint {
  const [scaled, scale] = [BigInt(Math.round(multiple * 1000)), 1000n]
  return (amount * scaled + scale - 1n) / scale
}

/** Makes it the active one; says whether that was the end of it too, because nothing has to be wagered. */
async function start(tx: Tx, { id, terms }: Pick<store.HeldBonus, 'id' | 'terms'>, now: Date): Promise<boolean> {
  await store.markActive(tx, id, new Date(now.getTime() + terms.wagerWithinMinutes * MINUTE_MS), now)
  return store.settleBonus(tx, id, now)
}

/**
 * Makes an issued bonus of the player the active one of its currency; the one that was active is cancelled. Refuses
 * `not_found`, `bonus_not_available` and, while the active one is locked, `bonus_locked`.
 */
export async function activateBonus(tx: Tx, playerId: string, id: string, now: Date): Promise<void> {
  const bonus = await lockOwn(tx, playerId, id)
  if (bonus.status !== PlayerBonusStatus.issued || bonus.activateBy <= now) throw new Refusal('bonus_not_available')
  const former = await store.readActive(tx, bonus.accountId)
  if (former && isLocked(former)) throw new Refusal('bonus_locked')
  if (former) await store.endBonus(tx, former.id, PlayerBonusResult.canceled, now)
  const isEnded = await start(tx, bonus, now)
  await store.publishWallet(tx, bonus)
  afterCommit(tx, wakeRelays)
  const { accountId, currency, amount } = bonus
  const data = { bonusId: id, accountId, currency, amount: String(amount) }
  if (former) await store.tellEnd(tx, former.id)
  await recordFact(tx, { kind: 'bonus_activated', playerId, data, occurredAt: now })
  if (isEnded) await store.tellEnd(tx, id)
}

/**
 * Ends a bonus of the player before its time; its money goes back to the house and cash stays as it is. Refuses
 * `not_found`, `bonus_not_available` for one that has ended, and `bonus_locked`.
 */
export async function cancelBonus(tx: Tx, playerId: string, id: string, now: Date): Promise<void> {
  const bonus = await lockOwn(tx, playerId, id)
  if (bonus.status === PlayerBonusStatus.finished) throw new Refusal('bonus_not_available')
  if (bonus.status === PlayerBonusStatus.active && isLocked(bonus)) throw new Refusal('bonus_locked')
  await end(tx, bonus, now)
}

/** The same because the house says so, which a lock does not stop. Refuses `not_found` and `bonus_not_available`. */
export async function revokeBonus(tx: Tx, playerId: string, id: string, now: Date): Promise<void> {
  const bonus = await lockOwn(tx, playerId, id)
  if (bonus.status === PlayerBonusStatus.finished) throw new Refusal('bonus_not_available')
  await end(tx, bonus, now)
}

/** Ends every bonus of a player, for whoever leaves or may have none. */
export async function cancelAllBonuses(tx: Tx, playerId: string, now: Date): Promise<void> {
  for (const bonus of await store.readUnfinished(tx, playerId)) {
    await store.lockAccount(tx, bonus.accountId)
    await end(tx, bonus, now)
  }
}

/** What a withdrawal of cash means for the active bonus of the account: its terms say whether it ends. */
export async function followWithdrawal(tx: Tx, accountId: string, now: Date): Promise<void> {
  await store.lockAccount(tx, accountId)
  const active = await store.readActive(tx, accountId)
  if (active?.terms.onWithdrawal === 'cancels') await end(tx, active, now)
}

/** Does nothing where it has ended meanwhile. */
async function end(tx: Tx, bonus: store.HeldBonus, now: Date): Promise<void> {
  if (!(await store.endBonus(tx, bonus.id, PlayerBonusResult.canceled, now))) return
  await store.publishWallet(tx, bonus)
  afterCommit(tx, wakeRelays)
  await store.tellEnd(tx, bonus.id)
}

function isLocked({ terms, hasProgress }: store.HeldBonus): boolean {
  return terms.isCancelLocked && hasProgress
}

/** The player's bonus as it stands with the account's money locked. */
async function lockOwn(tx: Tx, playerId: string, id: string): Promise<store.HeldBonus> {
  const found = isUuid(id) ? await store.readBonus(tx, id) : undefined
  if (!found || found.playerId !== playerId) throw new Refusal('not_found')
  await store.lockAccount(tx, found.accountId)
  return (await store.readBonus(tx, id))!
}

/** How many one round looks at; the next one comes a minute later. */
const DUE_MAX = 500

/**
 * Ends the bonuses whose time is over, each in a transaction of its own. One that cannot be ended is tried again at the
 * next time and does not keep the others waiting.
 */
export async function expireBonuses(pool: Pool, now: Date, signal?: AbortSignal): Promise<void> {
  const due = await store.readDue(pool, now, DUE_MAX)
  const end = (id: string) => withTransaction(pool, (tx) => expireBonus(tx, id, now))
  await eachInTurn(due, 'not every bonus whose time is over could be ended', end, signal)
}

async function expireBonus(tx: Tx, id: string, now: Date): Promise<void> {
  const bonus = (await store.readBonus(tx, id))!
  await store.lockAccount(tx, bonus.accountId)
  if (!(await store.settleBonus(tx, id, now))) return
  await store.publishWallet(tx, bonus)
  afterCommit(tx, wakeRelays)
  await store.tellEnd(tx, id)
}
