import { type BonusPackage, nextMember } from '../../../shared/bonuses/packages.ts'
import { type HeldBonus, isActive } from '../../../shared/bonuses/bonus-kind.ts'
import { BonusCard } from '../bonus-card.tsx'
import { HeldActions } from './held-actions.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './bonuses-page.module.css'

interface HeldListProps {
  packages: readonly BonusPackage<HeldBonus>[]
  singles: readonly HeldBonus[]
  currency: string
}

/** Packages and bonuses the player holds; of a package it is its active or next member that buttons speak of. */
export function HeldList({ packages, singles, currency }: HeldListProps) {
  return (
    <ul className={styles.cards}>
      {packages.map((group) => {
        const member = group.bonuses.find(isActive) ?? nextMember(group)
        return (
          <PackageCard
            key={group.key}
            group={group}
            currency={currency}
            actions={member && <HeldActions bonus={member} />}
          />
        )
      })}
      {singles.map((bonus) => (
        <BonusCard key={bonus.id} element="li" tone="surface" bonus={bonus} actions={<HeldActions bonus={bonus} />} />
      ))}
    </ul>
  )
}
