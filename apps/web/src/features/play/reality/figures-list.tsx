import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../shared/page/page-context.tsx'
import { useNet } from '../../../shared/page/use-net.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { sittingQuery } from './queries.ts'
import styles from './figures-list.module.css'

/** What this session and the day came to. */
export function FiguresList() {
  const text = useText('pages.game')
  const net = useNet()
  const account = useActiveAccount()
  const { data: sitting } = useQuery(sittingQuery())
  if (!account) return null
  const own = sitting?.money.find(({ currency }) => currency === account.currency)
  return (
    <dl className={styles.list}>
      {(['sitting', 'today'] as const).map((when) => (
        <div key={when}>
          <dt>{text(`figures.${when}`)}</dt>
          <dd>{net(own?.[when].net ?? 0, account.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
