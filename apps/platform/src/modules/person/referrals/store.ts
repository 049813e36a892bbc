import type { ReferralQualification } from '@baize/contract'
import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import { closedRules, type ReferralRules, type StoredReferral } from './referral.ts'

const COLUMNS = `referee_id AS "refereeId", owner_id AS "ownerId", registered_at AS "registeredAt", ends_at AS "endsAt",
  status, qualified_at AS "qualifiedAt"`

export async function readReferralRules(db: Queryable): Promise<ReferralRules> {
  const found = await maybeOne<
    Omit<ReferralRules, 'depositFrom' | 'stakeFrom'> & Record<'depositFrom' | 'stakeFrom', string>
  >(
    db,
    `SELECT is_enabled AS "isEnabled", deposit_from AS "depositFrom", stake_from AS "stakeFrom", days,
       count_max AS "countMax" FROM referral_rule`,
  )
  if (!found) return closedRules
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
  { refereeId, ownerId, registeredAt, endsAt }: Omit<StoredReferral, 'status' | 'qualifiedAt'>,
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
export function readReferrals(
  db: Queryable,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredReferral[]> {
  return many(
    db,
    `SELECT ${COLUMNS} FROM referral WHERE owner_id = $1 ORDER BY registered_at DESC, referee_id LIMIT $2 OFFSET $3`,
    [ownerId, limit, offset],
  )
}

/** Referrals in progress, portion by portion: those after an id. */
export function readOpenReferrals(db: Queryable, after: string, limit: number): Promise<StoredReferral[]> {
  return many(db, `SELECT ${COLUMNS} FROM referral WHERE status = 1 AND referee_id > $1 ORDER BY referee_id LIMIT $2`, [
    after,
    limit,
  ])
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
