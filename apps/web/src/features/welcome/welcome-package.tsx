import { type ReactNode, Suspense, lazy } from 'react'
import { PictureCard } from '../../shared/cards/picture-card.tsx'
import type { MarkedText } from '../../shared/content/marked-text.ts'
import { MarkedLine } from '../../shared/content/marked.tsx'
import { type ContentLink, linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import styles from './welcome-package.module.css'

const LiveOffer = lazy(() => import('./live-offer.tsx').then((module) => ({ default: module.LiveOffer })))

interface Offer {
  title: string
  image: string
  buttonLabel: string
  link: ContentLink
}

interface WelcomeOffer extends Offer {
  topLabel: string
  /** Names a bonus of the platform: guests sign up for it. */
  bonusId?: string
}

interface BonusOffer extends Offer {
  subtitle: string
}

/** How a start works, what it can begin with, and the kinds of bonus there are. */
export function WelcomePackage() {
  const text = useText('pages.welcomeBonuses')
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('title')}</h1>
        <p className={styles.description}>
          <MarkedLine text={text.marked('description')} />
        </p>
      </header>
      <Steps />
      <WelcomeOffers />
      <BonusOffers />
    </>
  )
}

function Steps() {
  const text = useText('pages.welcomeBonuses')
  const steps = (['first', 'second', 'third'] as const).map((step): [string, MarkedText] => [
    step,
    text.marked(`howGet.${step}`),
  ])
  return (
    <section className={styles.how} aria-labelledby="how-title">
      <div className={styles.steps}>
        <h2 id="how-title" className={styles.heading}>
          {text('howGet.label')}
        </h2>
        <ol className={styles.list}>
          {steps.map(([step, words]) => (
            <li key={step}>
              <span>
                <MarkedLine text={words} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <img className={styles.picture} src={text('howGet.image')} width="480" height="320" alt="" fetchPriority="high" />
    </section>
  )
}

function WelcomeOffers() {
  const text = useText('pages.welcomeBonuses')
  const info = usePage()
  const { isPlayer } = useSession()
  const offers = text.at<WelcomeOffer[]>('welcome.items') ?? []
  return (
    <OfferGroup id="welcome-title" label={text('welcome.label')}>
      {offers.map((offer) => {
        const { title, topLabel, image, buttonLabel, bonusId, link } = offer
        const href = bonusId && !isPlayer ? { href: '?sign-up=true' } : linkTo(info, link.url, link.targetBlank)
        const card = { image, title, headingLevel: 3, eyebrow: topLabel, link: href, linkLabel: buttonLabel } as const
        if (!bonusId || !isPlayer) return <PictureCard key={title} {...card} />
        return (
          <Suspense key={title} fallback={<PictureCard {...card} />}>
            <LiveOffer
              bonusId={bonusId}
              receivedLabel={text('welcome.issued')}
              closedLabel={text('welcome.closed')}
              card={card}
            />
          </Suspense>
        )
      })}
    </OfferGroup>
  )
}

function BonusOffers() {
  const text = useText('pages.welcomeBonuses')
  const info = usePage()
  const offers = text.at<BonusOffer[]>('bonuses.items') ?? []
  return (
    <OfferGroup id="bonuses-title" label={text('bonuses.label')}>
      {offers.map(({ title, subtitle, image, buttonLabel, link }) => (
        <PictureCard
          key={title}
          image={image}
          shape="token"
          title={title}
          headingLevel={3}
          text={subtitle}
          link={linkTo(info, link.url, link.targetBlank)}
          linkLabel={buttonLabel}
        />
      ))}
    </OfferGroup>
  )
}

function OfferGroup({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {label}
      </h2>
      <ul className={styles.offers}>{children}</ul>
    </section>
  )
}
