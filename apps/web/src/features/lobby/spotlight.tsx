import { ButtonLink } from '@baize/ui/button'
import { type GameCardData, pictureOf } from '../../shared/games/game-card-data.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { PHONE, backgroundOf } from './banner-images.ts'
import styles from './spotlight.module.css'

export interface SpotlightContent {
  display: boolean
  collectionIdentity: string
  label: string
  images: {
    desktop: { backgroundImage: string; backgroundImageRtl?: string }
    mobile: { backgroundImage: string }
  }
  game: { identity: string; image: string; playButtonLabel: string; demoButtonLabel: string }
}

/** One game in the light; its collection follows as a shelf. */
export function Spotlight({ game }: { game: GameCardData }) {
  const info = usePage()
  const text = useText('pages.home')
  const content = text.at<SpotlightContent>('aeroGroup')!
  const { src, srcSet } = pictureOf(info.studioUrl, game.cover)
  const href = hrefIn(info, `/games/${game.identity}`)
  return (
    <section className={styles.spotlight} aria-labelledby="spotlight-title">
      <picture>
        <source media={PHONE} srcSet={content.images.mobile.backgroundImage} />
        <img
          className={styles.background}
          src={backgroundOf(content.images.desktop, info.direction)}
          width="1440"
          height="480"
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div className={styles.feature} data-game-place="">
        <img
          className={styles.cover}
          src={src ?? content.game.image}
          srcSet={srcSet}
          width="200"
          height="300"
          alt=""
          loading="lazy"
        />
        <div className={styles.words}>
          <p className={styles.label}>{content.label}</p>
          <h2 id="spotlight-title" className={styles.title}>
            {game.name}
          </h2>
          <p className={styles.provider}>{game.provider}</p>
          <div className={styles.buttons}>
            <ButtonLink
              href={href}
              variant="accent"
              data-game={game.identity}
              data-name={game.name}
              data-demo={game.isDemo ? '' : undefined}
            >
              <Icon name="play" size={18} />
              {content.game.playButtonLabel}
            </ButtonLink>
            {game.isDemo && (
              <a className={styles.demo} href={href}>
                {content.game.demoButtonLabel}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
