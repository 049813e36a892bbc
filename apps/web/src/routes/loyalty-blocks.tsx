import { Suspense, lazy } from 'react'
import { LoyaltyBanner } from '../features/loyalty/loyalty-banner.tsx'
import { LoyaltyBenefits } from '../features/loyalty/loyalty-benefits.tsx'
import { LoyaltyLevels } from '../features/loyalty/loyalty-levels.tsx'
import { Accordion } from '../features/questions/accordion.tsx'
import type { Question } from '../features/questions/question-data.ts'
import { HowItWorks, type HowItWorksContent } from '../shared/cards/how-it-works.tsx'
import { Marked } from '../shared/content/marked.tsx'
import { Prose } from '../shared/content/prose.tsx'
import { useDialogs } from '../shared/dialogs/use-dialogs.ts'
import { useText } from '../shared/page/page-context.tsx'
import { useSession } from '../shared/session/use-session.ts'
import type { LoyaltyData } from './loyalty-load.ts'
import { SeoText } from './seo-text.tsx'
import lobby from './lobby.module.css'
import styles from './loyalty.module.css'

const OwnLevels = lazy(() => import('./own-levels.tsx').then((module) => ({ default: module.OwnLevels })))

/** The levels; a player's own in their currency, with where they stand. */
function Levels({ levels, terms }: Pick<LoyaltyData, 'levels' | 'terms'>) {
  const { isPlayer } = useSession()
  const guests = <LoyaltyLevels levels={levels} terms={terms} />
  if (!isPlayer) return guests
  return (
    <Suspense fallback={guests}>
      <OwnLevels levels={levels} terms={terms} />
    </Suspense>
  )
}

/** Levels: what they are, what they ask for and bring, and what people ask about them. */
export function LoyaltyBlocks({ data }: { data: LoyaltyData }) {
  const text = useText('pages.loyalty')
  const dialogs = useDialogs()
  const how = text.at<HowItWorksContent>('howItWorks')
  const questions = text.at<Question[]>('faq.items') ?? []
  return (
    <div className={lobby.stack}>
      <LoyaltyBanner />
      <Levels levels={data.levels} terms={data.terms} />
      {how && <HowItWorks content={how} onButton={() => dialogs.open('loyalty-earn')} />}
      <LoyaltyBenefits />
      {questions.length > 0 && (
        <section className={styles.section} aria-labelledby="faq-title">
          <div>
            <h2 id="faq-title" className={styles.title}>
              {text('faq.title')}
            </h2>
            <p className={styles.description}>{text('faq.description')}</p>
          </div>
          <Accordion questions={questions} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="terms-title">
        <h2 id="terms-title" className={styles.title}>
          {text('terms.title')}
        </h2>
        <Prose size="small">
          <Marked text={text.marked('terms.content')} />
        </Prose>
      </section>
      <SeoText part="pages.loyalty" />
    </div>
  )
}
