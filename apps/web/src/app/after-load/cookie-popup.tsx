import { Button } from '@baize/ui/button'
import { useEffect, useState } from 'react'
import { forgetAffiliateTag } from '../../features/auth/sign-up/affiliate-tag.ts'
import { readConsent, startTagManager, writeConsent } from '../../shared/analytics/tag-manager.ts'
import { Marked } from '../../shared/content/marked.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { readCookie, writeLastingCookie } from '../../shared/page/cookies.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { usePartAtHand } from './use-part-at-hand.ts'
import styles from './cookie-popup.module.css'

const COOKIE = 'accept-cookie'
const DELAY_MS = 1500

/**
 * Says which cookies there are, a moment after the page came alive, until it is accepted. Where the operator has a tag
 * manager it asks instead, and no is as near as yes.
 */
export function CookiePopup({ isHeld }: { isHeld: boolean }) {
  const text = useText('layout.cookie')
  const { tagManager } = usePage().flags
  const [isDue, setIsDue] = useState(false)
  const isWorded = usePartAtHand('layout.cookie', isDue)
  useEffect(() => {
    const isAnswered = readCookie(document.cookie, COOKIE) !== null && (!tagManager || readConsent() !== null)
    if (isHeld || isAnswered) return
    const timer = setTimeout(() => setIsDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isHeld, tagManager])

  if (!isDue || !isWorded || isHeld) return null
  const accept = () => {
    writeLastingCookie(COOKIE, 'accepted')
    setIsDue(false)
  }
  const answer = (isGiven: boolean) => {
    writeConsent(isGiven)
    if (!isGiven) forgetAffiliateTag()
    accept()
    if (tagManager) startTagManager(tagManager)
  }
  return (
    <section className={styles.popup} aria-label={text('label')}>
      <Icon name="cookies" size={24} />
      <div className={styles.words}>
        <Marked text={text.marked(tagManager ? 'analytics.text' : 'text')} />
      </div>
      <div className={styles.ways}>
        {tagManager ? (
          <>
            <Button size="small" onClick={() => answer(true)}>
              {text('analytics.acceptButton')}
            </Button>
            <Button size="small" onClick={() => answer(false)}>
              {text('analytics.declineButton')}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={accept}>
            {text('acceptButton')}
          </Button>
        )}
      </div>
    </section>
  )
}
