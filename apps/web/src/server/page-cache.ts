import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page with its compressed twins, made once. */
export interface StoredPage {
  status: number
  /** Where the page sends its visitor instead of being shown. */
  redirect: string | null
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
  renderedAtMs: number
  /** When it last moved away from those that make room. */
  usedAtMs: number
}

const FRESH_MS = 15_000
/** How long an old page is still shown while a new one is made. */
const STALE_MS = 10 * 60_000
const USE_MS = 1000
const BYTES_MAX = 48 * 1024 * 1024

/** What rendering yields. */
export interface MadePage {
  status: number
  redirect: string | null
  html: string
}

export interface PageCacheOptions {
  now(): number
  onError(error: unknown, key: string): void
  bytesMax?: number
}

/** Guest pages by key. Old ones are shown at once and renewed behind; the least recently used make room. */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #pages = new Map<string, StoredPage>()
  readonly #renewals = new Map<string, Promise<StoredPage>>()
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The page of a key; `render` runs once however many ask at the same time. Pages other than 200 are not kept. */
  async get(key: string, render: () => Promise<MadePage>): Promise<StoredPage> {
    return this.atHand(key, render) ?? this.#renew(key, render)
  }

  /** The page of a key when nobody has to wait for it; one that is old is renewed behind. */
  atHand(key: string, render: () => Promise<MadePage>): StoredPage | null {
    const page = this.#pages.get(key)
    if (!page) return null
    const nowMs = this.#options.now()
    this.#use(key, page, nowMs)
    const ageMs = nowMs - page.renderedAtMs
    if (ageMs <= FRESH_MS) return page
    if (ageMs > STALE_MS) return null
    if (!this.#renewals.has(key)) this.#renew(key, render).catch((error: unknown) => this.#options.onError(error, key))
    return page
  }

  /** Moves a page away from those that make room; not again for what is asked for all the time. */
  #use(key: string, page: StoredPage, nowMs: number): void {
    if (nowMs - page.usedAtMs < USE_MS) return
    page.usedAtMs = nowMs
    this.#pages.delete(key)
    this.#pages.set(key, page)
  }

  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
  }

  #renew(key: string, render: () => Promise<MadePage>): Promise<StoredPage> {
    const running = this.#renewals.get(key)
    if (running) return running
    const renewal = render()
      .then((made) => storedPage(made, this.#options.now(), this.#pages.get(key)))
      .then((page) => {
        if (page.status === 200) this.#keep(key, page)
        return page
      })
      .finally(() => this.#renewals.delete(key))
    this.#renewals.set(key, renewal)
    return renewal
  }

  #keep(key: string, page: StoredPage): void {
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += bytesOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= (this.#options.bytesMax ?? BYTES_MAX)) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= bytesOf(page)
  }
}

/** Compresses a page both ways, unless it is as it was `before`; quality 5 costs little and serves many. */
async function storedPage(
  { status, redirect, html }: MadePage,
  nowMs: number,
  before: StoredPage | undefined,
): Promise<StoredPage> {
  const plain = Buffer.from(html)
  if (before && status === 200 && before.plain.equals(plain)) return Object.assign(before, { renderedAtMs: nowMs })
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(plain, { level: 6 }),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, redirect, etag, plain, br, gzip: gz, renderedAtMs: nowMs, usedAtMs: nowMs }
}

function bytesOf({ plain, br, gzip: gz }: StoredPage): number {
  return plain.length + br.length + gz.length
}
