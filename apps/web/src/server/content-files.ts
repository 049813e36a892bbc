import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PartName } from '../shared/content/content.ts'
import type { ContentStore } from './content-store.ts'
import { entriesOf, query } from './content/entries.ts'
import { readStatement } from './content/statement.ts'
import type { PageRequest, PageResponse } from './types.ts'

const YEAR = 'public, max-age=31536000, immutable'
const PARTS_MAX = 40

/**
 * The content tree for the browser and for others: parts of a language as pages read them, a collection as it
 * was written, and the answer to a statement. `null` for any other address.
 */
export function answerContent(url: URL, request: PageRequest, store: ContentStore): PageResponse | null {
  const [, locale] = /^\/__content\/([a-z]{2}(?:-[a-z]{2})?)\.json$/.exec(url.pathname) ?? []
  if (locale) return answerParts(url, locale, store)
  const [, collection, action] = /^\/__content\/(\w{1,60})\/(query|dump)$/.exec(url.pathname) ?? []
  if (!collection) return null
  return action === 'dump' ? answerDump(url, collection, store) : answerQuery(url, request, collection, store)
}

function answerParts(url: URL, locale: string, store: ContentStore): PageResponse {
  const names = (url.searchParams.get('parts') ?? '').split(',').filter(Boolean).slice(0, PARTS_MAX) as PartName[]
  const parts = names.flatMap((name) => {
    const part = store.part(locale, name)
    return part ? [[name, part] as const] : []
  })
  return json(200, Object.fromEntries(parts), lifeOf(url, store))
}

function answerDump(url: URL, collection: string, store: ContentStore): PageResponse {
  const entries = entriesOf(store.files, collection)
  return entries ? json(200, entries, lifeOf(url, store)) : refusal(404, `There is no collection ${collection}.`)
}

function answerQuery(url: URL, request: PageRequest, collection: string, store: ContentStore): PageResponse {
  const text = statementOf(request) ?? url.searchParams.get('statement')
  const statement = text === null ? null : readStatement(text)
  if (statement?.collection !== collection) return refusal(400, `This is no statement on ${collection}.`)
  const entries = query(store.files, statement)
  return entries ? json(200, entries, lifeOf(url, store)) : refusal(404, `There is no collection ${collection}.`)
}

/** The statement of a body, which is the text alone or JSON with a member of that name. */
function statementOf({ body }: PageRequest): string | null {
  if (typeof body === 'string') return body
  const { statement } = (body ?? {}) as { statement?: unknown }
  return typeof statement === 'string' ? statement : null
}

/** What is asked for by the version in use never changes. */
function lifeOf(url: URL, store: ContentStore): string {
  return url.searchParams.get('v') === store.id ? YEAR : 'no-cache'
}

function refusal(status: number, message: string): PageResponse {
  return json(status, { error: { message } }, 'no-store')
}

function json(status: number, value: unknown, cacheControl: string): PageResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
    body: JSON.stringify(value),
  }
}

const PICTURES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/** A picture of the operator's folder, `null` when the address names none. */
export async function answerOwnPicture(
  url: URL,
  ownContentDir: string | null | undefined,
): Promise<PageResponse | null> {
  const [, path] = /^\/(pictures(?:\/[\w-]+)+\.[a-z]+)$/.exec(url.pathname) ?? []
  const type = path && PICTURES[extname(path)]
  if (!ownContentDir || !type) return null
  const body = await readFile(join(ownContentDir, path)).catch(() => null)
  if (!body) return null
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      // A drawing opened by itself is a document; it may not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
    body,
  }
}
