import type { GameLaunch } from '@baize/contract'
import { Platform } from '@baize/contract/kinds'
import { api } from '../../../shared/api.ts'
import type { PageInfo } from '../../../shared/page/page-info.ts'

export interface LaunchRequest {
  game: string
  isDemo: boolean
  /** The account to play with; absent in demo. */
  accountId: string | undefined
}

export type Starter = Pick<PageInfo, 'locale' | 'country' | 'prefix'>

const MOBILE_MAX = '(max-width: 767px)'

/** The address of the game's frame; rejects with what bars the player from the game. */
export async function startGame(request: LaunchRequest, starter: Starter, signal?: AbortSignal): Promise<string> {
  return (await launchGame(request, starter, signal)).gameUrl
}

/** The same with the token that says to the company who plays, once. */
export function launchGame(
  { game, isDemo, accountId }: LaunchRequest,
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

/** An address works once, for a minute, and its game still has to arrive. */
const KEPT_MS = 20_000

let ahead: { key: string; atMs: number; address: Promise<string> } | null = null

/** Asks for a game at the press that leads to it, while its page is still on its way. */
export function launchAhead(request: LaunchRequest, starter: Starter): void {
  const address = startGame(request, starter)
  address.catch(() => undefined)
  ahead = { key: keyOf(request), atMs: performance.now(), address }
}

/** What was asked for ahead, once; nothing when it was another game or long ago. */
export function takeLaunch(request: LaunchRequest): Promise<string> | null {
  const taken = ahead
  ahead = null
  const isUsable = taken?.key === keyOf(request) && performance.now() - taken.atMs < KEPT_MS
  return isUsable ? taken.address : null
}

const keyOf = ({ game, isDemo, accountId }: LaunchRequest) => `${game} ${isDemo} ${accountId}`
