import type { Wheel } from '@baize/contract'
import { Suspense, lazy } from 'react'
import { GradientFill } from '../../shared/cards/gradient-fill.tsx'
import { HowItWorks } from '../../shared/cards/how-it-works.tsx'
import { Marked, MarkedLine } from '../../shared/content/marked.tsx'
import { Prose } from '../../shared/content/prose.tsx'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { DrumView } from './drum-view.tsx'
import type { WheelContent } from './wheel-content.ts'
import styles from './wheel-page.module.css'

const WheelBoard = lazy(() => import('./wheel-board.tsx').then((module) => ({ default: module.WheelBoard })))
const WheelProof = lazy(() => import('./proof/wheel-proof.tsx').then((module) => ({ default: module.WheelProof })))

export interface WheelPageProps {
  /** As guests see it. */
  wheel: Wheel
  content: WheelContent
}

/** A prize wheel: the drum, what it gives with which chances, where spins come from, and how a draw is checked. */
export function WheelPage({ wheel, content }: WheelPageProps) {
  const { locale } = usePage()
  const { isGuest, isPlayer } = useSession()
  const isKnown = isGuest || isPlayer
  const { howItWorks, terms, colours } = content
  const atRest = (
    <div className={styles.waiting}>
      <DrumView sectors={wheel.items} content={content} isAvailable landed={null} turning={() => {}} />
    </div>
  )
  return (
    <article className={styles.page}>
      <div className={styles.scene}>
        <GradientFill from={colours.top} to={colours.bottom} isVertical />
        <header className={styles.head}>
          <h1 className={styles.title}>{nameIn({ name: wheel.title, names: wheel.names }, locale)}</h1>
          <p className={styles.subtitle}>
            <MarkedLine text={content.subtitle} />
          </p>
        </header>
        {isKnown ? (
          <Suspense fallback={atRest}>
            <WheelBoard wheel={wheel} content={content} />
          </Suspense>
        ) : (
          atRest
        )}
      </div>
      {howItWorks && <HowItWorks content={howItWorks} />}
      {isKnown && (
        <Suspense>
          <WheelProof wheel={wheel} />
        </Suspense>
      )}
      {terms && (
        <section className={styles.terms} aria-labelledby="wheel-terms">
          <h2 id="wheel-terms" className={styles.heading}>
            {terms.title}
          </h2>
          <Prose size="small">
            <Marked text={terms.content} />
          </Prose>
        </section>
      )}
    </article>
  )
}
