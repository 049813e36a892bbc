import type { DepositBonus, PlayerBonus } from '@baize/contract'
import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { BonusExpiry } from './bonus-expiry.tsx'
import { isDepositBonus } from '../../shared/bonuses/bonus-kind.ts'
import { detailTerms } from '../../shared/bonuses/bonus-terms.ts'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { BonusHead } from './bonus-head.tsx'
import { TermList } from './term-list.tsx'
import { wordsOf } from './term-words.ts'
import { useTermNames } from './use-term-names.ts'
import { WagerProgress } from './wager-progress.tsx'
import styles from './bonus-details.module.css'

export interface BonusDetailsProps {
  bonus: DepositBonus | PlayerBonus
  /** The currency an offer is told in; a held bonus has its own. */
  currency: string
}

/** The conditions of one bonus. */
export function BonusDetailsDialog({ bonus, currency, onClose, closesOnOverlay }: DialogViewProps & BonusDetailsProps) {
  const text = useText('modals.bonusDetails')
  const bonuses = useText('globalComponents.bonuses')
  const shell = useText('layout.shell')
  const format = useFormat()
  const { currencies, locale } = usePage()
  const terms = detailTerms(bonus, { currency, currencies })
  const name = useTermNames(terms)
  const rows = terms.map(({ key, value }) => ({
    label: text(`paramLabels.${key}`),
    value: wordsOf(value, {
      from: '',
      to: '',
      excluded: '',
      yes: text('trueLabel'),
      no: text('falseLabel'),
      kind: (kind) => bonuses(`types.${kind}.label`),
      amount: format.amount,
      count: format.count,
      list: format.list,
      name,
    }),
  }))
  return (
    <Dialog
      title={nameIn(bonus, locale)}
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.details}>
        <BonusHead bonus={bonus} currency={currency} />
        {!isDepositBonus(bonus) && <WagerProgress bonus={bonus} />}
        <BonusExpiry bonus={bonus} />
        <TermList rows={rows} />
      </div>
    </Dialog>
  )
}
