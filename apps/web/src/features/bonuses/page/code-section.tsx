import type { BonusCode } from '@baize/contract'
import { Card } from '@baize/ui/card'
import { CodeEntry } from '../../../shared/bonuses/code-entry.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './bonuses-page.module.css'

/** A code one was given. */
export function CodeSection({ waitingCode }: { waitingCode: BonusCode | null }) {
  const text = useText('profile.bonuses')
  return (
    <Card element="section" padding="large" title={text('bonusCode.title')} headingLevel={2}>
      <div className={styles.code}>
        <div className={styles.entry}>
          <p className={styles.description}>{text('bonusCode.description')}</p>
          <CodeEntry waitingCode={waitingCode} removeLabel={text('bonusCode.removeButton')} />
        </div>
        <img className={styles.picture} src={text('bonusCode.image')} width="96" height="96" alt="" loading="lazy" />
      </div>
    </Card>
  )
}
