import { PlayerBonusStatus } from '@baize/contract/kinds'
import type { HeldBonus } from '../../../shared/bonuses/bonus-kind.ts'
import { packageKey } from '../../../shared/bonuses/packages.ts'

/** What is held together with what has ended of packages that go on; what is held is the newer copy. */
export function withMembers(held: readonly HeldBonus[], members: readonly HeldBonus[]): HeldBonus[] {
  const ids = new Set(held.map(({ id }) => id))
  const keys = new Set(held.map(packageKey))
  return [...held, ...members.filter((bonus) => !ids.has(bonus.id) && endedOf(bonus) && keys.has(packageKey(bonus)))]
}

/** A copy that says it goes on is older than the list in which it is missing. */
function endedOf({ status }: HeldBonus): boolean {
  return status === PlayerBonusStatus.finished
}
