import { ReferralQualification, type ReferralSettings } from '@baize/contract'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import { recordFact } from '../modules/ground/facts/index.ts'
import { publish } from '../modules/ground/outbox/index.ts'
import { BASE_CURRENCY, readSettings } from '../modules/ground/settings/index.ts'
import { sumPlayed } from '../modules/money/statistics/index.ts'
import { findSameIdentity } from '../modules/person/identity/index.ts'
import {
  countReferrals,
  endReferral,
  findReferralRules,
  insertReferral,
  judge,
  listOpenReferrals,
  type StoredReferral,
} from '../modules/person/referrals/index.ts'
import {
  countQualifiedReferral,
  findProvenSamePerson,
  findSamePerson,
  hasAccess,
  lockPlayerByReferralCode,
  registeredOnOneDevice,
} from '../modules/person/players/index.ts'
import type { Services } from '../services.ts'

const PORTION = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Whether and how players are rewarded for bringing others. */
export async function referralSettings(db: Queryable): Promise<ReferralSettings> {
  const { isEnabled, countMax, depositFrom, stakeFrom, days } = await findReferralRules(db)
  return {
    enabled: isEnabled,
    maxReferralCount: countMax,
    ownerBonusId: null,
    conditions: isEnabled ? { depositFrom, stakeFrom, currency: BASE_CURRENCY, days } : null,
  }
}

/**
 * Binds somebody who has just registered to the player whose code they came with. A code of nobody binds nobody, and is
 * no reason to turn anybody away; neither is one that has been used as often as it may be.
 */
export async function bindReferral(
  tx: Tx,
  { refereeId, code }: { refereeId: string; code: string | null },
  now: Date,
): Promise<void> {
  if (code === null) return
  const { isEnabled, days, countMax } = await findReferralRules(tx)
  if (!isEnabled) return
  const owner = await lockPlayerByReferralCode(tx, code)
  if (!owner || owner.id === refereeId || !hasAccess(owner)) return
  if (countMax !== null && (await countReferrals(tx, owner.id)) >= countMax) return
  const endsAt = new Date(now.getTime() + days * 86_400_000)
  await insertReferral(tx, { refereeId, ownerId: owner.id, registeredAt: now, endsAt })
}

/** Looks at every referral in progress and ends those whose time or sums are reached. Safe to repeat. */
export async function settleReferrals(services: Services, signal?: AbortSignal): Promise<void> {
  const rules = await findReferralRules(services.pool)
  const { currencies } = await readSettings(services)
  const rates = new Map(currencies.map(({ code, rate }) => [code, rate.rate]))
  let after = FIRST_ID
  for (;;) {
    const open = await listOpenReferrals(services.pool, after, PORTION)
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
      if (end !== null) await endOne(services, referral, end)
    }
    const last = open.at(-1)
    if (!last || open.length < PORTION || signal?.aborted) return
    after = last.refereeId
  }
}

async function endOne(
  { pool, clock }: Services,
  { refereeId, ownerId }: StoredReferral,
  wanted: ReferralQualification,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const now = clock.now()
    const isQualified = wanted === ReferralQualification.qualified && !(await belongTogether(tx, refereeId, ownerId))
    const end = isQualified ? ReferralQualification.qualified : ReferralQualification.notQualified
    if (!(await endReferral(tx, refereeId, end, isQualified ? now : null))) return
    if (isQualified) await countQualifiedReferral(tx, ownerId, now)
    await publish(tx, { channel: `player:profile#${ownerId}`, data: { event: 'player.updated' } })
    if (isQualified)
      await recordFact(tx, { kind: 'referral_qualified', playerId: ownerId, data: { refereeId }, occurredAt: now })
  })
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
