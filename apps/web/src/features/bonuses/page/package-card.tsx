import { Badge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import type { ReactNode } from 'react'
import { type AnyBonus, isActive, isDepositBonus } from '../../../shared/bonuses/bonus-kind.ts'
import { type BonusPackage, MEMBERS_SHOWN, isPackageActive, nextMember } from '../../../shared/bonuses/packages.ts'
import { CostDisclosure } from '../../../shared/bonuses/cost/cost-disclosure.tsx'
import { isUnbegun } from '../../../shared/bonuses/wagering.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { BonusExpiry } from '../bonus-expiry.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useBonusWords } from '../use-bonus-words.ts'
import { WagerProgress } from '../wager-progress.tsx'
import styles from './package-card.module.css'

interface PackageCardProps {
  group: BonusPackage
  currency: string
  actions: ReactNode
}

/** Several bonuses that belong together, in the order they are worked through. */
export function PackageCard({ group, currency, actions }: PackageCardProps) {
  const text = useText('globalComponents.bonuses')
  const dialogs = useDialogs()
  const { bonuses, name } = group
  const current = bonuses.find(isActive) ?? nextMember(group)
  return (
    <Card
      element="li"
      title={name || text('types.package.label')}
      headingLevel={3}
      isSelected={isPackageActive(group)}
      aside={
        <Badge tone={isPackageActive(group) ? 'positive' : 'accent'} size="small">
          {text('types.package.label')}
        </Badge>
      }
      actions={actions}
    >
      <ol className={styles.members}>
        {bonuses.slice(0, MEMBERS_SHOWN).map((bonus) => (
          <Member key={bonus.id} bonus={bonus} currency={currency} />
        ))}
      </ol>
      {bonuses.length > MEMBERS_SHOWN && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => dialogs.open('package-bonus', { title: name, bonuses, currency })}
        >
          {text.plural('showAll', bonuses.length)}
        </Button>
      )}
      {current && !isDepositBonus(current) && <WagerProgress bonus={current} />}
      {current && <BonusExpiry bonus={current} />}
      {current && (isDepositBonus(current) || isUnbegun(current)) && (
        <CostDisclosure bonus={current} currency={currency} />
      )}
    </Card>
  )
}

function Member({ bonus, currency }: { bonus: AnyBonus; currency: string }) {
  const words = useBonusWords(bonus, currency)
  return (
    <li className={styles.member}>
      <span className={styles.icon} data-tone={words.tone}>
        <Icon name={words.icon} size={18} />
      </span>
      <span className={styles.name}>{words.name}</span>
      <bdi className={styles.worth}>{words.worth}</bdi>
      <StateBadge bonus={bonus} />
    </li>
  )
}
