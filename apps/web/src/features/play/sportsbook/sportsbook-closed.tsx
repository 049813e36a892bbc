import { ButtonLink } from '@baize/ui/button'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import styles from './sportsbook-stage.module.css'

/** Stands in the place of the sportsbook where nobody takes bets from the visitor's country. */
export function SportsbookClosed() {
  const text = useText('pages.sportsbook')
  const info = usePage()
  return (
    <div className={styles.stage}>
      <div className={styles.frame}>
        <div className={styles.waiting}>
          <Icon name="sport" size={48} />
          <p className={styles.title}>{text('closed.title')}</p>
          <p>{text('closed.description')}</p>
          <ButtonLink href={hrefIn(info, '/main')} variant="accent">
            {text('closed.button')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
