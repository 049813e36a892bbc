import { useEffect, useEffectEvent } from 'react'
import { typeAhead } from '../../shared/page/typed-ahead.ts'

/** Calls back on `/`, and on Ctrl+K or Command+K, unless the reader is typing into something. */
export function useSearchKeys(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if (!isChord && !isSlash) return
      event.preventDefault()
      typeAhead()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
