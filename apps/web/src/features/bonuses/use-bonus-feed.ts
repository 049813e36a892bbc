import type { PlayerBonus, PlayerFreespin } from '@baize/contract'
import { useEffect, useEffectEvent } from 'react'
import { receiveBonus, receiveCode } from '../../shared/bonuses/receive-bonus.ts'
import { receiveSpins } from '../../shared/bonuses/receive-spins.ts'
import { BONUS_KEY } from '../../shared/bonuses/queries.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { useFormat } from '../../shared/page/use-format.ts'
import { realtimeFeeds } from '../../shared/realtime/feeds.ts'
import { whenMissed } from '../../shared/realtime/when-missed.ts'
import { useSession } from '../../shared/session/use-session.ts'

/** Keeps every view of bonuses in step with the platform, and tells the player on any page what became of one. */
export function useBonusFeed(): void {
  const { playerId } = useSession()
  const format = useFormat()
  const info = usePage()
  const tellBonus = useEffectEvent((bonus: PlayerBonus) =>
    receiveBonus(bonus, { locale: info.locale, amount: format.amount }),
  )
  const tellSpins = useEffectEvent((spins: PlayerFreespin) =>
    receiveSpins(spins, { count: format.count(spins.count), bonuses: hrefIn(info, '/profile/bonuses') }),
  )
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) => {
      const stops = [
        client.subscribe(channel('playerBonuses', { playerId }), ({ playerBonus }) => tellBonus(playerBonus), {
          onSubscribed: whenMissed(BONUS_KEY),
        }),
        client.subscribe(channel('playerFreespins', { playerId }), ({ playerFreespin }) => tellSpins(playerFreespin)),
        client.subscribe(channel('playerBonusCodes', { playerId }), ({ playerBonusCode }) =>
          receiveCode(playerBonusCode),
        ),
      ]
      return () => stops.forEach((stop) => stop())
    })
  }, [playerId])
}
