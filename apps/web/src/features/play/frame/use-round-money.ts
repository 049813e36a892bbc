import type { Account } from '@baize/contract'
import { useEffect, useEffectEvent } from 'react'
import { usePage } from '../../../shared/page/page-context.tsx'
import { holdBalance, releaseBalance, useIsRoundOn } from '../../../shared/player/held-balance.ts'
import { readAccountsAgain } from '../../../shared/player/queries.ts'
import { realtimeFeeds } from '../../../shared/realtime/feeds.ts'

/** The platform's push and the game's own answer cross each other. */
const SETTLES_MS = 300

/**
 * Keeps what stands in the header and in the game one: the header waits for the reels, and where the two differ after a
 * round both are read anew, because the game may not know what came or went beside it, and the page may have lost its
 * socket. `gameBalance` is what the game shows, in smallest units, as far as it has said so.
 */
export function useRoundMoney(options: {
  account: Account | undefined
  gameBalance: string | null
  refresh: () => void
}) {
  const { account, gameBalance } = options
  const { currencies } = usePage()
  const isRoundOn = useIsRoundOn()
  const units = currencies.find(({ code }) => code === account?.currency)?.subunitToUnit
  const known = account && units ? String(Math.round(account.balance * units)) : null

  const refresh = useEffectEvent(() => {
    options.refresh()
    void readAccountsAgain()
    realtimeFeeds.hurry()
  })
  useEffect(() => {
    if (isRoundOn || known === null || gameBalance === null || known === gameBalance) return undefined
    const timer = setTimeout(() => refresh(), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [isRoundOn, known, gameBalance])

  useEffect(() => releaseBalance, [])
  return { begin: () => account && holdBalance(account), end: releaseBalance }
}
