import { Suspense, lazy } from 'react'
import { Slider } from '../features/lobby/slider.tsx'
import { SportsbookClosed } from '../features/play/sportsbook/sportsbook-closed.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { useSession } from '../shared/session/use-session.ts'
import type { BettingData } from './betting-load.ts'
import type { LoadInput } from './page-route.ts'
import { SeoText } from './seo-text.tsx'
import { usePageData } from './use-page-data.ts'
import styles from './betting.module.css'

const SportsbookStage = lazy(() =>
  import('../features/play/sportsbook/sportsbook-stage.tsx').then((module) => ({ default: module.SportsbookStage })),
)

export const load = async (input: LoadInput) => (await import('./betting-load.ts')).load(input)

/** The sportsbook of a betting company, from edge to edge; below it what the house says of it. */
export function Page() {
  const text = useText('pages.sportsbook')
  const { nowMs } = usePageData<BettingData>()
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{text('title')}</h1>
      {text.at<boolean>('sliderDisplay') && (
        <div className={styles.slider}>
          <Slider nowMs={nowMs} label={text('sliderLabel')} isLow />
        </div>
      )}
      <Stage />
      <SeoText part="pages.sportsbook" />
    </div>
  )
}

/** The sportsbook as soon as it is known who looks; until then its place. */
function Stage() {
  const { flags } = usePage()
  const { status } = useSession()
  if (!flags.betting) return <SportsbookClosed />
  const placeholder = <div className={styles.placeholder} />
  if (status === 'unknown') return placeholder
  return (
    <Suspense fallback={placeholder}>
      <SportsbookStage company={flags.betting} />
    </Suspense>
  )
}
