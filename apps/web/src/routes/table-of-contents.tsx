import { useEffect, useRef, useState } from 'react'
import type { Heading } from '../shared/content/headings.ts'
import { useText } from '../shared/page/page-context.tsx'
import styles from './table-of-contents.module.css'

/** How far below the top a heading counts as reached: the header and a little more. */
const REACHED_PX = 120

/** The way through a long text: beside it on wide screens, folded above it on others. Marks where one is. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const label = useText('layout.shell')('contentsLabel')
  const current = useCurrent(headings)
  const links = (
    <ol className={styles.links}>
      {headings.map(({ id, words }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={styles.side} aria-label={label}>
        <p className={styles.label}>{label}</p>
        {links}
      </nav>
      <details className={styles.folded}>
        <summary>{label}</summary>
        <nav aria-label={label}>{links}</nav>
      </details>
    </>
  )
}

/** The heading one has read up to. At the foot of the page that is the last, which may never reach the top. */
function useCurrent(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const frame = useRef(0)
  useEffect(() => {
    const look = () => {
      frame.current = 0
      const isAtFoot = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const reached = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= REACHED_PX
      })
      setCurrent((isAtFoot ? headings.at(-1) : reached.at(-1))?.id ?? null)
    }
    const onScroll = () => {
      frame.current ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame.current)
    }
  }, [headings])
  return current
}
