import type { LoyaltyLevel } from '@baize/contract'
import { many, type Queryable } from '@baize/database'

/** Every level, by its order unless asked otherwise. */
export async function listLevels(
  db: Queryable,
  { sortBy = 'order', sortOrder = 'asc' }: { sortBy?: 'order' | 'points'; sortOrder?: 'asc' | 'desc' } = {},
): Promise<LoyaltyLevel[]> {
  const levels = await many<LoyaltyLevel>(db, 'SELECT id, name, position AS "order", points FROM loyalty_level')
  const sign = sortOrder === 'asc' ? 1 : -1
  return levels.toSorted((left, right) => sign * (left[sortBy] - right[sortBy]))
}
