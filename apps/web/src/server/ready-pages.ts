import type { PageRequest, PageResponse } from './types.ts'

/** How long an answer is given again without another look; far below the life of a stored page. */
const LIFE_MS = 1000
const ANSWERS_MAX = 500

/**
 * The last answers to visitors who said nothing of themselves (no cookie, no country, no copy of their own),
 * whole and ready to be written. Most guests and every burst are served from here, at little more than the
 * cost of the socket.
 */
export class ReadyPages {
  readonly #now: () => number
  readonly #countryHeader: string
  readonly #answers = new Map<string, { untilMs: number; response: PageResponse }>()

  constructor(now: () => number, countryHeader: string) {
    this.#now = now
    this.#countryHeader = countryHeader
  }

  /** The ready answer to a request, or `null` when it has to be worked out. */
  find(request: PageRequest): PageResponse | null {
    const key = this.#keyOf(request)
    if (key === null) return null
    const answer = this.#answers.get(key)
    return answer && answer.untilMs > this.#now() ? answer.response : null
  }

  /** Keeps a page just answered, when the next such visitor may have it unseen. */
  keep(request: PageRequest, response: PageResponse): void {
    const key = response.status === 200 ? this.#keyOf(request) : null
    if (key === null) return
    if (this.#answers.size >= ANSWERS_MAX) this.#answers.clear()
    const length = String(Buffer.byteLength(response.body))
    const ready = { ...response, headers: { ...response.headers, 'content-length': length } }
    this.#answers.set(key, { untilMs: this.#now() + LIFE_MS, response: ready })
  }

  clear(): void {
    this.#answers.clear()
  }

  #keyOf({ method, url, headers }: PageRequest): string | null {
    if (method !== 'GET' || headers.cookie !== undefined || headers['if-none-match'] !== undefined) return null
    if (headers[this.#countryHeader] !== undefined) return null
    return `${String(headers['accept-encoding'])} ${String(headers['user-agent'])} ${url}`
  }
}
