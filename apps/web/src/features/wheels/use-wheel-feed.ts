import { useEffect, useEffectEvent } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { toldOf } from '../../shared/alerts/just-told.ts'
import { markedLink } from '../../shared/content/marked-text.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { useFormat } from '../../shared/page/use-format.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { realtimeFeeds } from '../../shared/realtime/feeds.ts'
import { useSession } from '../../shared/session/use-session.ts'

interface Issued {
  amount: number
  wheel: { identity: string; title: string }
}

/** Tells the player on any page of spins they were given, and has an open wheel show them. */
export function useWheelFeed(): void {
  const { playerId } = useSession()
  const info = usePage()
  const format = useFormat()
  const tell = useEffectEvent(({ amount, wheel }: Issued) => {
    // A spin that was used is told of where the wheel was turned, once the drum stands.
    if (amount === 0) return
    void queryClient.invalidateQueries({ queryKey: ['retention', 'wheels'] })
    const link = markedLink(wheel.title, hrefIn(info, `/wheels/${wheel.identity}`))
    toldOf('/wheels/')
    showAlert('wheel.spinsIssued', { count: format.count(amount), wheel: link })
  })
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) => client.subscribe(channel('wheelSpins', { playerId }), tell))
  }, [playerId])
}
