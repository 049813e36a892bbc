import { EmptyState } from '@baize/ui/empty-state'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { pageHydrated } from '../../../shared/page/hydration.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { type PageInfo, hrefIn } from '../../../shared/page/page-info.ts'
import styles from './arrival.module.css'
import type { ArrivalEnd } from './end.ts'

/**
 * Somebody comes back with what signs them in. It is used once, as soon as the page is alive; whatever comes of it leads
 * away from the address that carries it.
 */
export function Arrival({ arrive }: { arrive: () => Promise<ArrivalEnd> }) {
  const text = useText('pages.arrival')
  const router = useRouter()
  const info = usePage()
  const dialogs = useDialogs()
  const isBegun = useRef(false)
  const begin = useEffectEvent(async () => {
    await pageHydrated
    const end = await arrive()
    if (end.kind === 'left') return
    router.history.replace(withPrefix(info, end.path))
    router.history.flush()
    await router.load()
    end.tell(dialogs)
  })
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void begin()
  }, [])
  return (
    <div className={styles.arrival} role="status">
      <EmptyState title={text('title')} picture={<Icon name="preparing" size={40} />}>
        {text('description')}
      </EmptyState>
    </div>
  )
}

/** A path of the site in the page's language, which it may be in already. */
function withPrefix(info: PageInfo, path: string): string {
  const { prefix } = info
  return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)) ? path : hrefIn(info, path)
}
