/**
 * What the page of a betting company and the site around it say to each other (docs/sportsbook-page.md). Pure, so that
 * both ends, which know nothing else of each other, are written against the same words. Messages travel as JSON text.
 */

/** Why a slip that was sent did not become a ticket. */
export const slipRefusals = [
  /** The balance does not cover the stake. */
  'insufficient-funds',
  /** A rule of the house, the player or their bonus does not take this stake; the site says which. */
  'not-taken',
  /** The reality check of the site is due. */
  'check-due',
  /** Opened elsewhere, signed out, or its time is over: nothing more is staked in this frame. */
  'session-ended',
] as const

export type SlipRefusal = (typeof slipRefusals)[number]

export type SportsbookTheme = 'dark' | 'light'

/** What the company's page tells the site. */
export type SportsbookMessage =
  /** The page runs and listens; it has no session yet. */
  | { type: 'loaded' }
  /** Its first content is on the screen. */
  | { type: 'ready' }
  /** What is shown inside has this path now. */
  | { type: 'route'; path: string }
  /** A guest pressed the button. */
  | { type: 'sign-in' }
  | { type: 'sign-up' }
  /** The player pressed the link to a deposit. */
  | { type: 'deposit' }
  | { type: 'bet-placed'; ticket: string }
  | { type: 'bet-refused'; reason: SlipRefusal }
  /** The company knows this session no more, and nobody ended it: the page wants to be opened anew. */
  | { type: 'restart' }
  /** Of a widget: the visitor wants to see this in the sportsbook. */
  | { type: 'open'; path: string }
  /** Of a widget: how high its content is, in whole pixels. */
  | { type: 'size'; height: number }

/** What the site tells the company's page. */
export type SportsbookSiteMessage =
  /** Who looks: a launch token that works once, `null` for a guest. */
  | { type: 'session'; token: string | null }
  | { type: 'go'; path: string }
  | { type: 'theme'; theme: SportsbookTheme }
  /** Nothing is staked from here on. */
  | { type: 'pause' }
  | { type: 'resume' }
  /** The money has changed: read it again. */
  | { type: 'balance-changed' }

type Message = Pick<MessageEvent, 'origin' | 'data'>

/** A message of the company's page; `null` unless it comes from its origin and has the shape of one. */
export function readSportsbookMessage({ origin, data }: Message, companyOrigin: string): SportsbookMessage | null {
  return origin === companyOrigin ? (read(data, COMPANY, COMPANY_SHAPES) as SportsbookMessage | null) : null
}

/** A message of the site; `null` unless it comes from the site's origin and has the shape of one. */
export function readSportsbookSiteMessage({ origin, data }: Message, siteOrigin: string): SportsbookSiteMessage | null {
  return origin === siteOrigin ? (read(data, SITE, SITE_SHAPES) as SportsbookSiteMessage | null) : null
}

/** The text that goes through `postMessage`, so that the other end knows whose words these are. */
export function fromSportsbook(message: SportsbookMessage): string {
  return JSON.stringify({ source: COMPANY, ...message })
}

export function toSportsbook(message: SportsbookSiteMessage): string {
  return JSON.stringify({ source: SITE, ...message })
}

const PATH = /^\/$|^(\/[A-Za-z0-9._~-]+)+$/
const PATH_LENGTH_MAX = 200

/** Whether the text names a place within the company's page, and none outside it. */
export function isSportsbookPath(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > PATH_LENGTH_MAX || !PATH.test(text)) return false
  return !text.split('/').some((segment) => segment === '.' || segment === '..')
}

const COMPANY = 'baize-sportsbook'
const SITE = 'baize-site'

/** What is longer is none of these messages. */
const MESSAGE_LENGTH_MAX = 1000

const WIDGET_HEIGHT_MIN = 40
const WIDGET_HEIGHT_MAX = 1200

type Check = (value: unknown) => boolean
type Shapes<M extends { type: string }> = {
  [T in M['type']]: Record<Exclude<keyof Extract<M, { type: T }>, 'type'>, Check>
}

const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const id: Check = (value) => typeof value === 'string' && /^[!-~]{1,120}$/.test(value)
const height: Check = (value) =>
  Number.isInteger(value) && (value as number) >= WIDGET_HEIGHT_MIN && (value as number) <= WIDGET_HEIGHT_MAX

const COMPANY_SHAPES: Shapes<SportsbookMessage> = {
  loaded: {},
  ready: {},
  route: { path: isSportsbookPath },
  'sign-in': {},
  'sign-up': {},
  deposit: {},
  'bet-placed': { ticket: id },
  'bet-refused': { reason: oneOf(slipRefusals) },
  restart: {},
  open: { path: isSportsbookPath },
  size: { height },
}

const SITE_SHAPES: Shapes<SportsbookSiteMessage> = {
  session: { token: (value) => value === null || id(value) },
  go: { path: isSportsbookPath },
  theme: { theme: oneOf(['dark', 'light']) },
  pause: {},
  resume: {},
  'balance-changed': {},
}

function read(data: unknown, source: string, shapes: Record<string, Record<string, Check>>): object | null {
  const said = typeof data === 'string' && data.length <= MESSAGE_LENGTH_MAX ? parsed(data) : null
  if (said?.source !== source || typeof said.type !== 'string' || !Object.hasOwn(shapes, said.type)) return null
  const shape = shapes[said.type]!
  if (!Object.entries(shape).every(([name, check]) => check(said[name]))) return null
  // Nothing but what the contract names goes on.
  return Object.fromEntries(['type', ...Object.keys(shape)].map((name) => [name, said[name]]))
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
