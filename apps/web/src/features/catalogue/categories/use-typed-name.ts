import { useEffect, useEffectEvent, useState } from 'react'
import { NAME_LENGTH_MIN } from './category-filter.ts'

const DELAY_MS = 500

/**
 * A name that is typed here and lives in the address: it is handed out half a second after the last key, from
 * two characters on, and follows the address when that changes by other means.
 */
export function useTypedName(given: string, onApply: (name: string) => void) {
  const [typed, setTyped] = useState(given)
  const [known, setKnown] = useState(given)
  if (given !== known) {
    setKnown(given)
    if (given !== wantedOf(typed)) setTyped(given)
  }
  const apply = useEffectEvent(() => {
    if (wantedOf(typed) !== given) onApply(wantedOf(typed))
  })
  useEffect(() => {
    const timer = setTimeout(() => apply(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, wanted: wantedOf(typed) }
}

function wantedOf(typed: string): string {
  const name = typed.trim()
  return name.length >= NAME_LENGTH_MIN ? name : ''
}
