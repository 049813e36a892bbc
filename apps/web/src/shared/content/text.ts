import type { Part } from './content.ts'

export type TextValues = Readonly<Record<string, string | number>>

/** Reads one part: `text('tabs.email')`, with `{name}` filled from `values`. A missing key reads as empty text. */
export interface Text {
  (key: string, values?: TextValues): string
  /** What stands at the key, whatever its shape: a list, a switch, an object. */
  at<Value>(key: string): Value | undefined
}

export function readPart(part: Part): Text {
  const at = (key: string): unknown =>
    key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], part)
  const text = (key: string, values?: TextValues): string => {
    const value = at(key)
    return typeof value === 'string' ? fill(value, values) : ''
  }
  return Object.assign(text, { at: at as Text['at'] })
}

/** Fills `{name}` places; those without a value stay as they are. */
export function fill(template: string, values?: TextValues): string {
  return values ? template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)) : template
}
