import { TournamentList } from '../features/tournaments/list/tournament-list.tsx'
import { SeoText } from './seo-text.tsx'
import type { TournamentsData } from './tournaments-load.ts'
import styles from './lobby.module.css'

/** Tournaments with what the content tree says about them. */
export function TournamentsBlocks({ data: { open, over, overTotal, pages } }: { data: TournamentsData }) {
  return (
    <div className={styles.stack}>
      <TournamentList open={open} over={over} overTotal={overTotal} pages={pages} />
      <SeoText part="pages.tournaments" />
    </div>
  )
}
