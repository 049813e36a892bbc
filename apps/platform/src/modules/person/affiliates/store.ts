import { many, one, type Queryable, type Tx } from '@baize/database'
import type { Brought, Tally } from './tallies.ts'

/** Keeps who brought players; whoever stands already stays. */
export async function insertBrought(
  tx: Tx,
  rows: readonly (Omit<Brought, 'reference'> & { registeredAt: Date })[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.query({
    name: 'affiliate-bring',
    text: `INSERT INTO affiliate_player (player_id, company_id, tag, registered_at)
      SELECT "playerId", "companyId", tag, "registeredAt" FROM json_to_recordset($1)
        AS brought ("playerId" uuid, "companyId" text, tag text, "registeredAt" timestamptz)
      ON CONFLICT (player_id) DO NOTHING`,
    values: [JSON.stringify(rows)],
  })
}

/** Those of the players whom somebody brought. */
export async function readBrought(db: Queryable, playerIds: readonly string[]): Promise<Map<string, Brought>> {
  const text = `SELECT player_id AS "playerId", company_id AS "companyId", tag, reference
    FROM affiliate_player WHERE player_id = ANY ($1)`
  const rows = await many<Brought>(db, { name: 'affiliate-brought', text }, [playerIds])
  return new Map(rows.map((row) => [row.playerId, row]))
}

/** Who brought the player, if anybody did. */
export async function readBroughtBy(db: Queryable, playerId: string): Promise<Brought | undefined> {
  return (await readBrought(db, [playerId])).get(playerId)
}

/** Adds to the days of tags, by two statements in one order of rows. */
export async function addTallies(tx: Tx, tallies: readonly Tally[]): Promise<void> {
  await tx.query({
    name: 'affiliate-day-add',
    text: `INSERT INTO affiliate_day AS known (company_id, tag, day, registrations, first_depositors)
      SELECT "companyId", tag, (at AT TIME ZONE 'UTC')::date, sum(registrations), sum("firstDepositors")
      FROM json_to_recordset($1) AS tally ("companyId" text, tag text, at timestamptz, registrations integer,
        "firstDepositors" integer)
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (company_id, tag, day) DO UPDATE SET
        registrations = known.registrations + excluded.registrations,
        first_depositors = known.first_depositors + excluded.first_depositors`,
    values: [JSON.stringify(tallies)],
  })
  const deposits = tallies.flatMap(({ deposit, ...tally }) => (deposit ? [{ ...tally, ...deposit }] : []))
  if (deposits.length === 0) return
  await tx.query({
    name: 'affiliate-deposit-add',
    text: `INSERT INTO affiliate_deposit_day AS known (company_id, tag, day, currency, count, amount)
      SELECT "companyId", tag, (at AT TIME ZONE 'UTC')::date, currency, count(*), sum(amount)
      FROM json_to_recordset($1) AS deposit ("companyId" text, tag text, at timestamptz, currency text, amount numeric)
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (company_id, tag, day, currency) DO UPDATE SET
        count = known.count + excluded.count, amount = known.amount + excluded.amount`,
    values: [JSON.stringify(deposits)],
  })
}

export async function removeTallies(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM affiliate_deposit_day')
  await tx.query('DELETE FROM affiliate_day')
}

/** Who brought players whose accounts are no longer anybody's; the sums of their days stay. */
export async function forgetBrought(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM affiliate_postback WHERE player_id = ANY ($1)', [playerIds])
  await tx.query('DELETE FROM affiliate_player WHERE player_id = ANY ($1)', [playerIds])
}

/** Which lines of the figures are wanted; both days are part of it. */
export interface FiguresFilter {
  from: string
  until: string
  by: 'day' | 'month'
  /** What a line is of: one tag, or all tags of a company that are wanted. */
  per: 'tag' | 'company'
  companyId?: string | undefined
  tag?: string | undefined
  tagPrefix?: string | undefined
}

/** What came of a tag, or of a company, in a day or month. */
export interface FiguresLine {
  period: string
  companyId: string
  tag: string | null
  registrations: number
  firstDepositors: number
  /** By currency; smallest units as text. */
  deposits: { currency: string; count: number; amount: string }[]
}

const CHOSEN = `day BETWEEN $1 AND $2 AND ($3::text IS NULL OR company_id = $3) AND ($4::text IS NULL OR tag = $4)
  AND starts_with(tag, $5)`
const PERIODS = { day: 'day', month: `date_trunc('month', day)::date` }
const TAGS = { tag: 'tag', company: 'NULL::text' }

/** The newest first, then by company and tag. */
export async function readFigures(
  db: Queryable,
  { from, until, by, per, companyId = '', tag = '', tagPrefix = '' }: FiguresFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: FiguresLine[]; totalRows: number }> {
  const chosen = [from, until, companyId || null, tag || null, tagPrefix]
  const line = `${PERIODS[by]} AS period, company_id, ${TAGS[per]} AS line_tag`
  const rows = await many<FiguresLine>(
    db,
    `WITH line AS (
       SELECT ${line}, sum(registrations)::integer AS registrations, sum(first_depositors)::integer AS first_depositors
       FROM affiliate_day WHERE ${CHOSEN} GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3 LIMIT $6 OFFSET $7),
     paid AS (
       SELECT ${line}, currency, sum(count)::integer AS count, sum(amount)::text AS amount
       FROM affiliate_deposit_day WHERE ${CHOSEN} AND company_id IN (SELECT company_id FROM line)
         AND day >= (SELECT min(period) FROM line) GROUP BY 1, 2, 3, 4)
     SELECT to_char(period, 'YYYY-MM-DD') AS period, company_id AS "companyId", line_tag AS tag, registrations,
       first_depositors AS "firstDepositors", (
         SELECT coalesce(json_agg(json_build_object('currency', currency, 'count', count, 'amount', amount)
           ORDER BY currency), '[]')
         FROM paid WHERE paid.period = line.period AND paid.company_id = line.company_id
           AND paid.line_tag IS NOT DISTINCT FROM line.line_tag) AS deposits
     FROM line ORDER BY line.period DESC, company_id, line_tag`,
    [...chosen, limit, offset],
  )
  const { count } = await one<{ count: number }>(
    db,
    `SELECT count(*) AS count FROM (SELECT ${line} FROM affiliate_day WHERE ${CHOSEN} GROUP BY 1, 2, 3) AS line`,
    chosen,
  )
  return { rows, totalRows: count }
}
