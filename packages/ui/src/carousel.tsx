import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { followDrag } from './drag-scroll.ts'
import { slideAt, slideStart } from './slide-position.ts'
import { useAutoplay } from './use-autoplay.ts'
import styles from './carousel.module.css'

export interface Slide {
  /** Tells it apart from the others. */
  id: string
  /** Names the slide. */
  label: string
  /** What it shows; links and buttons keep their own keys. */
  content: ReactNode
}

export interface CarouselProps {
  /** What the slides are of. */
  label: string
  /** What it is called to a screen reader, in the reader's language: `carousel`. */
  roleDescription: string
  /** What one of them is called: `slide`. */
  slideRoleDescription: string
  /** In their order; nothing is shown without any. */
  slides: readonly Slide[]
  /** Names the button back. */
  previousLabel: string
  /** Names the button on. */
  nextLabel: string
  /** Says where one is: `2 of 5`. Also names the dots. */
  positionLabel: (position: number, total: number) => string
  /** `full` shows one slide at a time, `auto` as many as fit by their own width. */
  width?: 'full' | 'auto'
  /** Time per slide in milliseconds; absent, it never moves by itself. Needs the two labels below. */
  autoplayMs?: number
  /** Names the button that stops it. */
  pauseLabel?: string
  /** Names the button that lets it go on. */
  playLabel?: string
  /** Points to each slide. Left out by default where several are in view. */
  hasDots?: boolean
  /** Another slide stands at the start now, by whatever means. */
  onChange?: (id: string) => void
}

/**
 * Slides in a row that the platform scrolls and snaps: by touch, wheel, drag, arrow keys and buttons. Moving by
 * itself stops on hover, on focus, by its button, and for those who asked for less motion.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, positionLabel, width = 'full', autoplayMs, onChange } = props
  const { hasDots = width === 'full' } = props
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  const total = slides.length

  const goTo = (index: number) => {
    const element = track.current
    const slide = element?.children[index]
    if (element && slide) element.scrollTo({ left: slideStart(element, slide as HTMLElement) })
  }
  const { isPlaying, canPlay, toggle, hold } = useAutoplay(autoplayMs, total, () => goTo((current + 1) % total))

  const announce = useRef(onChange)
  useEffect(() => {
    announce.current = onChange
  })
  const look = () => {
    const element = track.current
    if (!element) return
    const { index, isAtStart, isAtEnd } = slideAt(element)
    setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }))
    if (index === current) return
    setCurrent(index)
    const slide = slides[index]
    if (slide) announce.current?.(slide.id)
  }
  useEffect(() => {
    const element = track.current
    if (!element) return
    look()
    return followDrag(element)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: scrolling tells of everything that follows
  }, [total])

  const step = (by: 1 | -1) => {
    const element = track.current
    if (!element) return
    if (width === 'full') goTo(Math.min(Math.max(current + by, 0), total - 1))
    else {
      const isRtl = getComputedStyle(element).direction === 'rtl'
      element.scrollBy({ left: by * (isRtl ? -1 : 1) * element.clientWidth * 0.85 })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A control inside a slide keeps its own keys.
    if (event.target !== event.currentTarget) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    const jump = { Home: 0, End: total - 1 }[event.key]
    if (by === undefined && jump === undefined) return
    event.preventDefault()
    if (jump !== undefined) goTo(jump)
    else step(by as 1 | -1)
  }

  if (total === 0) return null
  return (
    <section
      className={styles.carousel}
      aria-roledescription={props.roleDescription}
      aria-label={label}
      data-width={width}
      {...hold}
    >
      <ul
        ref={track}
        id={id}
        className={styles.track}
        // The row scrolls, so the keyboard must reach it.
        tabIndex={0}
        aria-label={label}
        aria-live={isPlaying ? 'off' : 'polite'}
        aria-atomic="false"
        onScroll={look}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.item}>
            <div
              role="group"
              className={styles.slide}
              aria-roledescription={props.slideRoleDescription}
              aria-label={`${slide.label}, ${positionLabel(index + 1, total)}`}
            >
              {slide.content}
            </div>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.controls}>
          {canPlay && (
            <button
              type="button"
              className={styles.button}
              aria-label={isPlaying ? props.pauseLabel : props.playLabel}
              onClick={toggle}
            >
              {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            </button>
          )}
          {hasDots && (
            <div className={styles.dots}>
              {slides.map((slide, index) => (
                <button
                  key={slide.id}
                  type="button"
                  className={styles.dot}
                  aria-label={`${positionLabel(index + 1, total)}: ${slide.label}`}
                  aria-current={index === current || undefined}
                  onClick={() => goTo(index)}
                />
              ))}
            </div>
          )}
          <button
            type="button"
            className={styles.button}
            data-step="previous"
            aria-controls={id}
            aria-label={props.previousLabel}
            aria-disabled={ends.isAtStart || undefined}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={20} aria-hidden="true" data-flips="" />
          </button>
          <button
            type="button"
            className={styles.button}
            data-step="next"
            aria-controls={id}
            aria-label={props.nextLabel}
            aria-disabled={ends.isAtEnd || undefined}
            onClick={() => step(1)}
          >
            <ChevronRight size={20} aria-hidden="true" data-flips="" />
          </button>
        </div>
      )}
    </section>
  )
}
