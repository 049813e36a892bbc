import { ButtonLink } from '@baize/ui/button'
import { Marked } from '../../shared/content/marked.tsx'
import type { IndexedPage } from '../../shared/content/content.ts'
import type { MarkedText } from '../../shared/content/marked-text.ts'
import { Prose } from '../../shared/content/prose.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import styles from './bonus-page.module.css'

export interface BonusPageContent {
  written?: IndexedPage['written']
  backgroundColor: 'gray' | 'red' | 'yellow' | 'green' | 'blue'
  image: string
  title: string
  subtitle: string
  description: MarkedText
  button: { label: string; url?: string }
  termsLabel: string
  termsContent: MarkedText
}

/** What a bonus is, in words, with its terms below. Without an address the button opens the wallet. */
export function BonusPage({ bonus }: { bonus: BonusPageContent }) {
  const info = usePage()
  const { button } = bonus
  return (
    <article className={styles.page} {...bonus.written}>
      <header className={styles.hero} data-colour={bonus.backgroundColor}>
        <div className={styles.words}>
          <h1 className={styles.title}>{bonus.title}</h1>
          <p className={styles.subtitle}>{bonus.subtitle}</p>
        </div>
        <img className={styles.picture} src={bonus.image} width="720" height="405" alt="" fetchPriority="high" />
      </header>
      <div className={styles.text}>
        <Prose>
          <Marked text={bonus.description} />
        </Prose>
        {button.label && (
          <div>
            <ButtonLink {...linkTo(info, button.url || '?wallet=deposit')} variant="accent">
              {button.label}
            </ButtonLink>
          </div>
        )}
        {bonus.termsContent.$md.length > 0 && (
          <details className={styles.terms}>
            <summary>{bonus.termsLabel}</summary>
            <div className={styles.termsText}>
              <Prose size="small">
                <Marked text={bonus.termsContent} />
              </Prose>
            </div>
          </details>
        )}
      </div>
    </article>
  )
}
