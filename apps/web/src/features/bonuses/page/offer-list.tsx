import type { DepositBonus } from '@baize/contract'
import { type BonusPackage, nextMember } from '../../../shared/bonuses/packages.ts'
import { BonusCard } from '../bonus-card.tsx'
import { OfferActions } from './offer-actions.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './bonuses-page.module.css'

interface OfferListProps {
  packages: readonly BonusPackage<DepositBonus>[]
  singles: readonly DepositBonus[]
  currency: string
}

/** What a deposit may bring. */
export function OfferList({ packages, singles, currency }: OfferListProps) {
  return (
    <ul className={styles.cards}>
      {packages.map((group) => {
        const first = nextMember(group)
        return (
          <PackageCard
            key={group.key}
            group={group}
            currency={currency}
            actions={first && <OfferActions bonus={first} members={group.bonuses} currency={currency} />}
          />
        )
      })}
      {singles.map((bonus) => (
        <BonusCard
          key={bonus.id}
          element="li"
          tone="surface"
          bonus={bonus}
          currency={currency}
          actions={<OfferActions bonus={bonus} members={[bonus]} currency={currency} />}
        />
      ))}
    </ul>
  )
}
