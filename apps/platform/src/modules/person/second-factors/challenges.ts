import { createHash } from 'node:crypto'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, Refusal, randomToken } from '@baize/kit'
import { hiddenCookie } from '../sessions/index.ts'
import { CHALLENGE_LIFE_SECONDS, CHALLENGE_TRIES } from './rules.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
  config: { publicUrl: string }
}

/** A sign-in that waits for the second proof. */
export interface Challenge {
  hash: Buffer
  playerId: string
  isPlaceKnown: boolean
  fingerprint: string | null
}

/** What began a sign-in. */
interface Begun {
  playerId: string
  /** The password's hash; null where there is none. */
  passwordHash: string | null
  isPlaceKnown: boolean
  fingerprint: string | null
}

const COOKIE = 'baize_sign_in'

/** Keeps a sign-in whose first proof was right, and resolves to the cookie by which its browser goes on with it. */
export async function openChallenge(tx: Tx, { clock, config }: Ports, begun: Begun): Promise<string> {
  const secret = randomToken()
  const { passwordHash, ...rest } = begun
  await store.insertChallenge(tx, {
    ...rest,
    hash: sha256(secret),
    passwordMark: markOf(passwordHash),
    attempts: CHALLENGE_TRIES,
    expiresAt: new Date(clock.now().getTime() + CHALLENGE_LIFE_SECONDS * 1000),
  })
  return cookie(config.publicUrl, secret, CHALLENGE_LIFE_SECONDS)
}

/**
 * The sign-in that this browser began, with one try taken from it, by a statement of its own: a refusal must not give it
 * back. Refuses `sign_in_over`.
 */
export async function takeChallenge(
  db: Queryable,
  { clock }: Pick<Ports, 'clock'>,
  cookies: Readonly<Record<string, string>>,
): Promise<Challenge> {
  const hash = sha256(cookies[COOKIE] ?? '')
  const challenge = await store.takeAttempt(db, hash, clock.now())
  if (!challenge) throw new Refusal('sign_in_over')
  return { ...challenge, hash }
}

/**
 * Takes the sign-in out of use together with the session it becomes. Refuses `sign_in_over` where another one was faster,
 * and where the password is another one than when it began. The player's row must be locked.
 */
export async function spendChallenge(tx: Tx, { hash }: Challenge, passwordHash: string | null): Promise<void> {
  const spent = await store.removeChallenge(tx, hash)
  if (!spent?.passwordMark.equals(markOf(passwordHash))) throw new Refusal('sign_in_over')
}

/** The `Set-Cookie` value that takes the browser's part of it away. */
export function spentChallengeCookie(publicUrl: string): string {
  return cookie(publicUrl, '', 0)
}

/** Removes those that are over, the oldest first; returns how many. */
export function clearChallenges(db: Queryable, now: Date, countMax: number): Promise<number> {
  return store.removeOver(db, now, countMax)
}

function cookie(publicUrl: string, value: string, lifeSeconds: number): string {
  return hiddenCookie(publicUrl, { name: COOKIE, value, path: '/api/player/sessions', lifeSeconds })
}

function markOf(passwordHash: string | null): Buffer {
  return sha256(`password ${passwordHash ?? ''}`)
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
