import { removeCookie, writeLastingCookie } from '../../../shared/page/cookies.ts'

/** Read by the script ahead of the first frame: games were played in this browser, and the lobby keeps room for them. */
const COOKIE = 'played'

/** Notes whether the player of this browser has games to go on with. */
export function markPlayed(hasPlayed: boolean): void {
  if (hasPlayed) writeLastingCookie(COOKIE, 'true')
  else removeCookie(COOKIE)
}
