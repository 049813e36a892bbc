import { type ReactNode, useState } from 'react'

interface HeldProps<Value> {
  /** The value before anything is done. */
  start: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Holds the value of one control, so that it can be used in the gallery. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
