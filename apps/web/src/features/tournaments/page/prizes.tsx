import type { TournamentPrize } from '@baize/contract'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { FiguresTable } from '../../../shared/figures/figures-table.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { prizeGroups } from './prize-groups.ts'

/** What each place wins, places that win the same together. */
export function Prizes({ prizes }: { prizes: readonly TournamentPrize[] }) {
  const text = useText('pages.tournament')
  const { locale } = usePage()
  const format = useFormat()
  const groups = prizeGroups(prizes, (prize) => nameIn({ name: prize.title, names: prize.names }, locale))
  return (
    <FiguresTable
      caption={text('info.prizesCount.label')}
      columns={[text('leaderboard.table.position'), text('leaderboard.table.prize')]}
      rows={groups.map(({ from, to, title }) => ({
        key: String(from),
        label: from === to ? format.count(from) : `${format.count(from)}–${format.count(to)}`,
        figures: [title],
      }))}
    />
  )
}
