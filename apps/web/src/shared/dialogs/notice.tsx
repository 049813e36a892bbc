import { Dialog, DialogActions } from '@baize/ui/dialog'
import type { ReactNode } from 'react'
import { StatePicture } from '../content/state-picture.tsx'
import { useText } from '../page/page-context.tsx'
import styles from './notice.module.css'

export interface NoticeProps {
  /** Drawn above the words; empty for none. */
  image: string
  title: string
  /** Why, in a sentence or two. */
  description: ReactNode
  /** Figures that belong to it. */
  children?: ReactNode
  /** Buttons, the main one last. None: only the close button remains. */
  actions?: ReactNode
  /** Something is being worked on: nothing closes. */
  isBusy?: boolean
  closesOnOverlay: boolean
  onClose: () => void
}

/** Something that happened or stands in the way: a picture, what and why, and what one can do. */
export function Notice({
  image,
  title,
  description,
  children,
  actions,
  isBusy,
  closesOnOverlay,
  onClose,
}: NoticeProps) {
  const shell = useText('layout.shell')
  return (
    <Dialog
      title={title}
      isTitleHidden
      role="alertdialog"
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div className={styles.notice}>
        <StatePicture src={image} />
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <div className={styles.text}>{description}</div>
        {children && <div className={styles.figures}>{children}</div>}
      </div>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  )
}
