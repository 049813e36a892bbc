import type { DepositBonus } from '@baize/contract'
import { Dialog } from '@baize/ui/dialog'
import { TextLink } from '@baize/ui/text-link'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { useFormat } from '../../shared/page/use-format.ts'
import { BonusHead } from './bonus-head.tsx'
import { CostDisclosure } from '../../shared/bonuses/cost/cost-disclosure.tsx'
import { depositTerms } from '../../shared/bonuses/bonus-terms.ts'
import { inOrder } from '../../shared/bonuses/packages.ts'
import { TermList } from './term-list.tsx'
import { wordsOf } from './term-words.ts'
import { useTermNames } from './use-term-names.ts'
import styles from './wallet-bonus-info.module.css'

export interface WalletBonusInfoProps {
  /** The bonus of a deposit, or all members of its package. */
  bonuses: readonly DepositBonus[]
  /** The currency of the deposit. */
  currency: string
}

/** What comes with the bonus of a deposit, before it is chosen. */
export function WalletBonusInfoDialog(props: DialogViewProps & WalletBonusInfoProps) {
  const { bonuses, currency, onClose, closesOnOverlay } = props
  const text = useText('modals.walletBonusInfo')
  const shell = useText('layout.shell')
  const info = usePage()
  return (
    <Dialog title={text('title')} closeLabel={shell('close')} closesOnOverlay={closesOnOverlay} onClose={onClose}>
      <div className={styles.info}>
        {inOrder(bonuses).map((bonus, place) => (
          <section key={bonus.id} className={styles.bonus}>
            <BonusHead
              bonus={bonus}
              currency={currency}
              isNamed
              picture={bonuses.length === 1 && place === 0 ? text('titleImage') : undefined}
            />
            <BonusTerms bonus={bonus} currency={currency} />
            <CostDisclosure bonus={bonus} currency={currency} />
          </section>
        ))}
        <p>
          <TextLink href={hrefIn(info, '/static/bonus-terms')}>{text('readMore')}</TextLink>
        </p>
      </div>
    </Dialog>
  )
}

function BonusTerms({ bonus, currency }: { bonus: DepositBonus; currency: string }) {
  const text = useText('modals.walletBonusInfo')
  const labels = useText('globalComponents.bonuses')
  const format = useFormat()
  const { currencies } = usePage()
  const terms = depositTerms(bonus, { currency, currencies })
  const name = useTermNames(terms)
  const rows = terms.map(({ key, value }) => ({
    label: text(`infoLabels.${key}`),
    value: wordsOf(value, {
      from: text('infoLabels.from'),
      to: text('infoLabels.to'),
      excluded: text('infoLabels.excluded'),
      yes: '',
      no: '',
      kind: (kind) => labels(`types.${kind}.label`),
      amount: format.amount,
      count: format.count,
      list: format.list,
      name,
    }),
  }))
  return <TermList rows={rows} />
}
