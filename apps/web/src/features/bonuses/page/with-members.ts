import type { PlayerBonus } from '@baize/contract'
import { packageKey } from '../../../shared/bonuses/packages.ts'

/** What is held together with what has ended of packages that go on; what is held is the newer copy. */
export function withMembers(held: readonly PlayerBonus[], members: readonly PlayerBonus[]): PlayerBonus[] {
  const ids = new Set(held.map(({ id }) => id))
  const keys = new Set(held.map(packageKey))
  return [...held, ...members.filter((bonus) => !ids.has(bonus.id) && endedOf(bonus) && keys.has(packageKey(bonus)))]
}

/** A copy that says it goes on is older than the list in which it is missing. */
function endedOf({ finishedAt }: PlayerBonus): boolean {
  return finishedAt !== null
}
