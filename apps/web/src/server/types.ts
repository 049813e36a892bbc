import type { Client } from '@baize/client'
import type { ChatFlag } from '../shared/chat/script-url.ts'
import type { Flags } from '../shared/page/page-info.ts'
import type { Assets } from './assets.ts'

/** What pages report to; the kit's logger fits. */
export interface PagesLogger {
  warn(message: string, fields?: Record<string, string | number | boolean | null | undefined>): void
  error(message: string, error: unknown, fields?: Record<string, string | number | boolean | null | undefined>): void
}

export interface PagesConfig {
  /** Origin of the site. `https` turns on strict transport security. */
  publicUrl: string
  /** Request header that names the visitor's country. */
  countryHeader: string
  /** Whether the edge is known to name the country of every visitor, so that whoever has none came around it. */
  isCountryStated?: boolean
  /** Request header that names the visitor's address; `null` takes the socket's. */
  addressHeader: string | null
  /** Origin of the cashier's page. */
  cashierUrl: string
  /** Whether the address of `/betting` names what is shown there; it does unless told. */
  isSportsbookPathShared?: boolean
  flags?: Flags
  /** The operator's tag manager, and further origins that its tags load from and report to; none unless told. */
  tagManager?: { id: string; url: string; origins: readonly string[] } | null
  /** Names the build for the new-version poll; taken from the assets when absent. */
  buildId?: string
  isDevelopment: boolean
}

/** A company whose sportsbook pages may show. */
export interface BettingCompany {
  /** Where it answers, without a slash at the end. */
  host: string
  /** What it calls the house. */
  clientId: string
  /** The digest of its script; none, and no page loads it. */
  scriptIntegrity: string | null
  /** Countries it serves; `null` serves every one. */
  countries: readonly string[] | null
}

/** What pages load and frame of the company that checks who players are. */
export interface IdentityWidget {
  flag: NonNullable<Flags['sumsub']>
  /** Where its frames come from. */
  frameOrigin: string
}

export interface PagesDeps {
  /** A guest's client that calls the platform in process. */
  client: (visitor: { country: string | null; address: string }) => Client
  /**
   * Addresses of the studios, whose frames and pictures pages may show, asked for again with every `refresh`. Paths of
   * pictures that name no other are those of the first; there is one at least.
   */
  studioUrls: () => Promise<readonly string[]>
  /** Addresses of payment companies, whose pages the wallet may frame, asked for with them; none unless told. */
  paymentUrls?: () => Promise<readonly string[]>
  /** Addresses of widgets that sign people in, asked for with them; none unless told. */
  widgetUrls?: () => Promise<readonly string[]>
  /** The company that checks who players are, asked for with them; nobody does unless told. */
  identity?: () => Promise<IdentityWidget | null>
  /** Whether players may bring others, asked for with them; they may not unless told. */
  isReferralOn?: () => Promise<boolean>
  /** Ways in which somebody may pay in, by the names of methods, asked for with them; none unless told. */
  paymentWays?: () => Promise<readonly string[]>
  /** The betting companies that take bets, asked for with them; none does unless told. */
  sportsbooks?: () => Promise<readonly BettingCompany[]>
  /** The company that keeps the live chat, asked for with them; none does unless told. */
  chat?: () => Promise<ChatFlag | null>
  config: PagesConfig
  assets: Assets
  /** Folder of the shipped content tree: `<locale>/<category>/<name>.json`. */
  contentDir: string
  /** An operator's folder of the same form, whose files replace shipped ones; `pictures` in it are served. */
  ownContentDir?: string | null
  /** Folder of the files that the site serves as they are; pictures named by content are looked for there. */
  publicDir?: string
  /** Follows changes of the content folders until `close`. */
  watchesContent?: boolean
  logger: PagesLogger
  clock: { now(): Date }
}

export interface PageRequest {
  method: string
  /** Path and query as they stand on the request line. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The socket's address. */
  address?: string
  /** Of a `POST`. */
  body?: unknown
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

export interface Pages {
  /** Answers every path that is neither the API's nor a built file's. Never throws. */
  handle(request: PageRequest): Promise<PageResponse>
  /** The whole answer to a request when it is at hand, `content-length` included; `null` leaves it to `handle`. */
  ready(request: PageRequest): PageResponse | null
  /** Forgets pages and settings after the house began to offer something else; resolves when the next page shows it. */
  refresh(): Promise<void>
  /** Renders one path as a guest without any cache; for measurements. */
  renderForBench(url: string): Promise<string>
  /** Ends what runs by itself. */
  close(): void
}
