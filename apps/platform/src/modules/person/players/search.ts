import type { PlayerStatus } from '@baize/contract'
import { many, one, type Queryable } from '@baize/database'
import { isUuid } from '@baize/kit'
import type { Player } from './player.ts'
import { SELECTED } from './store.ts'

/** What players are looked for by; texts by their beginning. */
export interface PlayerFilter {
  id?: string
  /** The first segment of the id. */
  number?: string
  externalId?: number
  email?: string
  phone?: string
  nickname?: string
  status?: PlayerStatus
}

/** Matches are counted up to here; whoever has more narrows the search. */
const COUNTED_MAX = 10_000

/** Players that match all that is given, the newest first. */
export async function listPlayers(
  db: Queryable,
  { id, number, externalId, email, phone, nickname, status }: PlayerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Player[]; totalRows: number }> {
  if (id !== undefined && !isUuid(id)) return { rows: [], totalRows: 0 }
  const conditions: [string, unknown][] = [
    ['id =', id],
    ['id >=', number && `${number}-0000-0000-0000-000000000000`],
    ['id <=', number && `${number}-ffff-ffff-ffff-ffffffffffff`],
    ['external_id =', externalId],
    ['email LIKE', email && beginning(email)],
    ['phone LIKE', phone && beginning(phone.replaceAll(/[\s+()-]/g, ''))],
    ['lower(nickname) LIKE', nickname && beginning(nickname)],
    ['status =', status],
  ]
  const given = conditions.filter(([, value]) => value !== undefined)
  const tests = given.map(([condition], place) => `${condition} $${place + 1}`)
  const where = tests.length === 0 ? '' : `WHERE ${tests.join(' AND ')}`
  const values = given.map(([, value]) => value)
  const rows = await many<Player>(
    db,
    `SELECT ${SELECTED} FROM player ${where} ORDER BY external_id DESC LIMIT ${limit} OFFSET ${offset}`,
    values,
  )
  const { count } = await one<{ count: number }>(
    db,
    `SELECT count(*) FROM (SELECT FROM player ${where} LIMIT ${COUNTED_MAX}) AS counted`,
    values,
  )
  return { rows, totalRows: count }
}

/** A pattern of texts that begin so, letters of either case. */
function beginning(text: string): string {
  return `${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
