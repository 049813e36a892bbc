import type { Bet } from '@baize/contract'
import { many, one, type Queryable } from '@baize/database'

const ALL = ['all', ''] as const
const OPEN = ['open', 'AND status = 1'] as const
const SETTLED = ['settled', 'AND status > 1'] as const

/** Tickets of a player, newest first; open ones, settled ones, or all. */
export async function listTickets(
  db: Queryable,
  { playerId, isSettled }: { playerId: string; isSettled?: boolean | undefined },
  slice: { limit: number; offset: number },
): Promise<{ rows: Bet[]; totalRows: number }> {
  const [kind, of] = isSettled === undefined ? ALL : isSettled ? SETTLED : OPEN
  const { totalRows } = await one<{ totalRows: number }>(
    db,
    {
      name: `ticket-count-${kind}`,
      text: `SELECT count(*)::integer AS "totalRows" FROM ticket WHERE player_id = $1 ${of}`,
    },
    [playerId],
  )
  const rows = await many<{ bet: Bet }>(
    db,
    {
      name: `ticket-list-${kind}`,
      text: `SELECT ticket_json(id) AS bet FROM (
        SELECT id FROM ticket WHERE player_id = $1 ${of} ORDER BY id DESC LIMIT $2 OFFSET $3) AS shown ORDER BY id DESC`,
    },
    [playerId, slice.limit, slice.offset],
  )
  return { rows: rows.map(({ bet }) => bet), totalRows }
}
