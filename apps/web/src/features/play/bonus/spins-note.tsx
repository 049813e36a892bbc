import { useQuery } from '@tanstack/react-query'
import { useHeldSpins } from '../../../shared/bonuses/queries.ts'
import { gameQuery } from '../../../shared/bonuses/receive-spins.ts'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { useFormat } from '../../../shared/page/use-format.ts'
import { nextSpins } from './next-spins.ts'
import styles from './wager-note.module.css'

/** The free spins that come next: of this game once they are started, or running in another one. */
export function SpinsNote({ game }: { game: string }) {
  const text = useText('pages.game')
  const format = useFormat()
  const info = usePage()
  const next = nextSpins(useHeldSpins() ?? [], game)
  const isHere = next?.gameId === game
  const { data } = useQuery({ ...gameQuery(next?.gameId ?? ''), enabled: next !== undefined && !isHere })
  if (!next || (!isHere && !data)) return null
  const count = format.count(next.count - next.usedCount)
  return (
    <p className={styles.note}>
      <Icon name="slots" size={16} />
      <span>
        <MarkedLine
          text={
            isHere
              ? text.marked('freeSpins.ready', { count, url: hrefIn(info, '/profile/bonuses') })
              : text.marked('freeSpins.elsewhere', {
                  count,
                  game: data!.name,
                  url: hrefIn(info, `/games/${next.gameId}?real=true`),
                })
          }
        />
      </span>
    </p>
  )
}
