import { type RefObject, useEffect, useState } from 'react'

interface FullScreen {
  isFull: boolean
  /** The browser gives no screen to a part of a page: the part covers the page instead, which stands still under it. */
  isCovering: boolean
  toggle: () => void
}

/** All of the screen for the game, by the browser where it can, and by covering the page where it cannot. */
export function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen {
  const [isNative, setIsNative] = useState(false)
  const [isCovering, setIsCovering] = useState(false)

  useEffect(() => {
    const follow = () => setIsNative(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [box])

  useEffect(() => {
    if (!isCovering) return undefined
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) setIsCovering(false)
    }
    document.documentElement.dataset.still = ''
    addEventListener('keydown', onKey)
    return () => {
      delete document.documentElement.dataset.still
      removeEventListener('keydown', onKey)
    }
  }, [isCovering])

  const toggle = () => {
    if (isNative) void document.exitFullscreen()
    else if (isCovering) setIsCovering(false)
    else if (!document.fullscreenEnabled || !box.current?.requestFullscreen) setIsCovering(true)
    else box.current.requestFullscreen({ navigationUI: 'hide' }).catch(() => setIsCovering(true))
  }
  return { isFull: isNative || isCovering, isCovering, toggle }
}
