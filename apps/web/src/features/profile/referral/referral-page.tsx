import { useQuery } from '@tanstack/react-query'
import { Marked } from '../../../shared/content/marked.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useProfile } from '../../../shared/player/queries.ts'
import { Section, SectionPlaceholder } from '../section.tsx'
import { Invitation } from './invitation.tsx'
import { referralSettingsQuery, referralsQuery } from './queries.ts'
import styles from './referral-page.module.css'
import { Rewards } from './rewards.tsx'

interface Step {
  image: string
  title: string
  description: string
}

interface Question {
  question: string
  answer: string
}

/** The player's own link, what came of it, and how it works. */
export function ReferralPage() {
  const text = useText('profile.referral')
  const profile = useProfile()
  const settings = useQuery(referralSettingsQuery())
  const first = useQuery(referralsQuery(1))
  const waiting = [settings, first].find(({ data }) => !data)
  if (!profile || !settings.data || !first.data) return <SectionPlaceholder query={waiting ?? settings} />
  const steps = text.at<Step[]>('howItWorks.items') ?? []
  const questions = text.at<Question[]>('faq.items') ?? []
  return (
    <>
      <Invitation profile={profile} settings={settings.data} total={first.data.meta.totalRows} />
      <Section title={text('howItWorks.title')} description={text('howItWorks.description')}>
        <ol className={styles.steps}>
          {steps.map(({ image, title, description }) => (
            <li key={title}>
              <img src={image} alt="" width={64} height={64} loading="lazy" />
              <strong>{title}</strong>
              <Marked text={description} />
            </li>
          ))}
        </ol>
      </Section>
      <Rewards />
      <Section title={text('faq.title')} description={text('faq.description')}>
        <div className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <Marked text={answer} />
            </details>
          ))}
        </div>
      </Section>
    </>
  )
}
