import type { ReactNode } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import styles from './teaser.module.css'

interface TeaserProps {
  /** Of its heading. */
  id: string
  title: string
  text: string
  link: { label: string; url: string }
  /** Stands beside the words: one picture before them, or a row behind them. */
  picture: ReactNode
  layout?: 'picture' | 'row'
  /** What of it concerns whoever looks. */
  children?: ReactNode
}

/** Something of the house that is told of on the lobby; the whole of it leads there. */
export function Teaser({ id, title, text, link, picture, layout = 'picture', children }: TeaserProps) {
  const info = usePage()
  const words = (
    <div className={styles.words}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
      <a className={styles.link} {...linkTo(info, link.url)}>
        {link.label}
        <Icon name="arrow-next" size={16} />
      </a>
    </div>
  )
  return (
    <section className={styles.teaser} aria-labelledby={id} data-layout={layout}>
      {layout === 'picture' ? picture : words}
      {layout === 'picture' ? words : picture}
    </section>
  )
}

/** The picture of a teaser with one. */
export function TeaserPicture({ src }: { src: string }) {
  return <img className={styles.picture} src={src} width="160" height="160" alt="" loading="lazy" />
}
