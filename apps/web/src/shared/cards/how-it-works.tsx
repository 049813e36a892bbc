import { Button } from '@baize/ui/button'
import type { MarkedText } from '../content/marked-text.ts'
import { MarkedLine } from '../content/marked.tsx'
import styles from './how-it-works.module.css'

/** The block as the content tree writes it. */
export interface HowItWorksContent {
  enabled?: boolean
  title: string
  description: string
  image?: string
  items: readonly { image?: string; title: string; description: MarkedText }[]
  button?: string
}

export interface HowItWorksProps {
  content: HowItWorksContent
  /** What the button does; without it there is none. */
  onButton?: () => void
}

/** A few steps with a picture each. */
export function HowItWorks({ content, onButton }: HowItWorksProps) {
  const { enabled = true, title, description, items, button } = content
  if (!enabled) return null
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
      </div>
      <ol className={styles.steps}>
        {items.map((item) => (
          <li key={item.title} className={styles.step} data-pictured={item.image ? '' : undefined}>
            {item.image && <img src={item.image} width="96" height="96" alt="" loading="lazy" decoding="async" />}
            <h3 className={styles.stepTitle}>{item.title}</h3>
            <p className={styles.description}>
              <MarkedLine text={item.description} />
            </p>
          </li>
        ))}
      </ol>
      {button && onButton && (
        <div className={styles.button}>
          <Button onClick={onButton}>{button}</Button>
        </div>
      )}
    </section>
  )
}
