import { useEffect } from 'react'
import { whenIdle } from '../../shared/page/hydration.ts'
import { usePage } from '../../shared/page/page-context.tsx'

/**
 * Has the browser keep the page for a lost line, in the reader's language: another language is another worker. A
 * newer one takes the place of the last without a word, because nothing of an open page comes from it.
 */
export function useServiceWorker(): void {
  const { locale, buildId } = usePage()
  useEffect(() => {
    if (!('serviceWorker' in navigator) || buildId === 'development') return undefined
    return whenIdle(() => {
      // Some browsers refuse it, private windows among them; the site is the same without.
      navigator.serviceWorker
        .register(`/service-worker.js?locale=${locale}`, { updateViaCache: 'none' })
        .catch(() => undefined)
    })
  }, [locale, buildId])
}
