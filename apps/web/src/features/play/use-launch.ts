import { ApiFailure } from '@baize/client'
import type { GameLaunch } from '@baize/contract'
import { Platform } from '@baize/contract/kinds'
import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import type { PageInfo } from '../../shared/page/page-info.ts'

export type Launch = { state: 'starting' } | { state: 'running'; url: string } | { state: 'refused'; code: number }

export interface LaunchRequest {
  game: string
  isDemo: boolean
  /** The account to play with; absent in demo. */
  accountId: string | undefined
  /** Changes to start over. */
  round: number
}

const MOBILE_MAX = '(max-width: 767px)'

export type Starter = Pick<PageInfo, 'locale' | 'country' | 'prefix'>

/** The address of the game's frame; rejects with what bars the player from the game. */
export async function startGame(
  request: Omit<LaunchRequest, 'round'>,
  starter: Starter,
  signal?: AbortSignal,
): Promise<string> {
  return (await launchGame(request, starter, signal)).gameUrl
}

/** The same with the token that says to the company who plays, once. */
export function launchGame(
  { game, isDemo, accountId }: Omit<LaunchRequest, 'round'>,
  { locale, country, prefix }: Starter,
  signal?: AbortSignal,
): Promise<GameLaunch> {
  const body = {
    accountId,
    lobbyUrl: new URL(prefix || '/', location.origin).href,
    locale,
    countryCode: country ?? 'UA',
    platform: matchMedia(MOBILE_MAX).matches ? Platform.mobile : Platform.desktop,
    demoMode: isDemo,
  }
  const options = signal ? { signal } : {}
  return api.call('playGame', { params: { id: game }, body }, options)
}

/** Asks the platform for the address of the game's frame; starts over whenever the request changes. */
export function useLaunch({ game, isDemo, accountId, round }: LaunchRequest): Launch {
  const { locale, country, prefix } = usePage()
  const key = `${game} ${isDemo} ${accountId} ${round}`
  const [launch, setLaunch] = useState<Launch & { key: string }>({ state: 'starting', key })

  useEffect(() => {
    const controller = new AbortController()
    const settle = (next: Launch) => {
      if (!controller.signal.aborted) setLaunch({ ...next, key })
    }
    startGame({ game, isDemo, accountId }, { locale, country, prefix }, controller.signal)
      .then((url) => settle({ state: 'running', url }))
      .catch((error: unknown) => settle({ state: 'refused', code: error instanceof ApiFailure ? error.code : 0 }))
    return () => controller.abort()
  }, [key, game, isDemo, accountId, locale, country, prefix])

  return launch.key === key ? launch : { state: 'starting' }
}
