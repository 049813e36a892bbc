import { fieldAt } from './compile.ts'
import type { Field } from './schema/field.ts'
import { type Json, isObject } from './tree.ts'

/** Ids of a file by key; the place in a list does not matter, because a language may leave items out. */
export function idsIn(value: Json | undefined, field: Field, key = ''): { key: string; id: string }[] {
  if (field.kind === 'id') return typeof value === 'string' && value !== '' ? [{ key, id: value }] : []
  if (Array.isArray(value)) return value.flatMap((item) => (field.item ? idsIn(item, field.item, `${key}[]`) : []))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = fieldAt(field, name)
    return own ? idsIn(inner, own, key ? `${key}.${name}` : name) : []
  })
}

/** Ids of a file that the same file in the default language does not have at that key. */
export function foreignIds(value: Json, original: Json | undefined, field: Field): { key: string; id: string }[] {
  if (original === undefined) return []
  const known = new Set(idsIn(original, field).map(({ key, id }) => `${key} ${id}`))
  return idsIn(value, field).filter(({ key, id }) => !known.has(`${key} ${id}`))
}
