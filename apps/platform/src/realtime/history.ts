/** A place in a channel's stream: offsets count from 1 within one epoch. */
export interface StreamPosition {
  offset: number
  epoch: string
}

interface Kept {
  offset: number
  /** The whole publication, `{"data":…,"offset":…}`. */
  json: string
}

export interface HistoryQuery {
  /** Most publications to return; negative for all that are kept. */
  limit: number
  isReverse: boolean
  /** Exclusive: later than this, or earlier when reversed. */
  sinceOffset?: number
}

/** The last publications of one channel. */
export class ChannelHistory {
  readonly #kept: Kept[] = []
  #offset = 0

  constructor(private readonly size: number) {}

  get offset(): number {
    return this.#offset
  }

  /** Numbers and keeps a publication; returns it as JSON. */
  append(dataJson: string): string {
    this.#offset += 1
    const json = `{"data":${dataJson},"offset":${this.#offset}}`
    this.#kept.push({ offset: this.#offset, json })
    if (this.#kept.length > this.size) this.#kept.shift()
    return json
  }

  /** Publications as JSON, oldest first unless reversed. */
  read({ limit, isReverse, sinceOffset }: HistoryQuery): string[] {
    const matching = this.#kept.filter(
      ({ offset }) => sinceOffset === undefined || (isReverse ? offset < sinceOffset : offset > sinceOffset),
    )
    if (isReverse) matching.reverse()
    return (limit < 0 ? matching : matching.slice(0, limit)).map(({ json }) => json)
  }

  /** Everything published after the offset, or undefined when part of it is no longer kept. */
  recover(sinceOffset: number): string[] | undefined {
    const oldest = this.#kept[0]?.offset ?? this.#offset + 1
    if (sinceOffset > this.#offset || sinceOffset < oldest - 1) return undefined
    return this.read({ limit: -1, isReverse: false, sinceOffset })
  }
}
