import type { Presence } from '@baize/contract'
import { api } from '../../../shared/api.ts'
import { askPlayer } from '../../../shared/dialogs/questions.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** What other tabs hear when the server has taken a sign. */
export const PRESENCE_KEY = 'presence'

/** How early the player is asked: a minute, or a quarter of a short time. */
const askedSeconds = (idleMinutes: number) => Math.min(60, idleMinutes * 15)

/** Least time from one sign that is sent to the next; what the player does meanwhile goes with the next one. */
const betweenMs = (idleMinutes: number) => Math.min(30_000, idleMinutes * 5_000)

/**
 * Tells the server that the player is there, as often as it has to know, and asks them before the session ends for want
 * of a sign. Where no rule has it end by that, nothing is listened to. Returns what stops it.
 */
export function watchPresence(): () => void {
  let isStopped = false
  let isAsking = false
  let isListening = false
  let next: ReturnType<typeof setTimeout> | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  let sentAtMs = 0
  let idleMinutes: number | null = null

  const send = () => {
    clearTimeout(late)
    late = undefined
    sentAtMs = Date.now()
    // What fails is told by the next sign; a session that is over has said so by itself.
    api.call('reportPresence', {}).then(
      (presence) => {
        localStorage.setItem(PRESENCE_KEY, String(sentAtMs))
        follow(presence)
      },
      () => (sentAtMs = 0),
    )
  }
  const onSign = () => {
    if (isAsking || late !== undefined || idleMinutes === null) return
    const inMs = sentAtMs + betweenMs(idleMinutes) - Date.now()
    if (inMs <= 0) send()
    else late = setTimeout(send, inMs)
  }
  const look = () => api.call('getPresence', {}).then(follow, () => undefined)

  /** Stakes, other tabs and other calls are signs too: only the server knows when the session ends. */
  const follow = (presence: Presence) => {
    clearTimeout(next)
    idleMinutes = presence.idleMinutes
    if (isStopped || idleMinutes === null || presence.endsInSeconds === null) return
    if (!isListening) {
      isListening = true
      for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
    }
    const leftSeconds = presence.endsInSeconds - askedSeconds(idleMinutes)
    if (leftSeconds > 0) next = setTimeout(() => void look(), leftSeconds * 1000)
    else void ask(presence.endsInSeconds)
  }
  const ask = async (endsInSeconds: number) => {
    if (isAsking) return
    isAsking = true
    // Beyond the end the server says that the session is over, or that it goes on because of what happened elsewhere.
    next = setTimeout(() => void look(), (endsInSeconds + 1) * 1000)
    const isThere = await askPlayer('still-there', { endsAtMs: Date.now() + endsInSeconds * 1000 })
    isAsking = false
    if (isStopped) return
    if (isThere) send()
    else void look()
  }

  send()
  return () => {
    isStopped = true
    clearTimeout(next)
    clearTimeout(late)
    for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true })
  }
}
