import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import styles from './wheel-teaser.module.css'

/** Where the prize wheel is told of. */
export function WheelTeaser() {
  const text = useText('pages.home')
  const info = usePage()
  return (
    <section className={styles.teaser} aria-labelledby="wheel-teaser">
      <img className={styles.picture} src={text('wheelTeaser.image')} width="160" height="160" alt="" loading="lazy" />
      <div className={styles.words}>
        <h2 id="wheel-teaser" className={styles.title}>
          {text('wheelTeaser.title')}
        </h2>
        <p className={styles.text}>{text('wheelTeaser.text')}</p>
        <a className={styles.link} {...linkTo(info, text('wheelTeaser.button.url'))}>
          {text('wheelTeaser.button.label')}
          <Icon name="arrow-next" size={16} />
        </a>
      </div>
    </section>
  )
}
