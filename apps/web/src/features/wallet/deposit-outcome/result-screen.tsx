import { Dialog } from '@baize/ui/dialog'
import { Skeleton } from '@baize/ui/skeleton'
import type { ReactNode } from 'react'
import type { MarkedText } from '../../../shared/content/marked-text.ts'
import { Marked } from '../../../shared/content/marked.tsx'
import { StatePicture } from '../../../shared/content/state-picture.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './result-screen.module.css'

interface ResultScreenProps extends Pick<DialogViewProps, 'onClose' | 'closesOnOverlay'> {
  tone: 'positive' | 'warning' | 'danger' | 'calm'
  /** A drawing, or an icon where there is none. */
  image?: string
  icon: string
  title: string
  description: MarkedText
  /** Figures, and what comes next. */
  children?: ReactNode
  /** Where the player goes on from here, the likeliest first. */
  actions: ReactNode
}

/** What happened, what happens next, one action first. */
export function ResultScreen(props: ResultScreenProps) {
  return (
    <Frame {...props}>
      {props.image ? (
        <StatePicture src={props.image} />
      ) : (
        <span className={styles.mark} data-tone={props.tone} aria-hidden="true">
          <Icon name={props.icon} size={36} />
        </span>
      )}
      <p className={styles.title} aria-hidden="true">
        {props.title}
      </p>
      <div className={styles.text}>
        <Marked text={props.description} />
      </div>
      {props.children}
      <div className={styles.actions}>{props.actions}</div>
    </Frame>
  )
}

/** As long as it is not known what there is to say. */
export function ResultUnknown(props: Pick<ResultScreenProps, 'title' | 'onClose' | 'closesOnOverlay'>) {
  return (
    <Frame {...props}>
      <div className={styles.unknown} aria-busy="true">
        <Skeleton />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </Frame>
  )
}

function Frame({
  title,
  onClose,
  closesOnOverlay,
  children,
}: Pick<ResultScreenProps, 'title' | 'onClose' | 'closesOnOverlay' | 'children'>) {
  const shell = useText('layout.shell')
  return (
    <Dialog
      title={title}
      size="small"
      isTitleHidden
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.result}>{children}</div>
    </Dialog>
  )
}
