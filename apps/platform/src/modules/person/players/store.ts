import type { PlayerStatus } from '@baize/contract'
import { type Queryable, type Tx, many, maybeOne, one } from '@baize/database'
import type { DetailsKept } from './details-kept.ts'
import type { Player } from './player.ts'
import type { PlayerChange } from './profile-change.ts'
import type { Registration } from './registration.ts'

const columns: Record<keyof Player, string> = {
  id: 'id',
  externalId: 'external_id',
  status: 'status',
  email: 'email',
  confirmedAt: 'confirmed_at',
  phone: 'phone',
  phoneConfirmed: 'phone_confirmed',
  nickname: 'nickname',
  firstName: 'first_name',
  lastName: 'last_name',
  country: 'country',
  currency: 'currency',
  locale: 'locale',
  timeZone: 'time_zone',
  birthdate: 'birthdate',
  gender: 'gender',
  nationality: 'nationality',
  placeOfBirth: 'place_of_birth',
  profession: 'profession',
  personalIdNumber: 'personal_id_number',
  city: 'city',
  address: 'address',
  additionalAddress: 'additional_address',
  postalCode: 'postal_code',
  securityQuestion: 'security_question',
  securityAnswer: 'security_answer',
  receiveEmailPromo: 'receive_email_promo',
  receiveSmsPromo: 'receive_sms_promo',
  receiveBonus: 'receive_bonus',
  agreedAt: 'agreed_at',
  segmentIds: 'segment_ids',
  pwaInstalled: 'pwa_installed',
  freshchatRestoreId: 'freshchat_restore_id',
  referralCode: 'referral_code',
  qualifiedReferralsCount: 'qualified_referral_count',
  furtherFields: 'further_fields',
  createdAt: 'created_at',
}

export const SELECTED = Object.entries(columns)
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ')

export function readPlayer(db: Queryable, id: string): Promise<Player | undefined> {
  return maybeOne<Player>(db, { name: 'player-find', text: `SELECT ${SELECTED} FROM player WHERE id = $1` }, [id])
}

export function readPlayers(db: Queryable, ids: readonly string[]): Promise<Player[]> {
  return many<Player>(db, `SELECT ${SELECTED} FROM player WHERE id = ANY($1)`, [ids])
}

/** Where the player lives and when they were born, which rules of countries ask for. */
export function readResidence(db: Queryable, id: string): Promise<Pick<Player, 'country' | 'birthdate'>> {
  return one(db, 'SELECT country, birthdate FROM player WHERE id = $1', [id])
}

/** Those of the players who have access, by the country they live in. */
export function readPlayersIn(
  db: Queryable,
  ids: readonly string[],
): Promise<{ country: string | null; ids: string[] }[]> {
  return many(
    db,
    'SELECT country, array_agg(player.id) AS ids FROM player JOIN player_with_access open ON open.id = player.id WHERE player.id = ANY($1) GROUP BY country',
    [ids],
  )
}

