import type { Quest } from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { readPart } from '../../shared/content/text.ts'
import { useContent, usePage } from '../../shared/page/page-context.tsx'
import { useActiveAccount } from '../../shared/player/queries.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { activeQuestsQuery, putStep, QUESTS_KEY, refreshQuests } from '../../shared/quests/queries.ts'
import { realtimeFeeds } from '../../shared/realtime/feeds.ts'
import { whenMissed } from '../../shared/realtime/when-missed.ts'
import { useSession } from '../../shared/session/use-session.ts'

const PART = 'globalComponents.constants'

/** Keeps quests in step with the platform on every page, and tells of tasks that are done and of quests that end. */
export function QuestNews() {
  return (
    <PlayerScope>
      <News />
    </PlayerScope>
  )
}

function News() {
  const { playerId } = useSession()
  const content = useContent()
  const { locale } = usePage()
  const currency = useActiveAccount()?.currency
  // So that a step finds its quest, whichever page is open.
  useQuery(activeQuestsQuery())
  const told = useRef<string>(undefined)
  useEffect(() => {
    // Amounts are told in the currency of the account that is used.
    if (told.current !== undefined && told.current !== currency) void refreshQuests()
    told.current = currency
  }, [currency])
  const tellOfStep = useEffectEvent(
    (task: Parameters<typeof putStep>[0] & { name: string; names?: Quest['names']; quantity: number }) => {
      const quest = putStep(task)
      if (quest && task.isActive && task.progress === task.quantity)
        showAlert('quests.taskCompleted', { taskName: nameIn(task, locale), questName: nameIn(quest, locale) })
    },
  )
  const tellOfState = useEffectEvent((quest: Quest) => {
    void refreshQuests()
    if (quest.state === QuestState.completed) return
    void content.need([PART]).then(() => {
      const status = readPart(content.get(PART), locale)(`questsStatuses.${quest.state}`)
      showAlert('quests.stateChanged', { name: nameIn(quest, locale), status })
    })
  })
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) =>
      client.subscribe(
        channel('quests', { playerId }),
        (told) => (told.event === 'quest.updated' ? tellOfState(told.quest) : tellOfStep(told.task)),
        { onSubscribed: whenMissed(QUESTS_KEY) },
      ),
    )
  }, [playerId])
  return null
}
