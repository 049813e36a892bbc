import { Button } from '@baize/ui/button'
import { useEffect, useState } from 'react'
import { Marked } from '../../shared/content/marked.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { readCookie, writeLastingCookie } from '../../shared/page/cookies.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { usePartAtHand } from './use-part-at-hand.ts'
import styles from './cookie-popup.module.css'

const COOKIE = 'accept-cookie'
const DELAY_MS = 1500

/** Says which cookies there are, a moment after the page came alive, until it is accepted. */
export function CookiePopup({ isHeld }: { isHeld: boolean }) {
  const text = useText('layout.cookie')
  const [isDue, setIsDue] = useState(false)
  const isWorded = usePartAtHand('layout.cookie', isDue)
  useEffect(() => {
    if (isHeld || readCookie(document.cookie, COOKIE) !== null) return
    const timer = setTimeout(() => setIsDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isHeld])

  if (!isDue || !isWorded || isHeld) return null
  const accept = () => {
    writeLastingCookie(COOKIE, 'accepted')
    setIsDue(false)
  }
  return (
    <section className={styles.popup} aria-label={text('label')}>
      <Icon name="cookies" size={24} />
      <div className={styles.words}>
        <Marked text={text.marked('text')} />
      </div>
      <Button size="small" onClick={accept}>
        {text('acceptButton')}
      </Button>
    </section>
  )
}