export async function readNicknames(db: Queryable, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await many<{ id: string; nickname: string | null }>(
    db,
    'SELECT id, nickname FROM player WHERE id = ANY($1)',
    [ids],
  )
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** The player, locked against other changes until the transaction ends. */
export function lockPlayer(tx: Tx, id: string): Promise<Player> {
  return one<Player>(tx, `SELECT ${SELECTED} FROM player WHERE id = $1 FOR UPDATE`, [id])
}

/** Locks the players against being signed in, in one order. */
export async function lockPlayers(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query('SELECT 1 FROM player WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids])
}

/**
 * Other accounts that give the mailbox or the phone this player has proved to own. What nobody proved says nothing of
 * others.
 */
export function readSamePerson(db: Queryable, id: string): Promise<string[]> {
  return readSharing(db, id, 'player')
}

/** Other accounts that have proved to own the mailbox or the phone this player gives. */
export function readProvenSamePerson(db: Queryable, id: string): Promise<string[]> {
  return readSharing(db, id, 'other')
}

/** Accounts that share a mailbox or a phone with the player, where one of the two sides has proved to own it. */
async function readSharing(db: Queryable, id: string, proven: 'player' | 'other'): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT other.id FROM player JOIN player other ON other.id <> player.id AND (
       ${proven}.confirmed_at IS NOT NULL AND player_mailbox(other.email) = player_mailbox(player.email)
       OR ${proven}.phone_confirmed AND other.phone = player.phone)
     WHERE player.id = $1`,
    [id],
  )
  return rows.map((row) => row.id)
}

export interface Credentials {
  id: string
  passwordHash: string | null
}

/** Finds by e-mail (lower case), or by a phone number that was confirmed. */
export function readCredentialsByLogin(db: Queryable, login: string): Promise<Credentials | undefined> {
  const condition = login.includes('@') ? 'email = $1' : 'phone = $1 AND phone_confirmed'
  return maybeOne(db, `SELECT id, password_hash AS "passwordHash" FROM player WHERE ${condition}`, [login])
}

export function readCredentials(db: Queryable, id: string): Promise<Credentials | undefined> {
  return maybeOne(db, 'SELECT id, password_hash AS "passwordHash" FROM player WHERE id = $1', [id])
}

/**
 * The player if the password is still the one with this hash. The row stays shared until the transaction
 * ends, so a change of the password either came before or sees the session that is opened now.
 */
export function sharePlayerWithHash(tx: Tx, id: string, passwordHash: string): Promise<Player | undefined> {
  return maybeOne<Player>(tx, `SELECT ${SELECTED} FROM player WHERE id = $1 AND password_hash = $2 FOR SHARE`, [
    id,
    passwordHash,
  ])
}

/** Resolves to false when another change of the password came first. */
export async function replaceHash(tx: Tx, id: string, from: string | null, to: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE player SET password_hash = $3, updated_at = $4 WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2',
    [id, from, to, now],
  )
  return rowCount === 1
}

/** Sets the password of a player who proved who they are by other means, which unlocks payouts. */
export async function setHash(tx: Tx, id: string, hash: string, now: Date): Promise<void> {
  await tx.query('UPDATE player SET password_hash = $2, payouts_locked_at = NULL, updated_at = $3 WHERE id = $1', [
    id,
    hash,
    now,
  ])
}

/** When the player got another password and e-mail; `null` while they are those of registration. */
export function readContactChanges(
  db: Queryable,
  id: string,
): Promise<{ passwordChangedAt: Date | null; emailChangedAt: Date | null }> {
  return one(
    db,
    `SELECT password_changed_at AS "passwordChangedAt", email_changed_at AS "emailChangedAt" FROM player WHERE id = $1`,
    [id],
  )
}

/** Locks payouts, and takes away the password that somebody else knows. */
export async function lockPayouts(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player SET password_hash = NULL, payouts_locked_at = coalesce(payouts_locked_at, $2), updated_at = $2
     WHERE id = $1`,
    [id, now],
  )
}

export async function readArePayoutsLocked(db: Queryable, id: string): Promise<boolean> {
  const { locked } = await one<{ locked: boolean }>(
    db,
    'SELECT payouts_locked_at IS NOT NULL AS locked FROM player WHERE id = $1',
    [id],
  )
  return locked
}

export interface NewPlayer extends Omit<Registration, 'country'> {
  id: string
  country: string | null
  /** Null for who signs in through a company only. */
  passwordHash: string | null
  /** The company that vouched for the player; null for who filled in our own form. */
  cameThrough?: string | null
  /** Whether that company proved the e-mail. */
  isEmailProven?: boolean
  address: string
  visitorCountry: string | null
  now: Date
}

