/**
 * What the page of a game and the site around it say to each other (docs/game-frame.md). Pure, so that both ends, which
 * know nothing else of each other, are written against the same words. Amounts are smallest units as digits.
 */

/** Why a round that was announced did not take place. */
export const betRefusals = [
  /** The balance does not cover the stake; the game says so itself, and offers what fits. */
  'insufficient-funds',
  /** A rule of the house, the player or their bonus does not take this stake; the site says which. */
  'not-taken',
  /** The reality check of the site is due. */
  'check-due',
  /** Opened elsewhere, signed out, or its time is over: nothing more is played in this frame. */
  'session-ended',
  /** What the house paid for is used up. The next round costs the player's own money. */
  'free-rounds-over',
  /** Nobody could be reached, or something broke; the stake was not taken, or comes back. */
  'failed',
] as const

export type BetRefusal = (typeof betRefusals)[number]

/** What a game tells the site. */
export type GameMessage =
  /** The page runs and listens; its pictures may still be on their way. */
  | { type: 'loaded' }
  /** A first round can be played; said after each start. */
  | { type: 'ready'; balance: string }
  /** The player sees a round begin. `stake` is what it costs, nothing where the house pays. */
  | { type: 'round-started'; round: string; stake: string }
  /** All of the round is on the screen, and the balance is what the game shows now. */
  | { type: 'round-settled'; round: string; stake: string; win: string; balance: string }
  /**
   * The announced round does not take place. `fits` is the highest stake the game offers within the balance, `null`
   * where none is low enough.
   */
  | { type: 'bet-refused'; round: string; reason: BetRefusal; stake: string; balance: string; fits: string | null }
  /** The studio knows this session no more, and nobody ended it: the game wants to be opened anew. */
  | { type: 'restart' }
  /** The player pressed the link to a deposit. */
  | { type: 'deposit' }
  /** The player leaves. */
  | { type: 'close' }

/** The keys that a game obeys wherever on the page around it they were pressed. */
export const gameKeys = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

export type GameKey = (typeof gameKeys)[number]

/** What the site tells a game. */
export type SiteMessage =
  /** No round begins from here on; one under way is played to its end and shown. */
  | { type: 'pause' }
  | { type: 'resume' }
  /** The money, or what the house pays for, has changed: read both again. */
  | { type: 'balance-changed' }
  /** A key was pressed beside the frame. */
  | { type: 'key'; key: GameKey }
  /** To the studio's page that fetches ahead: this game is about to be opened. */
  | { type: 'warm'; game: string }

type Message = Pick<MessageEvent, 'origin' | 'data'>

/** A message of the game; `null` unless it comes from the game's origin and has the shape of one. */
export function readGameMessage({ origin, data }: Message, gameOrigin: string): GameMessage | null {
  const said = origin === gameOrigin ? fieldsOf(data, GAME) : null
  const shape = said && shapeOf(GAME_SHAPES, said)
  return shape && holds(said, shape) ? (pick(said, shape) as GameMessage) : null
}

/** A message of the site; `null` unless it comes from the site's origin and has the shape of one. */
export function readSiteMessage({ origin, data }: Message, siteOrigin: string): SiteMessage | null {
  const said = origin === siteOrigin ? fieldsOf(data, SITE) : null
  const shape = said && shapeOf(SITE_SHAPES, said)
  return shape && holds(said, shape) ? (pick(said, shape) as SiteMessage) : null
}

/** What goes through `postMessage`, so that the other end knows whose words these are. */
export function fromGame(message: GameMessage): object {
  return { source: GAME, ...message }
}

export function fromSite(message: SiteMessage): object {
  return { source: SITE, ...message }
}

const GAME = 'baize-studio'
const SITE = 'baize-site'

type Check = (value: unknown) => boolean
type Shapes<M extends { type: string }> = {
  [T in M['type']]: Record<Exclude<keyof Extract<M, { type: T }>, 'type'>, Check>
}

const amount: Check = (value) => typeof value === 'string' && /^\d{1,38}$/.test(value)
const id: Check = (value) => typeof value === 'string' && /^[\w-]{8,64}$/.test(value)
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value)

const GAME_SHAPES: Shapes<GameMessage> = {
  loaded: {},
  ready: { balance: amount },
  'round-started': { round: id, stake: amount },
  'round-settled': { round: id, stake: amount, win: amount, balance: amount },
  'bet-refused': {
    round: id,
    reason: oneOf(betRefusals),
    stake: amount,
    balance: amount,
    fits: (value) => value === null || amount(value),
  },
  restart: {},
  deposit: {},
  close: {},
}

const SITE_SHAPES: Shapes<SiteMessage> = {
  pause: {},
  resume: {},
  'balance-changed': {},
  key: { key: oneOf(gameKeys) },
  warm: { game: (value) => typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value) },
}

function fieldsOf(data: unknown, source: string): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null
  const fields = data as Record<string, unknown>
  return fields.source === source && typeof fields.type === 'string' ? fields : null
}

type Shape = Record<string, Check>

function shapeOf(shapes: Record<string, Shape>, { type }: Record<string, unknown>): Shape | undefined {
  return Object.hasOwn(shapes, type as string) ? shapes[type as string] : undefined
}

function holds(said: Record<string, unknown>, shape: Shape): boolean {
  return Object.entries(shape).every(([name, check]) => check(said[name]))
}

/** Nothing but what the contract names goes on. */
function pick(said: Record<string, unknown>, shape: Shape): object {
  return Object.fromEntries(['type', ...Object.keys(shape)].map((name) => [name, said[name]]))
}
