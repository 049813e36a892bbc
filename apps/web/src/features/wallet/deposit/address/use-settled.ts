import { useEffect, useState } from 'react'

/** The value as it has stood for so long; the first one at once. Values are told apart by what is in them. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, JSON.parse(text) as Value)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return JSON.stringify(settled) === text ? value : settled
}