/** Resolves to undefined when the e-mail is taken, also by a registration at the same moment. A phone is proven. */
export function insertPlayer(tx: Tx, player: NewPlayer): Promise<Player | undefined> {
  const details = Object.entries(player.details) as [keyof Player, unknown][]
  const named = details.map(([name]) => `, ${columns[name]}`).join('')
  const given = details.map((_, index) => `, $${index + 20}`).join('')
  return maybeOne<Player>(
    tx,
    `INSERT INTO player (id, email, password_hash, phone, phone_confirmed, nickname, country, currency, locale, receive_email_promo,
       receive_sms_promo, agreed_at, registration_bonus_code, registration_referral_code, affiliate_tag, fingerprint,
       registration_address, registration_country, created_at, updated_at, came_through, confirmed_at${named})
     VALUES ($1, $2, $3, $17, $17::text IS NOT NULL, $4, $5, $6, $7, $8, $9, $16, $10, $11, $12, $13, $14, $15, $16, $16,
       $18, $19${given})
     ON CONFLICT (email) DO NOTHING
     RETURNING ${SELECTED}`,
    [
      player.id,
      player.email,
      player.passwordHash,
      player.nickname,
      player.country,
      player.currency,
      player.locale,
      player.receiveEmailPromo,
      player.receiveSmsPromo,
      player.bonusCode,
      player.referralCode,
      player.affiliateTag,
      player.fingerprint,
      player.address,
      player.visitorCountry,
      player.now,
      player.phone,
      player.cameThrough ?? null,
      player.isEmailProven ? player.now : null,
      ...details.map(([, value]) => value),
    ],
  )
}

/** The tags with which these players registered, of those who had one. */
export async function readAffiliateTags(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await many<{ id: string; tag: string }>(
    db,
    `SELECT id, affiliate_tag AS tag FROM player WHERE id = ANY ($1) AND affiliate_tag <> ''`,
    [ids],
  )
  return new Map(rows.map(({ id, tag }) => [id, tag]))
}

/** Where players live by their profiles; those who did not say are left out. */
export async function readCountries(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const text = 'SELECT id, country FROM player WHERE id = ANY ($1) AND country IS NOT NULL'
  const rows = await many<{ id: string; country: string }>(db, { name: 'player-countries', text }, [ids])
  return new Map(rows.map(({ id, country }) => [id, country]))
}

/** The player with this e-mail (lower case), locked against other changes until the transaction ends. */
export function lockPlayerByEmail(tx: Tx, email: string): Promise<Player | undefined> {
  return maybeOne<Player>(tx, `SELECT ${SELECTED} FROM player WHERE email = $1 FOR UPDATE`, [email])
}

export function savePlayer(tx: Tx, id: string, change: PlayerChange, now: Date): Promise<Player> {
  const names = Object.keys(change) as (keyof PlayerChange)[]
  const assignments = names.map((name, index) => `${columns[name]} = $${index + 3}`)
  return one<Player>(
    tx,
    `UPDATE player SET ${['updated_at = $2', ...assignments].join(', ')} WHERE id = $1 RETURNING ${SELECTED}`,
    [id, now, ...names.map((name) => change[name])],
  )
}

/** The player whose referral code this is, held so that those who register with it take turns. */
export function lockPlayerByReferralCode(tx: Tx, code: string): Promise<Player | undefined> {
  return maybeOne<Player>(tx, `SELECT ${SELECTED} FROM player WHERE referral_code = $1 FOR NO KEY UPDATE`, [
    code.toLowerCase(),
  ])
}

/** One more player whom this one brought has met the conditions. */
export async function countQualifiedReferral(tx: Tx, id: string, now: Date): Promise<void> {
  const text = `UPDATE player SET qualified_referral_count = qualified_referral_count + 1, updated_at = $2 WHERE id = $1`
  await tx.query(text, [id, now])
}

/** Whether both accounts were opened on one device, as far as it is known. */
export async function registeredOnOneDevice(db: Queryable, id: string, otherId: string): Promise<boolean> {
  const text = `SELECT 1 FROM player JOIN player other ON other.fingerprint = player.fingerprint
    WHERE player.id = $1 AND other.id = $2`
  return (await maybeOne(db, text, [id, otherId])) !== undefined
}

/** Whether the e-mail belongs to somebody; used to answer early, the unique index decides. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  return (await maybeOne(db, 'SELECT 1 FROM player WHERE email = $1', [email])) !== undefined
}

/** The player with access who proved to own this phone. */
export function readByPhone(db: Queryable, phone: string): Promise<Pick<Player, 'id' | 'locale'> | undefined> {
  return maybeOne(
    db,
    'SELECT player.id, locale FROM player JOIN player_with_access USING (id) WHERE phone = $1 AND phone_confirmed',
    [phone],
  )
}

