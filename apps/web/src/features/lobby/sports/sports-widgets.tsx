import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import type { WidgetFrameProps } from './widget-frame.tsx'
import styles from './sports-widgets.module.css'

const KINDS = ['live', 'top'] as const
const NEAR_VIEW = '600px'

/** What is played now and next, by the betting company that serves the visitor's country. Its frames come near view. */
export function SportsWidgets() {
  const text = useText('pages.home')
  const info = usePage()
  const { betting } = info.flags
  const section = useRef<HTMLElement>(null)
  const Frame = useNear(section, betting !== undefined)
  const [gone, setGone] = useState<readonly string[]>([])
  const kinds = KINDS.filter((kind) => !gone.includes(kind))
  if (!betting || kinds.length === 0) return null
  return (
    <section ref={section} className={styles.section} aria-labelledby="sports-widgets">
      <div className={styles.head}>
        <h2 id="sports-widgets" className={styles.title}>
          {text('sports.title')}
        </h2>
        <a className={styles.link} href={hrefIn(info, '/betting')}>
          {text('sports.button')}
          <Icon name="arrow-next" size={16} />
        </a>
      </div>
      <div className={styles.frames}>
        {kinds.map((kind) => (
          <div key={kind} className={styles.place}>
            {Frame && (
              <Frame
                kind={kind}
                title={text(`sports.${kind}`)}
                company={betting}
                onGone={() => setGone((before) => [...before, kind])}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

/** The frame's code, fetched when the section comes near view. */
function useNear(section: { current: HTMLElement | null }, isWanted: boolean): ComponentType<WidgetFrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<WidgetFrameProps> | null>(null)
  useEffect(() => {
    const element = section.current
    if (!isWanted || !element) return undefined
    let isCurrent = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void import('./widget-frame.tsx').then((module) => isCurrent && setFrame(() => module.WidgetFrame))
      },
      { rootMargin: NEAR_VIEW },
    )
    observer.observe(element)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [section, isWanted])
  return Frame
}
