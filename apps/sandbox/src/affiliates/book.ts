import { randomBytes } from 'node:crypto'
import type { Clock } from '@baize/kit'
import type { Journal } from '../cashier/journal.ts'
import { type Campaign, campaigns, COMMISSION_CENTS } from './companies.ts'
import type { Postback } from './postback.ts'

/** Somebody who followed a link. */
interface Click {
  kind: 'click'
  id: string
  createdAt: string
  campaign: Campaign
}

/** What the house told, with how often it came. */
export interface Heard extends Postback {
  kind: 'postback'
  createdAt: string
  /** Of the click; `null` for one that is none of ours. */
  campaign: Campaign | null
  times: number
}

export type BookRow = Click | Heard

/** What became of a postback: counted now, counted before, or of no click of ours. */
export type Outcome = 'counted' | 'repeated' | 'unknown-tag'

/** What a campaign brought. */
export interface Figures {
  campaign: Campaign
  clicks: number
  registrations: number
  firstDeposits: number
  commissionCents: bigint
}

/** Stands for every row of the book in its journal. */
export const rowId = ({ kind, id }: BookRow): string => `${kind} ${id}`

/**
 * The books of one affiliate company: clicks, and what the house told of those who came by them. A postback counts once,
 * by its id and by its player and event, whatever order they come in and however often.
 */
export class Book {
  readonly #clicks = new Map<string, Click>()
  readonly #heard = new Map<string, Heard>()
  /** Each player's events that count, by the id of the postback. */
  readonly #counted = new Map<string, string>()

  private constructor(
    private readonly company: string,
    private readonly clock: Clock,
    private readonly journal: Pick<Journal<BookRow>, 'write'>,
  ) {}

  static async open(
    company: string,
    { clock, journal }: { clock: Clock; journal: Pick<Journal<BookRow>, 'read' | 'write'> },
  ): Promise<Book> {
    const book = new Book(company, clock, journal)
    for (const row of await journal.read()) book.#keep(row)
    return book
  }

  /** Notes that somebody followed a link, and makes the tag they carry. */
  async click(campaign: Campaign): Promise<string> {
    const id = randomBytes(9).toString('base64url').replaceAll('_', '-')
    const click: Click = { kind: 'click', id, campaign, createdAt: this.clock.now().toISOString() }
    await this.journal.write(click)
    this.#keep(click)
    return `${this.company}_${campaign}_${id}`
  }

  /** Takes what the house tells; resolves when it is on disk. */
  async take(postback: Postback): Promise<Outcome> {
    const before = this.#heard.get(postback.id)
    if (before) {
      const again = { ...before, times: before.times + 1 }
      await this.journal.write(again)
      this.#keep(again)
      return 'repeated'
    }
    const campaign = this.#clickOf(postback.tag)?.campaign ?? null
    const heard: Heard = {
      ...postback,
      kind: 'postback',
      campaign,
      times: 1,
      createdAt: this.clock.now().toISOString(),
    }
    // Kept before it is written, so that the same at the same moment is a repeat.
    const isSecond = this.#counted.has(deedOf(heard))
    this.#keep(heard)
    await this.journal.write(heard)
    if (campaign === null) return 'unknown-tag'
    return isSecond ? 'repeated' : 'counted'
  }

  /** What each campaign brought. */
  figures(): Figures[] {
    const clicks = [...this.#clicks.values()]
    const counted = [...this.#heard.values()].filter((heard) => this.#counted.get(deedOf(heard)) === heard.id)
    return campaigns.map((campaign) => {
      const of = counted.filter((heard) => heard.campaign === campaign)
      const firstDeposits = of.filter(({ event }) => event === 'first-deposit').length
      return {
        campaign,
        clicks: clicks.filter((click) => click.campaign === campaign).length,
        registrations: of.filter(({ event }) => event === 'registration').length,
        firstDeposits,
        commissionCents: COMMISSION_CENTS * BigInt(firstDeposits),
      }
    })
  }

  /** What the house told last, the newest first. */
  latest(count: number): Heard[] {
    return [...this.#heard.values()].slice(-count).toReversed()
  }

  #keep(row: BookRow): void {
    if (row.kind === 'click') {
      this.#clicks.set(row.id, row)
      return
    }
    this.#heard.set(row.id, row)
    if (row.campaign !== null && !this.#counted.has(deedOf(row))) this.#counted.set(deedOf(row), row.id)
  }

  #clickOf(tag: string): Click | undefined {
    const [company, campaign, id = ''] = tag.split('_')
    const click = company === this.company ? this.#clicks.get(id) : undefined
    return click?.campaign === campaign ? click : undefined
  }
}

const deedOf = ({ player, event }: Postback) => `${player} ${event}`
