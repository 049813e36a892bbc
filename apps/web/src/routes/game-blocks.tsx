import { CardPlaces, GameCards } from '../features/catalogue/games/game-card.tsx'
import { Row } from '../features/catalogue/rows/row.tsx'
import { GameInfo } from '../features/play/bar/game-info.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import type { GameData } from './game-load.ts'
import { PageTitle } from './page-title.tsx'
import { SeoText } from './seo-text.tsx'
import lobby from './lobby.module.css'
import styles from './game.module.css'

/** Below the game: its figures, games of the same shelf, and what the content tree says about it. */
export function GameBlocks({ data }: { data: GameData }) {
  const { game, shelf, recommended } = data
  const text = useText('pages.game')
  const cards = useText('globalComponents.cardsGroup')
  const info = usePage()
  return (
    <div className={lobby.stack}>
      <section className={styles.about}>
        <PageTitle>{game.name}</PageTitle>
        <GameInfo game={game} />
      </section>
      {recommended?.length !== 0 && (
        <Row
          id="recommended"
          title={cards('recommendedSubtitle')}
          href={shelf ? hrefIn(info, `/categories/${shelf}`) : undefined}
          previousLabel={cards('previousLabel')}
          nextLabel={cards('nextLabel')}
        >
          {recommended ? <GameCards games={recommended} /> : <CardPlaces />}
        </Row>
      )}
      {game.facts && (
        <SeoText
          part="pages.game"
          values={{
            game: game.name,
            provider: game.facts.provider.name,
            volatility: text(`volatility.${game.facts.volatility}`) || game.facts.volatility,
          }}
        />
      )}
    </div>
  )
}
