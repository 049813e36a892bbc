import type { DepositBonus } from '@baize/contract'
import { BonusStatus } from '@baize/contract/kinds'
import { nameIn } from './name-in.ts'
import { type AnyBonus, type HeldBonus, isActive, isDepositBonus, isFreespin, isIssued } from './bonus-kind.ts'

/** Bonuses that were given or are offered together. */
export interface BonusPackage<Bonus extends AnyBonus = AnyBonus> {
  key: string
  name: string
  /** In the order they are worked through. */
  bonuses: Bonus[]
}

/** Members of a package that a card shows before one asks for all. */
export const MEMBERS_SHOWN = 5

/** What tells packages apart. One that was issued twice is two packages. */
export function packageKey(bonus: AnyBonus): string | null {
  if (isDepositBonus(bonus)) return bonus.package?.id ?? null
  return bonus.packageId === null ? null : (bonus.issueSessionId ?? bonus.packageId)
}

/** Packages in the order of their first members, named in the language of the page, and what belongs to none. */
export function groupPackages<Bonus extends HeldBonus | DepositBonus>(
  bonuses: readonly Bonus[],
  locale: string,
): { packages: BonusPackage<Bonus>[]; singles: Bonus[] } {
  const packages = new Map<string, BonusPackage<Bonus>>()
  const singles: Bonus[] = []
  for (const bonus of bonuses) {
    const key = packageKey(bonus)
    if (key === null) {
      singles.push(bonus)
      continue
    }
    const known = packages.get(key)
    if (known) known.bonuses.push(bonus)
    else packages.set(key, { key, name: packageName(bonus, locale), bonuses: [bonus] })
  }
  return { packages: [...packages.values()].map((group) => ({ ...group, bonuses: inOrder(group.bonuses) })), singles }
}

/** By priority; equal ones stay as they came. */
export function inOrder<Bonus extends AnyBonus>(bonuses: readonly Bonus[]): Bonus[] {
  return bonuses.toSorted((left, right) => left.packagePriority - right.packagePriority)
}

/** Offered with a later deposit only. */
export function isAhead(bonus: AnyBonus): boolean {
  return isDepositBonus(bonus) && bonus.status === BonusStatus.planned
}

export function isPackageActive({ bonuses }: BonusPackage): boolean {
  return bonuses.some(isActive)
}

/** The member that activating the package activates: of offers the first, of what is held the first that waits. */
export function nextMember<Bonus extends AnyBonus>({ bonuses }: BonusPackage<Bonus>): Bonus | undefined {
  return bonuses.find((bonus) => (isDepositBonus(bonus) && !isAhead(bonus)) || isIssued(bonus))
}

/**
 * The members of a held package that something can be done with now: those in play, and the first that waits of money,
 * unless money is in play already, and of free spins. At least one of what goes on.
 */
export function membersAtHand({ bonuses }: BonusPackage<HeldBonus>): HeldBonus[] {
  const money = bonuses.filter((bonus) => !isFreespin(bonus))
  const waiting = [
    money.some(isActive) ? undefined : money.find(isIssued),
    bonuses.find((bonus) => isFreespin(bonus) && isIssued(bonus)),
  ]
  return bonuses.filter((bonus) => isActive(bonus) || waiting.includes(bonus))
}

function packageName(bonus: AnyBonus, locale: string): string {
  if (isDepositBonus(bonus)) return bonus.package ? nameIn(bonus.package, locale) : ''
  return nameIn({ name: bonus.packageName ?? '', names: bonus.packageNames }, locale)
}