/** Whether a statement failed because this constraint or unique index would have been broken. */
export function isViolated(error: unknown, constraint: string): boolean {
  const violation = error as { code?: string; constraint?: string }
  return violation.code === '23505' && violation.constraint === constraint
}

/** Whether the player may not stake money: limited, blocked or closed. */
export async function readIsBarred(db: Queryable, id: string): Promise<boolean> {
  const { barred } = await one<{ barred: boolean }>(db, 'SELECT player_is_barred($1) AS barred', [id])
  return barred
}

export async function setStanding(
  tx: Tx,
  id: string,
  { status, blockedFrom }: { status: PlayerStatus; blockedFrom: PlayerStatus | null },
  now: Date,
): Promise<void> {
  await tx.query('UPDATE player SET status = $2, blocked_from = $3, updated_at = $4 WHERE id = $1', [
    id,
    status,
    blockedFrom,
    now,
  ])
}

/** What a blocked player was before; null for one who was blocked otherwise. */
export async function readBlockedFrom(db: Queryable, id: string): Promise<PlayerStatus | null> {
  const text = 'SELECT blocked_from AS status FROM player WHERE id = $1'
  return (await one<{ status: PlayerStatus | null }>(db, text, [id])).status
}

/** Which of these players have closed their account. */
export async function readClosed(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await many<{ id: string }>(db, 'SELECT id FROM player WHERE id = ANY($1) AND closed_at IS NOT NULL', [
    ids,
  ])
  return new Set(rows.map(({ id }) => id))
}

export async function markClosed(tx: Tx, id: string, status: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player SET status = $2, closed_at = $3, updated_at = $3, receive_email_promo = false,
       receive_sms_promo = false, receive_bonus = false WHERE id = $1`,
    [id, status, now],
  )
}

/** Entries, rounds and payments stay, of a player without a name. */
export async function eraseClosedBefore(
  db: Queryable,
  { before, kept, now }: { before: Date; kept: DetailsKept; now: Date },
  countMax: number,
): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `UPDATE player SET erased_at = $2, updated_at = $2, email = NULL, confirmed_at = NULL, phone = NULL,
       phone_confirmed = false, password_hash = NULL, nickname = NULL, first_name = NULL, last_name = NULL,
       birthdate = NULL, gender = NULL, nationality = NULL, place_of_birth = NULL, profession = NULL,
       personal_id_number = NULL, city = NULL, address = NULL, additional_address = NULL, postal_code = NULL,
       time_zone = NULL, security_question = NULL, security_answer = NULL, freshchat_restore_id = NULL,
       further_fields = '{}', fingerprint = NULL, registration_address = NULL,
       affiliate_tag = NULL
     WHERE id IN (
       SELECT id FROM player WHERE closed_at <= $1 AND erased_at IS NULL
         AND closed_at <= $2::timestamptz - make_interval(months => coalesce(($4::jsonb ->> country)::integer, $5))
       ORDER BY closed_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [before, now, countMax, JSON.stringify(kept.byCountry), kept.elsewhere],
  )
  return rows.map(({ id }) => id)
}

/** Segments that players joined and left, in one order of rows; those that they are in otherwise stay. */
export async function saveSegments(
  tx: Tx,
  moved: readonly { playerId: string; joined: readonly string[]; left: readonly string[] }[],
  now: Date,
): Promise<void> {
  await tx.query(
    `WITH held AS (SELECT id FROM player WHERE id = ANY ($3) ORDER BY id FOR NO KEY UPDATE)
     UPDATE player SET updated_at = $2, segment_ids = ARRAY(
       SELECT segment FROM unnest(segment_ids || joined) AS segment WHERE segment <> ALL ("left")
       GROUP BY 1 ORDER BY 1)
     FROM json_to_recordset($1) AS moved ("playerId" uuid, joined text[], "left" text[])
     JOIN held ON held.id = "playerId" WHERE player.id = "playerId"`,
    [JSON.stringify(moved), now, moved.map(({ playerId }) => playerId)],
  )
}
