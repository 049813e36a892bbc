import { type GameKey, gameKeys } from '@baize/kit/game-frame'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What has a use of its own for these keys, or stands over the game; messages and hints that pass (`manual`) do not. */
const TAKES_KEYS = 'a, button, input, select, textarea, summary, [contenteditable], [role=slider], [role=tab]'
const OVER_THE_GAME = 'dialog[open], [popover=auto]:popover-open'

/** As much of the game has to be in sight for keys to mean it, and not the page. */
const SIGHT_SHARE = 0.6

/** Space and arrows play the game that fills the screen, without a click into it first. */
export function useGameKeys(box: RefObject<HTMLElement | null>, isPlaying: boolean, press: (key: GameKey) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = gameKeys.find((one) => one === event.key)
    if (!key || event.defaultPrevented || event.repeat || hasModifier(event)) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(TAKES_KEYS) || document.querySelector(OVER_THE_GAME) || !isInSight(box.current)) return
    event.preventDefault()
    press(key)
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isPlaying])
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey

function isInSight(box: HTMLElement | null): boolean {
  if (!box) return false
  const { top, bottom, height } = box.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height * SIGHT_SHARE
}
