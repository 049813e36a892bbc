import { many, one, type Pool } from '@baize/database'

/** How far ahead months are opened: a house that opens none for this long loses nothing, see `open.sql`. */
const AHEAD_MS = 45 * 86_400_000

/**
 * Opens the volumes of the months that begin in the next 45 days, of every table that lies in volumes. Returns how many.
 * Throws when a table stays busy for longer than a second; the next run tries again.
 */
export async function openVolumes(pool: Pool, now: Date): Promise<number> {
  const parents = await many<{ parent: string }>(pool, 'SELECT DISTINCT parent FROM volume ORDER BY 1')
  let opened = 0
  for (const { parent } of parents) {
    const { count } = await one<{ count: number }>(pool, 'SELECT volume_open_until($1, $2) AS count', [
      parent,
      new Date(now.getTime() + AHEAD_MS),
    ])
    opened += count
  }
  return opened
}
