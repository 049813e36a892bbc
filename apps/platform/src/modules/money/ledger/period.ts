import { many, type Queryable, toBigInt } from '@baize/database'

/** What some accounts of one owner gained and lost in a period, taken together, by the kind of account of others. */
export interface Period {
  opening: bigint
  closing: bigint
  flows: { place: string; isUndone: boolean; gained: bigint; lost: bigint }[]
}

/**
 * Reads a period from the postings alone: what the accounts hold now, less everything since, is what they held then.
 * `isUndone` flows are those of entries that undo others.
 */
export async function readPeriod(
  db: Queryable,
  accountIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<Period> {
  const rows = await many<Record<'gained' | 'lost' | 'heldNow', string> & Flags>(
    db,
    `SELECT place, is_later AS "isLater", is_undone AS "isUndone", gained::text, lost::text, held_now::text AS "heldNow"
     FROM ledger_period($1, $2, $3)`,
    [accountIds, from, to],
  )
  const flows = rows.map((row) => ({ ...row, gained: toBigInt(row.gained), lost: toBigInt(row.lost) }))
  const sum = (some: typeof flows) => some.reduce((total, { gained, lost }) => total + gained - lost, 0n)
  const closing = toBigInt(rows[0]!.heldNow) - sum(flows.filter(({ isLater }) => isLater))
  const within = flows.filter(({ isLater }) => !isLater)
  return {
    opening: closing - sum(within),
    closing,
    flows: within.map(({ place, isUndone, gained, lost }) => ({ place, isUndone, gained, lost })),
  }
}

interface Flags {
  place: string
  isLater: boolean
  isUndone: boolean
}
