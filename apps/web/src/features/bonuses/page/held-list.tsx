import { type BonusPackage, membersAtHand } from '../../../shared/bonuses/packages.ts'
import { type HeldBonus, isActive } from '../../../shared/bonuses/bonus-kind.ts'
import { useBonusWords } from '../use-bonus-words.ts'
import { BonusCard } from '../bonus-card.tsx'
import { BonusExpiry } from '../bonus-expiry.tsx'
import { WagerProgress } from '../wager-progress.tsx'
import { HeldActions } from './held-actions.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './bonuses-page.module.css'

interface HeldListProps {
  packages: readonly BonusPackage<HeldBonus>[]
  singles: readonly HeldBonus[]
  currency: string
}

/** Packages and bonuses the player holds; of a package buttons speak of what can be played or started now. */
export function HeldList({ packages, singles, currency }: HeldListProps) {
  return (
    <ul className={styles.cards}>
      {packages.map((group) => {
        return (
          <PackageCard
            key={group.key}
            group={group}
            currency={currency}
            actions={<MemberActions members={membersAtHand(group)} />}
          />
        )
      })}
      {singles.map((bonus) => (
        <BonusCard key={bonus.id} element="li" tone="surface" bonus={bonus} actions={<HeldActions bonus={bonus} />} />
      ))}
    </ul>
  )
}

/** Each has buttons of its own; where several do, they say what they are about. */
function MemberActions({ members }: { members: readonly HeldBonus[] }) {
  if (members.length === 1) return <HeldActions bonus={members[0]!} />
  return members.map((bonus, place) => <NamedActions key={bonus.id} bonus={bonus} isFirst={place === 0} />)
}

/** How far the first of them is, and until when, stands above. */
function NamedActions({ bonus, isFirst }: { bonus: HeldBonus; isFirst: boolean }) {
  const { label, worth } = useBonusWords(bonus)
  return (
    <div className={styles.member}>
      <p className={styles.about}>
        {label} <bdi>{worth}</bdi>
      </p>
      {!isFirst && <BonusExpiry bonus={bonus} />}
      {!isFirst && isActive(bonus) && <WagerProgress bonus={bonus} />}
      <div className={styles.buttons}>
        <HeldActions bonus={bonus} />
      </div>
    </div>
  )
}
