import { many, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { addSums, nothing, type PlaySums, type Sums } from './takings.ts'

export type Product = 'casino' | 'sports'

/** What a fact adds, and where it is counted. */
export interface Taking {
  at: Date
  currency: string
  /** Empty where nobody knows. */
  country: string
  /** The company that brought the player; empty where nobody did. */
  affiliate: string
  game: { id: string; product: Product } | null
  sums: Sums
}

const PLAY = {
  stakeCount: 'stake_count',
  staked: 'staked',
  bonusStaked: 'bonus_staked',
  won: 'won',
  bonusWon: 'bonus_won',
} as const satisfies Record<keyof PlaySums, string>

const ALL = {
  ...PLAY,
  bonusCost: 'bonus_cost',
  depositCount: 'deposit_count',
  deposited: 'deposited',
  payoutCount: 'payout_count',
  paidOut: 'paid_out',
  corrected: 'corrected',
} as const satisfies Record<keyof Sums, string>

const TABLES = {
  day: { table: 'revenue_day', keys: ['day', 'currency', 'country', 'affiliate'], sums: ALL },
  game: {
    table: 'revenue_game_day',
    keys: ['day', 'currency', 'country', 'affiliate', 'game_id', 'product'],
    sums: PLAY,
  },
} as const

/** Adds to the days, by two statements in one order of rows. */
export async function addTakings(tx: Tx, takings: readonly Taking[]): Promise<void> {
  await add(tx, 'day', takings)
  const ofGames = takings.filter(({ game }) => game)
  if (ofGames.length > 0) await add(tx, 'game', ofGames)
}

async function add(tx: Tx, kind: keyof typeof TABLES, takings: readonly Taking[]): Promise<void> {
  const { table, keys, sums } = TABLES[kind]
  const columns = Object.values<string>(sums)
  const unique = keys.filter((key) => key !== 'product')
  const rows = sumUp(kind, takings).map(({ sums: added, game, ...place }) => ({
    ...place,
    game_id: game?.id,
    product: game?.product,
    ...Object.fromEntries(Object.entries(sums).map(([name, column]) => [column, String(added[name as keyof Sums])])),
  }))
  await tx.query({
    name: `revenue-add-${kind}`,
    text: `INSERT INTO ${table} AS known (${[...keys, ...columns].join(', ')})
      SELECT ${[...keys, ...columns].join(', ')}
      FROM json_to_recordset($1) AS taking (day date, currency text, country text, affiliate text, game_id uuid,
        product text, ${columns.map((column) => `${column} numeric`).join(', ')})
      ORDER BY ${unique.join(', ')}
      ON CONFLICT (${unique.join(', ')}) DO UPDATE SET
        ${columns.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ')}`,
    values: [JSON.stringify(rows)],
  })
}

const DAY_MS = 86_400_000

interface Line extends Omit<Taking, 'at'> {
  day: string
}

/** One line for each row of the table that is added to: facts are many, and their days, countries and games few. */
function sumUp(kind: keyof typeof TABLES, takings: readonly Taking[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { at, currency, country, affiliate, game, sums } of takings) {
    const day = Math.floor(at.getTime() / DAY_MS)
    const key = `${day} ${currency} ${country} ${kind === 'game' && game?.id} ${affiliate}`
    let line = lines.get(key)
    if (!line) {
      line = { day: at.toISOString().slice(0, 10), currency, country, affiliate, game, sums: nothing() }
      lines.set(key, line)
    }
    addSums(line.sums, sums)
  }
  return [...lines.values()]
}

export async function removeTakings(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM revenue_game_day')
  await tx.query('DELETE FROM revenue_day')
}

/** What lines of the report are of. */
export const revenueGroups = ['day', 'month', 'currency', 'country', 'affiliate', 'game', 'product'] as const
export type RevenueGroup = (typeof revenueGroups)[number]

const KEYS: Record<RevenueGroup, string> = {
  day: `to_char(day, 'YYYY-MM-DD')`,
  month: `to_char(day, 'YYYY-MM')`,
  currency: 'currency',
  country: 'country',
  affiliate: 'affiliate',
  game: 'game_id::text',
  product: 'product',
}

export interface RevenueFilter {
  /** Days of UTC, both part of it. */
  from: string
  until: string
  by: RevenueGroup
  currency?: string | undefined
  country?: string | undefined
  affiliate?: string | undefined
  gameId?: string | undefined
  product?: Product | undefined
}

/** One line: what of, in one currency. Only `PlaySums` of a line that is of games; the rest is zero there. */
export interface RevenueLine extends Sums {
  key: string
  currency: string
  /** Whether money that belongs to no game is in it. */
  isWhole: boolean
}

/** Times newest first, the rest by currency with the highest gross revenue first. */
export async function readRevenue(
  db: Queryable,
  { from, until, by, currency = '', country = '', affiliate = '', gameId = '', product }: RevenueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RevenueLine[]; totalRows: number }> {
  const isOfGames = by === 'game' || by === 'product' || gameId !== '' || product !== undefined
  const { table, sums } = TABLES[isOfGames ? 'game' : 'day']
  const chosen = `day BETWEEN $1 AND $2 AND ($3::text IS NULL OR currency = $3) AND ($4::text IS NULL OR country = $4)
    AND ($5::text IS NULL OR affiliate = $5)
    ${isOfGames ? `AND ($6::uuid IS NULL OR game_id = $6) AND ($7::text IS NULL OR product = $7)` : ''}`
  const values = [from, until, currency || null, country || null, affiliate || null]
  if (isOfGames) values.push(gameId || null, product ?? null)
  const order = by === 'day' || by === 'month' ? 'key DESC, currency' : 'currency, sum(staked - won) DESC, key'
  const place = values.length
  const rows = await many<Record<string, string>>(
    db,
    `SELECT ${KEYS[by]} AS key, currency,
       ${Object.entries(sums)
         .map(([name, column]) => `sum(${column})::text AS "${name}"`)
         .join(', ')}
     FROM ${table} WHERE ${chosen} GROUP BY key, currency
     ORDER BY ${order} LIMIT $${place + 1} OFFSET $${place + 2}`,
    [...values, limit, offset],
  )
  const { count } = await one<{ count: number }>(
    db,
    `SELECT count(*) AS count FROM (SELECT DISTINCT ${KEYS[by]}, currency FROM ${table} WHERE ${chosen}) AS line`,
    values,
  )
  return { rows: rows.map((row) => lineOf(row, !isOfGames)), totalRows: count }
}

function lineOf({ key = '', currency = '', ...sums }: Record<string, string>, isWhole: boolean): RevenueLine {
  return { ...nothing(), ...sumsOf(sums), key, currency, isWhole }
}

function sumsOf(texts: Record<string, string>): Partial<Sums> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, name.endsWith('Count') ? Number(text) : toBigInt(text)]),
  )
}

/** All that was ever counted, by currency; `games` what of it stands by game. */
export async function readAllRevenue(db: Queryable): Promise<{ currency: string; all: Sums; games: PlaySums }[]> {
  const columns = (sums: Record<string, string>, of: string) =>
    Object.entries(sums).map(([name, column]) => `'${name}', coalesce(sum(${column}), 0)::text${of}`)
  const rows = await many<{ currency: string; all: Record<string, string>; games: Record<string, string> | null }>(
    db,
    `SELECT currency, jsonb_build_object(${columns(ALL, '').join(', ')}) AS all,
       (SELECT jsonb_build_object(${columns(PLAY, '').join(', ')}) FROM revenue_game_day game
        WHERE game.currency = revenue_day.currency) AS games
     FROM revenue_day GROUP BY currency ORDER BY currency`,
  )
  return rows.map(({ currency, all, games }) => ({
    currency,
    all: { ...nothing(), ...sumsOf(all) },
    games: { ...nothing(), ...sumsOf(games ?? {}) },
  }))
}
