import type { Queryable, Tx } from '@baize/database'
import { type Clock, Refusal, randomToken } from '@baize/kit'
import { hashSecret, isSecretCorrect, PROOF_COOKIE, proofCookie } from './cookie.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
  config: { publicUrl: string; isSessionBindingOn: boolean }
}

/**
 * By what somebody proves who they are. A link in a letter opens a session and proves nothing more, and so does the word
 * of a company wherever there is another way.
 */
export type ProofWay = 'password' | 'code' | 'authenticator' | 'recovery' | 'passkey' | 'company'

/** How long a proof is fresh. */
export const PROOF_LIFE_SECONDS = 300

/** A proof as it is kept with its session, and the cookie that goes with it. */
export interface NewProof {
  row: store.StoredProof
  cookie: string
}

/** What a session remembers of a proof that has just been given. */
export function newProof({ clock, config }: Ports, provedBy: ProofWay): NewProof {
  const secret = randomToken()
  const row = { proofHash: hashSecret(secret), provedAt: clock.now(), provedBy }
  return { row, cookie: proofCookie(config.publicUrl, secret, PROOF_LIFE_SECONDS) }
}

/**
 * Remembers with the session that its owner has just proved who they are, and resolves to the `Set-Cookie` value that
 * lets this browser, and nobody else who has the access token, do what needs it. Refuses `unauthorised` when the session
 * is over.
 */
export async function rememberProof(tx: Tx, ports: Ports, sessionId: string, provedBy: ProofWay): Promise<string> {
  const { row, cookie } = newProof(ports, provedBy)
  if (!(await store.saveProof(tx, sessionId, row))) throw new Refusal('unauthorised')
  return cookie
}

/**
 * To be called by whatever a thief of an access token must not do. Refuses `fresh_proof_needed` unless the owner of the
 * session proved who they are within the last five minutes, in this browser; the operation must declare it. The page
 * then asks for a proof and calls again. Costs one indexed read.
 */
export async function requireFreshProof(
  db: Queryable,
  { clock, config }: Ports,
  { sessionId }: { sessionId: string },
  { cookies }: { cookies: Readonly<Record<string, string>> },
): Promise<void> {
  const freshAfter = new Date(clock.now().getTime() - PROOF_LIFE_SECONDS * 1000)
  const proofHash = await store.readProofHash(db, sessionId, freshAfter)
  const isHere = proofHash !== undefined && isSecretCorrect(proofHash, cookies[PROOF_COOKIE])
  // Clients that omit credentials have nothing but the session to show.
  if (proofHash === undefined || (config.isSessionBindingOn && !isHere)) throw new Refusal('fresh_proof_needed')
}
