import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

export interface Autoplay {
  /** Whether there is something to play at all. */
  canPlay: boolean
  /** Whether it plays when nobody points at it. */
  isPlaying: boolean
  toggle: () => void
  /** Handlers for the whole thing: pointing at it, or having the focus in it, holds it. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Calls `onTurn` every `everyMs` while it plays, is not held, and the page is seen. */
export function useAutoplay(everyMs: number | undefined, total: number, onTurn: () => void): Autoplay {
  const isCalm = useCalm()
  const [wants, setWants] = useState(true)
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const canPlay = everyMs !== undefined && total > 1 && !isCalm
  const isPlaying = canPlay && wants

  const turn = useRef(onTurn)
  useEffect(() => {
    turn.current = onTurn
  })
  const runs = isPlaying && !isPointed && !isFocused
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      if (!document.hidden) turn.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [runs, everyMs])

  return {
    canPlay,
    isPlaying,
    toggle: () => setWants(!wants),
    hold: {
      onPointerEnter: (event) => event.pointerType !== 'touch' && setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event) => !event.currentTarget.contains(event.relatedTarget) && setIsFocused(false),
    },
  }
}

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the reader asked for less motion; on the server one assumes so, because nothing moves there. */
function useCalm(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(QUERY)
      query?.addEventListener('change', onChange)
      return () => query?.removeEventListener('change', onChange)
    },
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => true,
  )
}
