import type { ReferralQualification } from '@baize/contract'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { type ReferralRules, type Reward, type StoredReferral, usualRules } from './referral.ts'

const COLUMNS = `referee_id AS "refereeId", owner_id AS "ownerId", registered_at AS "registeredAt", ends_at AS "endsAt",
  status, qualified_at AS "qualifiedAt", reward_waits AS "isRewardWaiting", reward_bonus_id AS "bonusId",
  reward_amount::text AS amount, reward_currency AS currency`

type Row = Omit<StoredReferral, 'reward'> & { bonusId: string | null; amount: string; currency: string }

function toReferral({ bonusId, amount, currency, ...row }: Row): StoredReferral {
  return { ...row, reward: bonusId === null ? null : { bonusId, amount: toBigInt(amount), currency } }
}

export async function readReferralRules(db: Queryable): Promise<ReferralRules> {
  const found = await maybeOne<
    Omit<ReferralRules, 'depositFrom' | 'stakeFrom'> & Record<'depositFrom' | 'stakeFrom', string>
  >(
    db,
    `SELECT is_enabled AS "isEnabled", deposit_from AS "depositFrom", stake_from AS "stakeFrom", days,
       count_max AS "countMax" FROM referral_rule`,
  )
  if (!found) return usualRules
  return { ...found, depositFrom: Number(found.depositFrom), stakeFrom: Number(found.stakeFrom) }
}

export async function saveReferralRules(tx: Tx, rules: ReferralRules): Promise<void> {
  await tx.query(
    `INSERT INTO referral_rule (is_enabled, deposit_from, stake_from, days, count_max) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (is_only) DO UPDATE SET is_enabled = excluded.is_enabled, deposit_from = excluded.deposit_from,
       stake_from = excluded.stake_from, days = excluded.days, count_max = excluded.count_max`,
    [rules.isEnabled, rules.depositFrom, rules.stakeFrom, rules.days, rules.countMax],
  )
}

/** Binds somebody to the player who brought them; whoever is bound stays so. */
export async function insertReferral(
  tx: Tx,
  {
    refereeId,
    ownerId,
    registeredAt,
    endsAt,
  }: Pick<StoredReferral, 'refereeId' | 'ownerId' | 'registeredAt' | 'endsAt'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO referral (referee_id, owner_id, registered_at, ends_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [refereeId, ownerId, registeredAt, endsAt],
  )
}

export async function countReferrals(db: Queryable, ownerId: string): Promise<number> {
  const text = 'SELECT count(*)::integer AS count FROM referral WHERE owner_id = $1'
  return (await one<{ count: number }>(db, text, [ownerId])).count
}

/** The player's referrals, newest first. */
export async function readReferrals(
  db: Queryable,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredReferral[]> {
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM referral WHERE owner_id = $1 ORDER BY registered_at DESC, referee_id LIMIT $2 OFFSET $3`,
    [ownerId, limit, offset],
  )
  return rows.map(toReferral)
}

/** Referrals in progress, portion by portion: those after an id. */
export async function readOpenReferrals(db: Queryable, after: string, limit: number): Promise<StoredReferral[]> {
  return readAfter(db, 'status = 1', after, limit)
}

/** Qualified referrals whose owners wait for the reward, likewise. */
export async function readUnrewarded(db: Queryable, after: string, limit: number): Promise<StoredReferral[]> {
  return readAfter(db, 'reward_waits', after, limit)
}

async function readAfter(db: Queryable, condition: string, after: string, limit: number): Promise<StoredReferral[]> {
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM referral WHERE ${condition} AND referee_id > $1 ORDER BY referee_id LIMIT $2`,
    [after, limit],
  )
  return rows.map(toReferral)
}

/** Holds a referral whose owner waits for the reward; false where nobody waits any more. */
export async function lockUnrewarded(tx: Tx, refereeId: string): Promise<boolean> {
  const { rowCount } = await tx.query('SELECT 1 FROM referral WHERE referee_id = $1 AND reward_waits FOR UPDATE', [
    refereeId,
  ])
  return rowCount === 1
}

/** What became of the reward: given, still awaited, or nothing. */
export async function saveReward(tx: Tx, refereeId: string, reward: Reward | 'waits' | null): Promise<void> {
  const given = reward === 'waits' ? null : reward
  await tx.query(
    `UPDATE referral SET reward_waits = $2, reward_bonus_id = $3, reward_amount = $4, reward_currency = $5
     WHERE referee_id = $1`,
    [refereeId, reward === 'waits', given?.bonusId ?? null, given && String(given.amount), given?.currency ?? null],
  )
}

/** Ends a referral in progress; false when it was ended meanwhile. */
export async function endReferral(
  tx: Tx,
  refereeId: string,
  status: ReferralQualification,
  qualifiedAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE referral SET status = $2, qualified_at = $3 WHERE referee_id = $1 AND status = 1',
    [refereeId, status, qualifiedAt],
  )
  return rowCount === 1
}
