import { Card } from '@baize/ui/card'
import type { ReactNode } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { BonusExpiry } from './bonus-expiry.tsx'
import { type AnyBonus, endOf, isActive, isDepositBonus } from '../../shared/bonuses/bonus-kind.ts'
import { isUnbegun } from '../../shared/bonuses/wagering.ts'
import { CostDisclosure } from '../../shared/bonuses/cost/cost-disclosure.tsx'
import { StateBadge } from './state-badge.tsx'
import { WagerProgress } from './wager-progress.tsx'
import { useBonusWords } from './use-bonus-words.ts'
import styles from './bonus-card.module.css'

export interface BonusCardProps {
  bonus: AnyBonus
  /** The currency an offer is told in; what is held has its own. */
  currency?: string
  /** What one can do with it. */
  actions?: ReactNode
  /** `li` inside a list. */
  element?: 'article' | 'li'
  headingLevel?: 3 | 4
  /** `surface` on a page; unless told it stands on a surface already. */
  tone?: 'surface' | 'sunken'
}

/** A bonus or free spins: kind, worth, how far they are, and until when. */
export function BonusCard({
  bonus,
  currency,
  actions,
  element = 'article',
  headingLevel,
  tone = 'sunken',
}: BonusCardProps) {
  const words = useBonusWords(bonus, currency)
  const end = endOf(bonus)
  const tellsCost = isDepositBonus(bonus) ? currency : isUnbegun(bonus) ? bonus.currency : undefined
  return (
    <Card
      element={element}
      tone={end ? 'outline' : tone}
      headingLevel={headingLevel}
      title={words.name}
      isSelected={isActive(bonus)}
      aside={<StateBadge bonus={bonus} />}
      actions={actions}
    >
      <p className={styles.worth} data-ended={end ? '' : undefined}>
        <span className={styles.kind} data-tone={words.tone}>
          <Icon name={words.icon} size={18} />
          {words.label}
        </span>
        <bdi className={styles.amount}>{words.worth}</bdi>
      </p>
      {!isDepositBonus(bonus) && !end && <WagerProgress bonus={bonus} />}
      <BonusExpiry bonus={bonus} />
      {tellsCost && <CostDisclosure bonus={bonus} currency={tellsCost} />}
    </Card>
  )
}
