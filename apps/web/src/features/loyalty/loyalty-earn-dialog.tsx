import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { StatePicture } from '../../shared/content/state-picture.tsx'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import styles from './loyalty-earn.module.css'

/** How points are earned, step by step. */
export function LoyaltyEarnDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.loyaltyEarn')
  const shell = useText('layout.shell')
  const steps = text.at<{ stepText: string }[]>('steps') ?? []
  return (
    <Dialog title={text('title')} closeLabel={shell('close')} closesOnOverlay={closesOnOverlay} onClose={onClose}>
      <div className={styles.earn}>
        <StatePicture src={text('image')} />
        <p className={styles.description}>{text('description')}</p>
        <ol className={styles.steps}>
          {steps.map(({ stepText }) => (
            <li key={stepText}>
              <span>{stepText}</span>
            </li>
          ))}
        </ol>
      </div>
      <DialogActions>
        <Button data-autofocus="" variant="accent" size="large" onClick={onClose}>
          {text('buttonLabel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
