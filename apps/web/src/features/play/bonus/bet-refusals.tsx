import { useEffect, useEffectEvent } from 'react'
import { giveUp } from '../../../shared/bonuses/carry-out.ts'
import { useActiveBonus } from '../../../shared/bonuses/queries.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { realtimeFeeds } from '../../../shared/realtime/feeds.ts'
import { useSession } from '../../../shared/session/use-session.ts'

interface BetRefusalsProps {
  /** The identity of the game that is played. */
  game: string
  place?: 'casino' | 'sportsbook'
  /** The game did not start, because the active bonus leaves it out. */
  isBarred: boolean
  /** The player was told why. */
  onTold?: () => void
  onRestart: () => void
}

/**
 * Says why the active bonus allowed no stake, or not this game, once for however many stakes were refused. Nothing is
 * shown here.
 */
export function BetRefusals({ game, place = 'casino', isBarred, onTold, onRestart }: BetRefusalsProps): null {
  const { playerId } = useSession()
  const dialogs = useDialogs()
  const active = useActiveBonus()

  const cancel = async () => {
    if (active) await giveUp(active, dialogs)
  }
  const tellRestricted = useEffectEvent(() =>
    dialogs.open('restricted-bets', {
      place,
      ...(active && { bonus: active }),
      onCancelBonus: () => cancel().then(onRestart),
    }),
  )
  const tellMaximum = useEffectEvent((maxBetAmount: number, currency: string) =>
    dialogs.open('max-bets', { maxBetAmount, currency, onCancelBonus: cancel, onLeave: onRestart }),
  )

  const tellStage = useEffectEvent(() => onTold?.())

  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) =>
      client.subscribe(channel('gameBets', { playerId }), (told) => {
        if (told.event === 'game.bet.updated' || told.gameIdentity !== game) return
        tellStage()
        if (told.event === 'game.bet.restricted') tellRestricted()
        if (told.event === 'game.bet.max.exceed') tellMaximum(told.playerBonus.maxBetAmount, told.playerBonus.currency)
      }),
    )
  }, [playerId, game])

  // What is barred is told with the bonus that bars it, which may come a moment later.
  const isKnown = active !== undefined
  useEffect(() => {
    if (isBarred && isKnown) tellRestricted()
  }, [isBarred, isKnown])
  return null
}
