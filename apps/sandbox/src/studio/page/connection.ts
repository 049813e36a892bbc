import type { GameBoot } from '../boot.ts'
import type { SessionState } from '../http/state.ts'
import { PlayError, openSession, readInfo } from './api.ts'

/**
 * The page's session: the one this tab already has, so that a reload goes on where it was although a launch
 * token works once, or a new one. With `isFresh` a new one in any case.
 */
export async function connect(boot: GameBoot, isFresh = false): Promise<SessionState> {
  const key = `baize-studio ${boot.mode} ${boot.launchToken ?? boot.identity}`
  const kept = isFresh ? undefined : recall(key)
  if (kept !== undefined) {
    try {
      return await readInfo(kept)
    } catch (error) {
      if (!(error instanceof PlayError) || error.code !== 'session_not_found') throw error
    }
  }
  const { mode, identity: game, launchToken, rules } = boot
  const state = await openSession(
    mode === 'real' ? { mode, game, launchToken: launchToken ?? '' } : { mode, game, rules },
  )
  keep(key, state.session)
  return state
}

// Storage is refused in some framed contexts; then a reload simply cannot go on.
function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keep(key: string, session: string): void {
  try {
    sessionStorage.setItem(key, session)
  } catch {
    // The session lives as long as its page.
  }
}
