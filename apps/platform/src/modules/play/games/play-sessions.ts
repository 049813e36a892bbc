import { createHash } from 'node:crypto'
import { many, maybeOne, type Queryable, type Tx } from '@baize/database'
import { randomToken, uuidv7 } from '@baize/kit'

/** How long the page of a game has to turn its launch token into a session. */
const LAUNCH_LIFE_MS = 60_000

/** A session that nobody closed takes no more bets after a day, so that no token works for ever. */
const SESSION_LIFE_MS = 24 * 60 * 60 * 1000

export interface NewPlaySession {
  source: string
  playerId: string
  /** The sign-in it is started from: closing that one ends it. */
  signInId: string
  accountId: string
  gameId: string
  locale: string
  /** Where the player is, `null` when nobody knows: once it is closed the session takes no bets. */
  country: string | null
  rules: LaunchRules
}

/** What the rules of a country ask of a game, as its studio is told. */
export interface StudioRules {
  /** Least time from one round to the next, in milliseconds. */
  roundMs: number
  autoplay: boolean
  turbo: boolean
  slamStop: boolean
  /** Whether a return of no more than the stake may be shown as a win. */
  lossesAsWins: boolean
}

/** After so much play no stake is taken until the player has answered, and for some minutes after that. */
export interface CheckRule {
  minutes: number
  restMinutes: number
}

export interface LaunchRules {
  studio: StudioRules
  /** Most that a round may cost, in smallest units of the account; `null` where no rule says. */
  stakeMax: bigint | null
  /** How often the player has to answer a reality check; `null` where they never have to. */
  check: CheckRule | null
  /** When other rules begin to hold, and the session ends; `null` when nothing is planned. */
  until: Date | null
}

/** A session as its studio gets to know it. */
export interface OpenedPlaySession {
  sessionToken: string
  playerId: string
  accountId: string
  /** Identity of the game. */
  game: string
  locale: string
  /** `null` for a session of the time before launches kept them. */
  rules: StudioRules | null
  stakeMax: string | null
}

/**
 * Starts a session and returns its launch token, which works once and for a minute. Other sessions of the
 * player in the same game end: they take no more bets, but their wins still count.
 */
export async function launchPlaySession(tx: Tx, session: NewPlaySession, now: Date): Promise<string> {
  const launchToken = randomToken()
  // First, because it locks the row of this player and game: launches at the same moment take turns from here on, and
  // each ends the session of the one before.
  await tx.query(
    `INSERT INTO game_played (player_id, game_id, played_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id, game_id) DO UPDATE SET played_at = excluded.played_at`,
    [session.playerId, session.gameId, now],
  )
  await tx.query('UPDATE game_session SET ends_at = $3 WHERE player_id = $1 AND game_id = $2 AND ends_at > $3', [
    session.playerId,
    session.gameId,
    now,
  ])
  await tx.query(
    `INSERT INTO game_session (id, source, player_id, sign_in_id, account_id, game_id, locale, launch_hash,
       launch_expires_at, created_at, ends_at, country, rules, stake_max, check_minutes, rest_minutes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, least($11::timestamptz, $15::timestamptz), $12, $13, $14, $16,
       $17)`,
    [
      uuidv7(now.getTime()),
      session.source,
      session.playerId,
      session.signInId,
      session.accountId,
      session.gameId,
      session.locale,
      hashToken(launchToken),
      new Date(now.getTime() + LAUNCH_LIFE_MS),
      now,
      new Date(now.getTime() + SESSION_LIFE_MS),
      session.country,
      session.rules.studio,
      session.rules.stakeMax,
      session.rules.until,
      session.rules.check?.minutes ?? null,
      session.rules.check?.restMinutes ?? 0,
    ],
  )
  return launchToken
}

/** Turns a launch token into a session token, once. Undefined when it is unknown, used, late or of another game. */
export async function openPlaySession(
  db: Queryable,
  { source, launchToken, game }: { source: string; launchToken: string; game: string },
  now: Date,
): Promise<OpenedPlaySession | undefined> {
  const sessionToken = randomToken()
  const row = await maybeOne<Omit<OpenedPlaySession, 'sessionToken' | 'game'>>(
    db,
    `UPDATE game_session session SET token_hash = $3
     FROM game WHERE game.id = session.game_id AND game.identity = $4
       AND launch_hash = $1 AND session.source = $2 AND token_hash IS NULL AND launch_expires_at > $5 AND ends_at > $5
     RETURNING player_id AS "playerId", account_id AS "accountId", locale, rules, stake_max::text AS "stakeMax"`,
    [hashToken(launchToken), source, hashToken(sessionToken), game, now],
  )
  return row && { ...row, sessionToken, game }
}

/** Ends every session of the player: bets are refused from now on, wins still count. */
export async function endPlaySessions(tx: Tx, playerId: string, now: Date): Promise<void> {
  await tx.query('UPDATE game_session SET ends_at = $2 WHERE player_id = $1 AND ends_at > $2', [playerId, now])
}

/** The sign-ins from which games were open that were played at these moments. */
export function findSignInsAtPlay(
  db: Queryable,
  plays: readonly { playerId: string; gameId: string; at: Date }[],
): Promise<{ sessionId: string; at: Date }[]> {
  return many(
    db,
    `SELECT DISTINCT session.sign_in_id AS "sessionId", play.at
     FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS play (player_id, game_id, at)
     JOIN game_session session ON session.player_id = play.player_id AND session.game_id = play.game_id
       AND session.created_at <= play.at AND session.ends_at > play.at`,
    [plays.map(({ playerId }) => playerId), plays.map(({ gameId }) => gameId), plays.map(({ at }) => at)],
  )
}

/** Has every session of the player that is open go by another interval of reality checks; `null` for none. */
export async function changeChecks(tx: Tx, playerId: string, minutes: number | null, now: Date): Promise<void> {
  await tx.query('UPDATE game_session SET check_minutes = $3 WHERE player_id = $1 AND ends_at > $2', [
    playerId,
    now,
    minutes,
  ])
}

/** What stands in the table for a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
