import { Progress } from '@baize/ui/progress'
import { useQuery } from '@tanstack/react-query'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { formatPercent } from '../../../shared/page/percent.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { doneOf } from '../../../shared/quests/done-of.ts'
import { activeQuestsQuery } from '../../../shared/quests/queries.ts'
import styles from './now.module.css'

/** The quest the player is furthest with. Not there where none is active. */
export function QuestAtHand() {
  return (
    <PlayerScope>
      <AtHand />
    </PlayerScope>
  )
}

function AtHand() {
  const { locale } = usePage()
  const { data } = useQuery(activeQuestsQuery())
  const quest = data?.quests.toSorted((left, right) => doneOf(right) - doneOf(left))[0]
  if (!quest) return null
  return (
    <div className={styles.progress}>
      <Progress
        label={nameIn(quest, locale)}
        value={doneOf(quest)}
        valueText={formatPercent(Math.floor(100 * doneOf(quest)), locale)}
      />
    </div>
  )
}
