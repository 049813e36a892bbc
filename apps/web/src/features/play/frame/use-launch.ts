import { ApiFailure } from '@baize/client'
import { useEffect, useState } from 'react'
import { usePage } from '../../../shared/page/page-context.tsx'
import { type LaunchRequest, startGame, takeLaunch } from '../entry/launch.ts'

export type Launch = { state: 'starting' } | { state: 'running'; url: string } | { state: 'refused'; code: number }

/** Asks the platform for the address of the game's frame; starts over whenever the request, or `round`, changes. */
export function useLaunch({ game, isDemo, accountId, round }: LaunchRequest & { round: number }): Launch {
  const { locale, country, prefix } = usePage()
  const key = `${game} ${isDemo} ${accountId} ${round}`
  const [launch, setLaunch] = useState<Launch & { key: string }>({ state: 'starting', key })

  useEffect(() => {
    const controller = new AbortController()
    const settle = (next: Launch) => {
      if (!controller.signal.aborted) setLaunch({ ...next, key })
    }
    const request = { game, isDemo, accountId }
    const address = takeLaunch(request) ?? startGame(request, { locale, country, prefix }, controller.signal)
    address
      .then((url) => settle({ state: 'running', url }))
      .catch((error: unknown) => settle({ state: 'refused', code: error instanceof ApiFailure ? error.code : 0 }))
    return () => controller.abort()
  }, [key, game, isDemo, accountId, locale, country, prefix])

  return launch.key === key ? launch : { state: 'starting' }
}
