import type { LoyaltyLevel } from '@baize/contract'
import { ButtonLink } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { useFormat } from '../../shared/page/use-format.ts'
import { LevelBadge } from '../../shared/loyalty/level-badge.tsx'
import styles from './loyalty-level.module.css'

export interface LoyaltyLevelProps {
  /** The level that was reached. */
  level: LoyaltyLevel
}

/** A new level was reached. */
export function LoyaltyLevelDialog({ level, onClose, closesOnOverlay }: DialogViewProps & LoyaltyLevelProps) {
  const text = useText('modals.loyaltyLevel')
  const loyalty = useText('globalComponents.loyalty')
  const shell = useText('layout.shell')
  const format = useFormat()
  const info = usePage()
  const values = { levelName: nameIn(level, info.locale), levelOrder: format.count(level.order) }
  const title = text('title', values)
  return (
    <Dialog
      title={title}
      isTitleHidden
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.level}>
        <LevelBadge order={level.order} size="large" />
        <p className={styles.order}>
          {loyalty('levelLabel')} {format.count(level.order)}
        </p>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <p className={styles.text}>{text('description', values)}</p>
      </div>
      <DialogActions>
        <ButtonLink
          href={hrefIn(info, text('button.link'))}
          data-autofocus=""
          variant="accent"
          size="large"
          onClick={onClose}
        >
          {text('button.label')}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
