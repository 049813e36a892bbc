import { useText } from '../../shared/page/page-context.tsx'
import styles from './now/now.module.css'
import { Teaser, TeaserPicture } from './teaser.tsx'

/** Where tournaments are told of, with the name of the one that ends next. */
export function TournamentTeaser({ running }: { running: string | null }) {
  const text = useText('pages.home')
  return (
    <Teaser
      id="tournament-teaser"
      title={text('tournamentTeaser.title')}
      text={text('tournamentTeaser.text')}
      link={{ label: text('tournamentTeaser.button.label'), url: text('tournamentTeaser.button.url') }}
      picture={<TeaserPicture src={text('tournamentTeaser.image')} />}
    >
      {running !== null && <p className={styles.now}>{text('tournamentTeaser.running', { name: running })}</p>}
    </Teaser>
  )
}
