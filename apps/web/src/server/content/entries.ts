import type { Statement } from './statement.ts'
import { type ContentFiles, type Json, camelCase, isObject } from './tree.ts'

/** A file of the content tree as the query endpoint gives it. */
export interface Entry {
  /** Unlike any other's: collection and file. */
  id: string
  extension: 'json'
  /** What the file holds, as it was written. */
  meta: Json
  /** The last part of the address of a page; absent in files that are no page. */
  pageIdentity?: string
  /** `en/static/terms` */
  stem: string
}

/** `enAlerts` for `en/alerts`. */
export function collectionOf(locale: string, category: string): string {
  return camelCase(`${locale}-${category}`)
}

/** Every entry of a collection in the order of their stems; `null` when there is no such collection. */
export function entriesOf(files: ContentFiles, collection: string): Entry[] | null {
  const entries: Entry[] = []
  for (const { locale, category, name, value } of files.values()) {
    if (collectionOf(locale, category) !== collection) continue
    const stem = `${locale}/${category}/${name}`
    const identity = isObject(value) && typeof value.pageIdentity === 'string' ? value.pageIdentity : null
    entries.push({
      id: `${collection}/${stem}.json`,
      extension: 'json',
      meta: value,
      ...(identity !== null && { pageIdentity: identity }),
      stem,
    })
  }
  if (entries.length === 0) return null
  return entries.sort((left, right) => (left.stem < right.stem ? -1 : 1))
}

/** The entries a statement asks for; `null` when its collection does not exist. */
export function query(files: ContentFiles, { collection, where, limit }: Statement): Entry[] | null {
  const entries = entriesOf(files, collection)
  if (!entries) return null
  const found = where ? entries.filter((entry) => entry[where.field] === where.value) : entries
  return limit === null ? found : found.slice(0, limit)
}
