import { Carousel } from '@baize/ui/carousel'
import { useEffect, useRef, useState } from 'react'
import { MarkedLine } from '../../shared/content/marked.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { GradientFill } from '../../shared/cards/gradient-fill.tsx'
import { type Slide, hasSegments, slidesFor } from './slides.ts'
import { useCarouselWords } from './use-carousel-words.ts'
import { useSegments } from './use-segments.ts'
import styles from './slider.module.css'

/** Slides come and go by date while the page stays open. */
const CHECK_MS = 600_000
const EAGER_SLIDES = 3

/** What the house wants to be seen, on a low strip where asked. `nowMs` is when the server looked at the dates. */
export function Slider({ nowMs: then, label, isLow }: { nowMs: number; label: string; isLow?: boolean }) {
  const all = useText('globalComponents.slider').at<Slide[]>('slideList') ?? []
  const words = useCarouselWords()
  const { isPlayer } = useSession()
  const segments = useSegments(hasSegments(all))
  const [nowMs, setNowMs] = useState(then)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  const slides = slidesFor(all, { nowMs, isPlayer, segments })
  return (
    <Carousel
      {...words}
      label={label}
      width="auto"
      slides={slides.map((slide, index) => ({
        id: slide.title,
        label: slide.title,
        content: <SlideView slide={slide} isEager={index < EAGER_SLIDES} isLow={isLow} />,
      }))}
    />
  )
}

function SlideView({ slide, isEager, isLow }: { slide: Slide; isEager: boolean; isLow?: boolean }) {
  const info = usePage()
  const { slideLink, button } = slide
  return (
    <div className={styles.slide} data-low={isLow || undefined}>
      {slide.colorLeft && <GradientFill from={slide.colorLeft} to={slide.colorRight ?? slide.colorLeft} />}
      <picture>
        <source media="(max-width: 767px)" srcSet={slide.mobileImage} />
        <img
          className={styles.picture}
          src={(info.direction === 'rtl' && slide.desktopImageRtl) || slide.desktopImage}
          width="1440"
          height="480"
          alt=""
          loading={isEager ? undefined : 'lazy'}
          decoding="async"
        />
      </picture>
      {slideLink?.url && (
        <a
          className={styles.cover}
          {...linkTo(info, slideLink.url, slideLink.targetBlank)}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <div className={styles.words}>
        {slide.badge?.text && <Badge badge={slide.badge} />}
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.content && (
          <p className={styles.text}>
            <MarkedLine text={slide.content} />
          </p>
        )}
        <a className={styles.button} {...linkTo(info, button.url, button.targetBlank)}>
          {button.label}
          <Icon name="arrow-next" size={16} />
        </a>
      </div>
    </div>
  )
}

/** Its colours come from the content tree; until the page is alive it wears those of the house. */
function Badge({ badge }: { badge: NonNullable<Slide['badge']> }) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (badge.textColor) element.current?.style.setProperty('color', badge.textColor)
    if (badge.backgroundColor) element.current?.style.setProperty('background', badge.backgroundColor)
  }, [badge])
  return (
    <span ref={element} className={styles.badge}>
      {badge.text}
    </span>
  )
}
