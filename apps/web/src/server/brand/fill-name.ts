import { type ContentFiles, type Json, isObject } from '../content/tree.ts'

/** The place of the name of the house, which every text may have. */
export const SITE_PLACE = 'site'

/** The files with the name in its places. */
export function fillName(files: ContentFiles, name: string): ContentFiles {
  return new Map([...files].map(([path, file]) => [path, { ...file, value: filled(file.value, name) }]))
}

function filled(value: Json, name: string): Json {
  if (typeof value === 'string') return value.replaceAll(`{${SITE_PLACE}}`, name)
  if (Array.isArray(value)) return value.map((item) => filled(item, name))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, name)]))
}
