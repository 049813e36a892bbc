import type { MarkedText, PluralText } from '../../shared/content/marked-text.ts'
import { readMarkdown, readMarkdownLine } from './markdown.ts'
import type { Field } from './schema/field.ts'
import { type Json, type JsonObject, isObject } from './tree.ts'

/** Content as the site reads it: texts in markdown are read already, plural forms are told from objects. */
export type Compiled = null | boolean | number | string | MarkedText | PluralText | Compiled[] | CompiledObject
export interface CompiledObject {
  [key: string]: Compiled
}

/** A value of a file made ready by its schema. What the schema does not know stays as it is. */
export function compile(value: Json, field: Field | null): Compiled {
  if (typeof value === 'string') {
    if (field?.kind === 'md') return { $md: readMarkdown(value).nodes }
    if (field?.kind === 'mdi') return { $md: readMarkdownLine(value).nodes }
    return value
  }
  if (Array.isArray(value)) return value.map((item) => compile(item, field?.item ?? null))
  if (!isObject(value)) return value
  if (field?.kind === 'plural') return { $plural: value as Record<string, string> }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compile(inner, fieldAt(field, key))]))
}

/** The schema of a member of an object or of a map. */
export function fieldAt(field: Field | null, key: string): Field | null {
  return field?.kind === 'map' ? field.item : (field?.fields[key] ?? null)
}

/** Own content over that of the default language, key by key. Lists and texts are never mixed. */
export function mergeOver(fallback: Compiled, own: Compiled | undefined): Compiled {
  if (own === undefined) return fallback
  if (!isMergeable(own) || !isMergeable(fallback)) return own
  const merged: CompiledObject = { ...fallback }
  for (const [key, value] of Object.entries(own)) merged[key] = mergeOver(fallback[key] ?? null, value)
  return merged
}

function isMergeable(value: unknown): value is CompiledObject {
  return isObject(value) && !('$md' in value) && !('$plural' in value)
}

/** An operator's file with the keys it must have and lacks taken from the shipped file of the same name. */
export function completed(own: Json, shipped: Json | undefined, field: Field | null): Json {
  if (!isObject(own) || !isObject(shipped) || field?.kind !== 'object') return own
  const all: JsonObject = { ...own }
  for (const [key, inner] of Object.entries(field.fields)) {
    const other = shipped[key]
    if (other === undefined) continue
    const value = own[key]
    if (value !== undefined) all[key] = completed(value, other, inner)
    else if (!inner.isOptional) all[key] = other
  }
  return all
}
