import type { LoyaltyLevel } from '@baize/contract'
import { ToastGroup, type ToastMessage } from '@baize/ui/toast-group'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toldOf } from '../../shared/alerts/just-told.ts'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { readPart } from '../../shared/content/text.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { loyaltyQuery, putLoyalty, useLoyalty } from '../../shared/loyalty/queries.ts'
import { useContent, usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { realtimeFeeds } from '../../shared/realtime/feeds.ts'
import { whenMissed } from '../../shared/realtime/when-missed.ts'
import { useSession } from '../../shared/session/use-session.ts'

const PART = 'modals.loyaltyLevel'

/**
 * Keeps points and level in step with the platform. A new level is a passing notice over a game, so that nothing stands in
 * the way of play, and a dialog on every other page.
 */
export function LevelNews({ isAtPlay }: { isAtPlay: boolean }) {
  return (
    <PlayerScope>
      <News isAtPlay={isAtPlay} />
    </PlayerScope>
  )
}

function News({ isAtPlay }: { isAtPlay: boolean }) {
  const { playerId } = useSession()
  const shell = useText('layout.shell')
  const content = useContent()
  const { locale } = usePage()
  const format = useFormat()
  const dialogs = useDialogs()
  const [notices, setNotices] = useState<readonly ToastMessage[]>([])
  const current = useLoyalty()?.currentLevel
  /** The level the page began with, and the highest that was told of: a read may overtake the event, or make up for it. */
  const begun = useRef<number>(undefined)
  const told = useRef(0)
  const tell = useEffectEvent((currentLevel: LoyaltyLevel) => {
    if (currentLevel.order <= told.current) return
    told.current = currentLevel.order
    toldOf('/loyalty')
    if (!isAtPlay) {
      dialogs.open('loyalty-level', { level: currentLevel })
      return
    }
    const values = { levelName: nameIn(currentLevel, locale), levelOrder: format.count(currentLevel.order) }
    void content.need([PART]).then(() => {
      const title = readPart(content.get(PART), locale)('gamePageNotification', values)
      setNotices((all) => [...all, { id: currentLevel.order, type: 'done', title }])
    })
  })
  const order = current?.order
  const look = useEffectEvent(() => {
    if (!current) return
    if (begun.current !== undefined && current.order > begun.current) tell(current)
    begun.current = current.order
  })
  useEffect(() => look(), [order])
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) =>
      client.subscribe(
        channel('loyaltyAccounts', { playerId }),
        ({ event, playerAccount }) => {
          putLoyalty(playerAccount)
          if (event === 'account.level.updated') tell(playerAccount.currentLevel)
        },
        { onSubscribed: whenMissed(loyaltyQuery().queryKey) },
      ),
    )
  }, [playerId])
  if (notices.length === 0) return null
  return (
    <ToastGroup
      label={shell('alerts')}
      closeLabel={shell('close')}
      messages={notices}
      onGone={(gone) => setNotices((all) => all.filter(({ id }) => id !== gone))}
    />
  )
}
