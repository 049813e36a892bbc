import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Content, Part, PartName } from '../shared/content/content.ts'

type Tree = Record<string, unknown>

/** The content tree in memory. Every part is merged with the default locale's, key by key. */
export class ContentStore {
  readonly #directory: string
  readonly #defaultLocale: string
  #locales: Map<string, Map<string, Tree>>
  /** Changes when any text changes; names the version in addresses. */
  id: string

  constructor(directory: string, defaultLocale: string) {
    this.#directory = directory
    this.#defaultLocale = defaultLocale
    const { locales, id } = readTree(directory)
    this.#locales = locales
    this.id = id
  }

  /** Reads the files again; development calls it for every page. */
  reload(): void {
    const { locales, id } = readTree(this.#directory)
    this.#locales = locales
    this.id = id
  }

  /** A part of a locale; `null` when neither it nor the default locale has it. */
  part(locale: string, name: string): Part | null {
    const fallback = this.#locales.get(this.#defaultLocale)?.get(name)
    const own = this.#locales.get(locale)?.get(name)
    if (!own || !fallback || own === fallback) return own ?? fallback ?? null
    return merge(fallback, own) as Part
  }

  /** A page's view on the store, which remembers what was asked for: that is what the browser gets. */
  open(locale: string): Content & { taken: Record<string, Part> } {
    const taken: Record<string, Part> = {}
    const get = (name: PartName): Part => (taken[name] ??= this.part(locale, name) ?? {})
    return { taken, get, need: async (names) => names.forEach(get) }
  }
}

function readTree(directory: string): { locales: Map<string, Map<string, Tree>>; id: string } {
  const locales = new Map<string, Map<string, Tree>>()
  const hash = createHash('sha256')
  for (const locale of foldersIn(directory)) {
    const parts = new Map<string, Tree>()
    for (const category of foldersIn(join(directory, locale)))
      for (const file of readdirSync(join(directory, locale, category))
        .filter((name) => name.endsWith('.json'))
        .sort()) {
        const text = readFileSync(join(directory, locale, category, file), 'utf8')
        hash.update(text)
        parts.set(`${camelCase(category)}.${camelCase(file.slice(0, -5))}`, JSON.parse(text) as Tree)
      }
    locales.set(locale, parts)
  }
  return { locales, id: hash.digest('hex').slice(0, 12) }
}

function foldersIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function merge(fallback: unknown, own: unknown): unknown {
  if (own === undefined) return fallback
  if (!isTree(own) || !isTree(fallback)) return own
  const merged: Tree = { ...fallback }
  for (const [key, value] of Object.entries(own)) merged[key] = merge(fallback[key], value)
  return merged
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
