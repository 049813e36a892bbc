import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import type { ReactNode } from 'react'
import type { MarkedText } from '../../../shared/content/marked-text.ts'
import { Marked } from '../../../shared/content/marked.tsx'
import { StatePicture } from '../../../shared/content/state-picture.tsx'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './result-screen.module.css'

interface ResultScreenProps extends Pick<DialogViewProps, 'onClose' | 'closesOnOverlay'> {
  tone: 'positive' | 'warning' | 'danger'
  /** A drawing, or an icon where there is none. */
  image?: string
  icon: string
  title: string
  description: MarkedText
  button: string
  onPress: () => void
  children?: ReactNode
}

/** What happened, what happens next, one action. */
export function ResultScreen(props: ResultScreenProps) {
  const shell = useText('layout.shell')
  return (
    <Dialog
      title={props.title}
      size="small"
      isTitleHidden
      closeLabel={shell('close')}
      closesOnOverlay={props.closesOnOverlay}
      onClose={props.onClose}
    >
      <div className={styles.result}>
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
        <Button data-autofocus="" variant="accent" size="large" isWide onClick={props.onPress}>
          {props.button}
        </Button>
      </div>
    </Dialog>
  )
}
