import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../shared/page/page-context.tsx'
import { isUnderWay, subscribeUnderWay } from '../../shared/page/under-way.ts'
import styles from './progress-bar.module.css'

/** A press is answered within a tenth of a second, by the page itself or by this line. */
const PATIENCE_MS = 80
/** How long the bar takes to run out when the page is there. */
const LEAVE_MS = 300

/** A thin line at the top while the next page or a dialog is on its way; the page itself says that it is busy. */
export function ProgressBar() {
  const text = useText('layout.shell')
  const isMoving = useRouterState({ select: (router) => router.isLoading })
  const isLoading = useSyncExternalStore(subscribeUnderWay, isUnderWay, () => false) || isMoving
  const [state, setState] = useState<'away' | 'running' | 'leaving'>('away')

  useEffect(() => {
    const next = isLoading ? 'running' : 'leaving'
    const timer = setTimeout(
      () => setState((current) => (isLoading || current !== 'away' ? next : current)),
      isLoading ? PATIENCE_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [isLoading])

  useEffect(() => {
    if (state !== 'leaving') return
    const timer = setTimeout(() => setState('away'), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [state])

  const isRunning = state === 'running'
  useEffect(() => {
    const main = document.getElementById('content')
    if (!isRunning || !main) return
    main.setAttribute('aria-busy', 'true')
    return () => main.removeAttribute('aria-busy')
  }, [isRunning])

  // Beside all landmarks of the page, and said to who does not see it.
  return (
    <div aria-live="polite">
      {state !== 'away' && (
        <div className={styles.bar} data-state={state} role="progressbar" aria-label={text('loading')} />
      )}
    </div>
  )
}
