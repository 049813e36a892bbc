import { type ReactNode, useState } from 'react'

interface HeldProps<Value> {
  start: Value
  /** Sees every change as well. */
  onChange?: (value: Value) => void
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Holds a control's value, as the form around it would. */
export function Held<Value>({ start, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => {
    setValue(next)
    onChange?.(next)
  })
}

/** The words that a control points at as its description, in order. */
export function descriptionOf(control: Element): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '')
}
