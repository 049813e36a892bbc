import { ButtonLink } from '@baize/ui/button'
import { Carousel } from '@baize/ui/carousel'
import { Suspense, lazy } from 'react'
import type { MarkedText } from '../../shared/content/marked-text.ts'
import { MarkedLine } from '../../shared/content/marked.tsx'
import { textOf } from '../../shared/content/text.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { useCarouselWords } from './use-carousel-words.ts'
import { type BannerImages, PHONE, backgroundOf } from './banner-images.ts'
import styles from './banners.module.css'

const AUTOPLAY_MS = 4000

export interface Banner {
  images: BannerImages
  title: MarkedText
  content: MarkedText
  button: { showButton: boolean; label: string; url: string; icon?: string }
  showLoyalty: boolean
}

const Greeting = lazy(() => import('./banner-greeting.tsx').then((module) => ({ default: module.BannerGreeting })))

/** The first thing one sees: one idea and one action at a time. The first picture is what the page waits for. */
export function Banners() {
  const text = useText('pages.home')
  const banners = text.at<Banner[]>('banners') ?? []
  const words = useCarouselWords()
  const slides = banners.map((banner, index) => ({
    id: textOf(banner.title),
    label: textOf(banner.title),
    content: <BannerSlide banner={banner} isFirst={index === 0} />,
  }))
  return (
    <div className={styles.banners}>
      <Carousel {...words} label={text('bannersLabel')} slides={slides} autoplayMs={AUTOPLAY_MS} />
    </div>
  )
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const info = usePage()
  const { isPlayer } = useSession()
  const { images, button } = banner
  const words = <BannerWords banner={banner} isFirst={isFirst} />
  return (
    <div className={styles.banner}>
      <picture>
        {images.mobileImage && <source media={PHONE} srcSet={images.mobileImage} />}
        <img
          className={styles.background}
          src={backgroundOf(images, info.direction)}
          width="1440"
          height="480"
          alt=""
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      <div className={styles.words}>
        {banner.showLoyalty && isPlayer ? (
          <Suspense fallback={words}>
            <Greeting fallback={words} titleClass={styles.title} textClass={styles.text} />
          </Suspense>
        ) : (
          words
        )}
        {button.showButton && (
          <ButtonLink {...linkTo(info, button.url)} variant="accent" size="large">
            {button.icon && <Icon name={button.icon} />}
            {button.label}
          </ButtonLink>
        )}
      </div>
      {images.faceImage && (
        <img
          className={styles.face}
          src={images.faceImage}
          width="480"
          height="480"
          alt=""
          loading={isFirst ? undefined : 'lazy'}
          decoding="async"
        />
      )}
    </div>
  )
}

function BannerWords({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <>
      <Title className={styles.title}>
        <MarkedLine text={banner.title} />
      </Title>
      <p className={styles.text}>
        <MarkedLine text={banner.content} />
      </p>
    </>
  )
}
