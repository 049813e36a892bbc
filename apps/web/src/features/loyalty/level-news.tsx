import type { LoyaltyAccount } from '@baize/contract'
import { ToastGroup, type ToastMessage } from '@baize/ui/toast-group'
import { useEffect, useEffectEvent, useState } from 'react'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { readPart } from '../../shared/content/text.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { loyaltyQuery, putLoyalty } from '../../shared/loyalty/queries.ts'
import { useContent, usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { realtimeFeeds } from '../../shared/realtime/feeds.ts'
import { useSession } from '../../shared/session/use-session.ts'

const PART = 'modals.loyaltyLevel'

/**
 * Keeps points and level in step with the platform. A new level is a passing notice over a game, so that nothing stands in
 * the way of play, and a dialog on every other page.
 */
export function LevelNews({ isAtPlay }: { isAtPlay: boolean }) {
  const { playerId } = useSession()
  const shell = useText('layout.shell')
  const content = useContent()
  const { locale } = usePage()
  const format = useFormat()
  const dialogs = useDialogs()
  const [notices, setNotices] = useState<readonly ToastMessage[]>([])
  const follow = useEffectEvent((event: string, account: LoyaltyAccount) => {
    const { currentLevel } = account
    const known = queryClient.getQueryData(loyaltyQuery().queryKey)
    putLoyalty(account)
    if (event !== 'account.level.updated' || (known && known.currentLevel.order >= currentLevel.order)) return
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
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) =>
      client.subscribe(
        channel('loyaltyAccounts', { playerId }),
        ({ event, playerAccount }) => follow(event, playerAccount),
        { onSubscribed: () => void queryClient.prefetchQuery({ ...loyaltyQuery(), staleTime: 0 }) },
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
