import { Button, ButtonLink } from '@baize/ui/button'
import { Notice } from '../../../shared/dialogs/notice.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import type { HeldBonus } from '../../../shared/bonuses/bonus-kind.ts'
import { BonusLine } from '../bonus-line.tsx'

export interface BonusCancelLockProps {
  /** The bonus that has to be finished. */
  bonus?: HeldBonus
}

/** Why the active bonus can neither be given up nor changed. */
export function BonusCancelLockDialog({ bonus, onClose, closesOnOverlay }: DialogViewProps & BonusCancelLockProps) {
  const text = useText('modals.bonusCancelLock')
  const shell = useText('layout.shell')
  const info = usePage()
  const link = text('buttonLink')
  const label = text('confirmButton')
  return (
    <Notice
      image={text('image')}
      title={text('title')}
      description={text('description')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
      actions={
        label && link ? (
          <ButtonLink href={hrefIn(info, link)} variant="accent" size="large" onClick={onClose}>
            {label}
          </ButtonLink>
        ) : (
          <Button variant="accent" size="large" onClick={onClose}>
            {label || shell('close')}
          </Button>
        )
      }
    >
      {bonus && <BonusLine bonus={bonus} />}
    </Notice>
  )
}
