import { useEffect, useRef } from 'react'

/** What keys do: by the letter they type. */
export type Keys = Readonly<Record<string, () => unknown>>

/** Listens to keys while nothing is written and no dialog is open. What has the focus answers Enter itself. */
export function useKeys(keys: Keys, isOn = true): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, select, textarea, [contenteditable]')) return
      if (event.key === 'Enter' && target?.closest('a, button')) return
      const does = latest.current[event.key]
      if (!does) return
      event.preventDefault()
      does()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}
