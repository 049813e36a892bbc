import { ReferralQualification, type ReferralSettings } from '@baize/contract'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { publish } from '../../modules/ground/outbox/index.ts'
import { BASE_CURRENCY, readSettings } from '../../modules/ground/settings/index.ts'
import { sumPlayed } from '../../modules/money/statistics/index.ts'
import { findSameIdentity } from '../../modules/person/identity/index.ts'
import {
  countReferrals,
  endReferral,
  findReferralRules,
  insertReferral,
  judge,
  listOpenReferrals,
  listUnrewarded,
  lockUnrewarded,
  type StoredReferral,
} from '../../modules/person/referrals/index.ts'
import {
  countQualifiedReferral,
  findProvenSamePerson,
  findSamePerson,
  hasAccess,
  lockPlayerByReferralCode,
  registeredOnOneDevice,
} from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { rewardOfferFor, rewardOwner, tellOfFriend } from './referral-rewards.ts'

const PORTION = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Whether and how a player is rewarded for bringing others. */
export async function referralSettings(db: Queryable, services: Services, playerId: string): Promise<ReferralSettings> {
  const { isEnabled, countMax, depositFrom, stakeFrom, days } = await findReferralRules(db)
  return {
    enabled: isEnabled,
    maxReferralCount: countMax,
    ownerBonusId: isEnabled ? await rewardOfferFor(db, services, playerId) : null,
    conditions: isEnabled ? { depositFrom, stakeFrom, currency: BASE_CURRENCY, days } : null,
  }
}

/**
 * Binds somebody who has just registered to the player whose code they came with. A code of nobody binds nobody, and is
 * no reason to turn anybody away; neither is one that has been used as often as it may be.
 */
export async function bindReferral(
  tx: Tx,
  services: Services,
  { refereeId, code }: { refereeId: string; code: string | null },
): Promise<void> {
  if (code === null) return
  const now = services.clock.now()
  const { isEnabled, days, countMax } = await findReferralRules(tx)
  if (!isEnabled) return
  const owner = await lockPlayerByReferralCode(tx, code)
  if (!owner || owner.id === refereeId || !hasAccess(owner)) return
  if (countMax !== null && (await countReferrals(tx, owner.id)) >= countMax) return
  const endsAt = new Date(now.getTime() + days * 86_400_000)
  await insertReferral(tx, { refereeId, ownerId: owner.id, registeredAt: now, endsAt })
  await tellOfFriend(tx, services, owner.id)
  await publishOwner(tx, owner.id)
}

/**
 * Ends every referral in progress whose time or sums are reached, rewards the owners of those that qualify, and tries
 * again where a reward waits. Safe to repeat and to race.
 */
export async function settleReferrals(services: Services, signal?: AbortSignal): Promise<void> {
  await endReferrals(services, signal)
  await eachPortion(services, listUnrewarded, signal, async (waiting) => {
    for (const referral of waiting) await attempt(services, referral, (tx) => rewardAgain(tx, services, referral))
  })
}

async function endReferrals(services: Services, signal?: AbortSignal): Promise<void> {
  const rules = await findReferralRules(services.pool)
  const { currencies } = await readSettings(services)
  const rates = new Map(currencies.map(({ code, rate }) => [code, rate.rate]))
  await eachPortion(services, listOpenReferrals, signal, async (open) => {
    const played = await sumPlayed(
      services.pool,
      open.map(({ refereeId: playerId, registeredAt: from, endsAt: until }) => ({ playerId, from, until })),
    )
    for (const referral of open) {
      const progress = { deposited: 0, staked: 0 }
      for (const { currency, deposited, staked } of played.get(referral.refereeId) ?? []) {
        // Thresholds are compared with today's rates; no money is counted by these numbers.
        progress.deposited += Number(deposited) / (rates.get(currency) ?? Infinity)
        progress.staked += Number(staked) / (rates.get(currency) ?? Infinity)
      }
      const end = judge(referral, progress, rules, services.clock.now())
      if (end !== null) await attempt(services, referral, (tx) => endOne(tx, services, referral, end))
    }
  })
}

async function eachPortion(
  { pool }: Services,
  list: typeof listOpenReferrals,
  signal: AbortSignal | undefined,
  take: (portion: StoredReferral[]) => Promise<void>,
): Promise<void> {
  let after = FIRST_ID
  for (;;) {
    const portion = await list(pool, after, PORTION)
    await take(portion)
    const last = portion.at(-1)
    if (!last || portion.length < PORTION || signal?.aborted) return
    after = last.refereeId
  }
}

/** One that cannot be settled must not keep those behind it waiting; it is tried again with the next round. */
async function attempt(
  { pool, logger }: Services,
  { refereeId }: StoredReferral,
  settle: (tx: Tx) => Promise<void>,
): Promise<void> {
  await withTransaction(pool, settle).catch((error: unknown) =>
    logger.error('a referral could not be settled', error, { referee: refereeId }),
  )
}

async function endOne(
  tx: Tx,
  services: Services,
  { refereeId, ownerId }: StoredReferral,
  wanted: ReferralQualification,
): Promise<void> {
  const now = services.clock.now()
  const isQualified = wanted === ReferralQualification.qualified && !(await belongTogether(tx, refereeId, ownerId))
  const end = isQualified ? ReferralQualification.qualified : ReferralQualification.notQualified
  if (!(await endReferral(tx, refereeId, end, isQualified ? now : null))) return
  if (isQualified) await countQualifiedReferral(tx, ownerId, now)
  if (isQualified) await rewardOwner(tx, services, { refereeId, ownerId }, now)
  await publishOwner(tx, ownerId)
  if (isQualified)
    await recordFact(tx, { kind: 'referral_qualified', playerId: ownerId, data: { refereeId }, occurredAt: now })
}

async function rewardAgain(tx: Tx, services: Services, referral: StoredReferral): Promise<void> {
  const { refereeId, ownerId, qualifiedAt } = referral
  if (!qualifiedAt || !(await lockUnrewarded(tx, refereeId))) return
  await rewardOwner(tx, services, referral, qualifiedAt)
  await publishOwner(tx, ownerId)
}

/** The open pages of the player look anew at what became of their friends. */
async function publishOwner(tx: Tx, ownerId: string): Promise<void> {
  await publish(tx, { channel: `player:profile#${ownerId}`, data: { event: 'player.updated' } })
}

/** Whether two accounts are of one person, by what either has proved, or were opened on one device. */
async function belongTogether(tx: Tx, one: string, other: string): Promise<boolean> {
  const same = [
    ...(await findSamePerson(tx, one)),
    ...(await findProvenSamePerson(tx, one)),
    ...(await findSameIdentity(tx, one)),
  ]
  return same.includes(other) || registeredOnOneDevice(tx, one, other)
}
