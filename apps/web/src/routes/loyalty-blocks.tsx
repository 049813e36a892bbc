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
import type { LoyaltyData } from './loyalty-load.ts'
import { SeoText } from './seo-text.tsx'
import lobby from './lobby.module.css'
import styles from './loyalty.module.css'

/** Levels: what they are, what they ask for and bring, and what people ask about them. */
export function LoyaltyBlocks({ data }: { data: LoyaltyData }) {
  const text = useText('pages.loyalty')
  const dialogs = useDialogs()
  const how = text.at<HowItWorksContent>('howItWorks')
  const questions = text.at<Question[]>('faq.items') ?? []
  return (
    <div className={lobby.stack}>
      <LoyaltyBanner />
      {how && <HowItWorks content={how} onButton={() => dialogs.open('loyalty-earn')} />}
      <LoyaltyLevels levels={data.levels} />
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
