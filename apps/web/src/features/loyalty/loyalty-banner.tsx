import { Button, ButtonLink } from '@baize/ui/button'
import { Skeleton } from '@baize/ui/skeleton'
import { Suspense, lazy } from 'react'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { MarkedLine } from '../../shared/content/marked.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { GradientFill } from '../../shared/cards/gradient-fill.tsx'
import styles from './loyalty-banner.module.css'

const OwnLevel = lazy(() => import('./own-level.tsx').then((module) => ({ default: module.OwnLevel })))

/** Guests read what levels are and sign in; players see where they stand, and may read how points are earned. */
export function LoyaltyBanner() {
  const text = useText('pages.loyalty')
  const { isPlayer } = useSession()
  return (
    <header className={styles.banner}>
      <GradientFill
        from={text('banner.bannerGradient.topColor')}
        to={text('banner.bannerGradient.bottomColor')}
        isVertical
      />
      <div className={styles.words}>
        <p className={styles.subtitle}>{text('banner.subtitle')}</p>
        <h1 className={styles.title}>{text('banner.title')}</h1>
        {isPlayer ? (
          <div className={styles.own}>
            <Suspense fallback={<Skeleton />}>
              <OwnLevel />
            </Suspense>
          </div>
        ) : (
          <p className={styles.description}>
            <MarkedLine text={text.marked('banner.description')} />
          </p>
        )}
        <BannerAction />
      </div>
      <picture>
        <source media="(max-width: 767px)" srcSet={text('banner.mobileImage')} />
        <img
          className={styles.picture}
          src={text('banner.desktopImage')}
          width="320"
          height="320"
          alt=""
          fetchPriority="high"
        />
      </picture>
    </header>
  )
}

function BannerAction() {
  const text = useText('pages.loyalty')
  const info = usePage()
  const dialogs = useDialogs()
  const { isPlayer } = useSession()
  const url = text('banner.loyaltyActionButton.url')
  const label = text('banner.loyaltyActionButton.label')
  if (!isPlayer)
    return (
      <ButtonLink href="?sign-in=true" variant="accent" size="large">
        <Icon name={text('banner.loginButton.icon')} />
        {text('banner.loginButton.label')}
      </ButtonLink>
    )
  return url ? (
    <ButtonLink
      {...linkTo(info, url, text.at<boolean>('banner.loyaltyActionButton.targetBlank'))}
      variant="accent"
      size="large"
    >
      {label}
    </ButtonLink>
  ) : (
    <Button variant="accent" size="large" onClick={() => dialogs.open('loyalty-earn')}>
      {label}
    </Button>
  )
}
