import { ButtonLink } from '@baize/ui/button'
import type { GameCardData } from '../../../shared/games/game-card-data.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { GameCards } from '../games/game-card.tsx'
import type { ProviderData } from './provider-data.ts'
import { ProviderLogo } from './provider-row.tsx'
import { useProvidersHref } from '../../../shared/games/use-providers-href.ts'
import styles from './featured-provider.module.css'

/** One studio in the light with the games it is known for. */
export function FeaturedProvider({ provider, games }: { provider: ProviderData; games: readonly GameCardData[] }) {
  const text = useText('pages.providers')
  const cards = useText('globalComponents.cardsGroup')
  const hrefOf = useProvidersHref()
  return (
    <section className={styles.featured} aria-labelledby="featured-provider">
      <img className={styles.background} src={text('staticProvider.bgImage')} width="1440" height="480" alt="" />
      <div className={styles.words}>
        <div className={styles.logo} aria-hidden="true">
          <ProviderLogo provider={provider} isEager />
        </div>
        <h2 id="featured-provider" className={styles.name}>
          {provider.name}
        </h2>
        <p className={styles.count}>{cards.plural('providers.gamesCount', provider.count)}</p>
        <ButtonLink href={hrefOf([provider.identity])} variant="accent">
          {text('staticProvider.button')}
        </ButtonLink>
      </div>
      <ul className={styles.games}>
        <GameCards games={games} eagerCount={games.length} />
      </ul>
    </section>
  )
}
