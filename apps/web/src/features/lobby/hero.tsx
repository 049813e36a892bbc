import { ButtonLink } from '@baize/ui/button'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import picture from './hero.svg?no-inline'
import pictureRtl from './hero-rtl.svg?no-inline'
import styles from './hero.module.css'

/** Address of the hero's picture, which the head preloads. Letters on its cards keep it from being mirrored. */
export function heroHref(direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? pictureRtl : picture
}

/** One idea, one action: the house, and the way to what one can play now. */
export function Hero() {
  const text = useText('pages.home')
  const { prefix, direction, gameCount, providerCount } = usePage()
  const format = useFormat()
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <img className={styles.picture} src={heroHref(direction)} width="1440" height="480" alt="" fetchPriority="high" />
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          {text('hero.title')}
        </h1>
        <p className={styles.text}>
          {text('hero.content', { games: format.count(gameCount), providers: format.count(providerCount) })}
        </p>
        <ButtonLink href={`${prefix}/main`} variant="accent" size="large">
          {text('hero.button')}
        </ButtonLink>
      </div>
    </section>
  )
}
