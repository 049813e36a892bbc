import { Button } from '@baize/ui/button'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActionName } from '../screens/part.ts'
import { say, useWords } from '../words/settings.tsx'
import styles from './part.module.css'

export interface PartFrameProps {
  title: string | undefined
  isFetching: boolean
  onRefresh: () => void
  count: number | null
  actions: readonly ActionName[]
  onAction: (action: ActionName) => void
  /** What else stands beside its actions. */
  extra?: ReactNode
  children: ReactNode
}

/** A part of a screen with its heading and what can be done in it. */
export function PartFrame({ title, isFetching, onRefresh, count, actions, onAction, extra, children }: PartFrameProps) {
  const words = useWords()
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {count !== null && <span className={styles.muted}>{say(words.desk.rows, { count })}</span>}
        <span className={styles.space} />
        {actions.map((action) => (
          <Button key={action} size="small" onClick={() => onAction(action)}>
            {words.actions[action]}
          </Button>
        ))}
        {extra}
        <button
          type="button"
          className={styles.refresh}
          aria-label={words.desk.refresh}
          data-busy={isFetching || undefined}
          onClick={onRefresh}
        >
          <RefreshCw size={16} aria-hidden="true" />
        </button>
      </div>
      {children}
    </section>
  )
}
