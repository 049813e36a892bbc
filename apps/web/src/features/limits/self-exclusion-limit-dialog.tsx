import { Confirm } from '@baize/ui/confirm'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useLimitChange } from './use-limit-change.ts'
import styles from './limit-form.module.css'

export interface SelfExclusionLimitProps {
  /** Starts the exclusion and ends the session; the dialog closes when that is done. */
  onConfirm: () => Promise<unknown>
}

/** Asks once more before the account is closed for a time. */
export function SelfExclusionLimitDialog(props: DialogViewProps & SelfExclusionLimitProps) {
  const { onConfirm, onClose, closesOnOverlay } = props
  const text = useText('modals.selfExclusionLimit')
  const exclude = useLimitChange(onConfirm, onClose)
  return (
    <Confirm
      title={text('updateTitle')}
      confirmLabel={text('okButtonLabel')}
      cancelLabel={text('cancelButtonLabel')}
      tone="danger"
      isBusy={exclude.isPending}
      closesOnOverlay={closesOnOverlay}
      onConfirm={() => exclude.run(undefined)}
      onCancel={onClose}
    >
      <p>{text('updateDescription')}</p>
      <p role="alert" className={styles.refusal}>
        {exclude.error}
      </p>
    </Confirm>
  )
}
