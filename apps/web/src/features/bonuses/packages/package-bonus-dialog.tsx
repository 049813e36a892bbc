import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { BonusCard } from '../bonus-card.tsx'
import type { AnyBonus } from '../../../shared/bonuses/bonus-kind.ts'
import { inOrder } from '../../../shared/bonuses/packages.ts'
import styles from './package-bonus.module.css'

export interface PackageBonusProps {
  /** The package's name; the word for a package when it has none. */
  title?: string
  /** Its members of every status. */
  bonuses: readonly AnyBonus[]
  /** The currency offers are told in. */
  currency?: string
}

/** Everything that belongs to a package, in the order it is worked through. */
export function PackageBonusDialog(props: DialogViewProps & PackageBonusProps) {
  const { title, bonuses, currency, onClose, closesOnOverlay } = props
  const text = useText('globalComponents.bonuses')
  const shell = useText('layout.shell')
  return (
    <Dialog
      title={title || text('types.package.label')}
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <ol className={styles.members}>
        {inOrder(bonuses).map((bonus) => (
          <BonusCard key={bonus.id} element="li" bonus={bonus} currency={currency} />
        ))}
      </ol>
    </Dialog>
  )
}
