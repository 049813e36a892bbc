import { type Clock, isSignatureValid } from '@baize/kit'
import { createNonceMemory } from './nonces.ts'

/** How far a sender's clock may be off, in either direction. */
export const CLOCK_SKEW_MAX_MS = 60_000

/** A call as it came in, before anyone trusts it. */
export interface SignedCall {
  method: string
  /** Path with query, as on the request line. */
  path: string
  headers: Record<string, string | string[] | undefined>
  /** The body, byte for byte. */
  body: string
  /** Whether a repeat changes nothing and gets its first answer again, at whatever process. */
  isKeyed: boolean
}

/** Who sent the call, or why it is refused. `busy` is temporary and no fault of the sender. */
export type Verdict =
  | { kind: 'trusted'; sender: string }
  | { kind: 'refused'; message: string }
  | { kind: 'busy'; message: string }

export type SignatureGuard = (call: SignedCall) => Promise<Verdict>

/** The memory of all processes: true for the first that names the key within the time. */
export interface SeenCalls {
  isFirst(key: string, rememberMs: number): Promise<boolean>
}

/** Who may send signed calls, and what with. */
export interface Senders<Secret extends { secret: string } = { secret: string }> {
  /** What calls of the sender may be signed with now; none for a sender that is not known. */
  secretsOf(sender: string): Promise<readonly Secret[]>
  /** Hears which secret a trusted call was signed with. */
  noteUse(secret: Secret): void
}

/**
 * Judges signed calls: known sender, right signature, timestamp within a minute, nonce never seen. Nonces
 * are remembered in this process for as long as a timestamp could still be accepted (two minutes), and in the memory
 * of all processes where a call is not `isKeyed`: one whose repeat changes nothing and gets its first answer again.
 * They are claimed last, so that only the holder of a secret can fill the memories.
 */
export function createSignatureGuard<Secret extends { secret: string }>(
  senders: Senders<Secret>,
  { clock, seenCalls }: { clock: Clock; seenCalls: SeenCalls },
): SignatureGuard {
  const nonces = createNonceMemory(CLOCK_SKEW_MAX_MS * 2)
  return async ({ method, path, headers, body, isKeyed }) => {
    const sender = text(headers['x-provider'])
    const timestamp = text(headers['x-timestamp'])
    const nonce = text(headers['x-nonce'])
    const secrets = await senders.secretsOf(sender)
    if (secrets.length === 0) return refused('the sender is not known')
    if (!/^\d{1,16}$/.test(timestamp) || nonce.length < 8 || nonce.length > 200)
      return refused('the signature headers are incomplete')
    const request = { timestamp, nonce, method, path, body }
    const secret = secrets.find((known) => isSignatureValid(known.secret, request, text(headers['x-signature'])))
    if (!secret) return refused('the signature does not match')
    const nowMs = clock.now().getTime()
    if (Math.abs(nowMs - Number(timestamp)) > CLOCK_SKEW_MAX_MS)
      return refused('the timestamp is more than a minute off')
    const claim = nonces.claim(`${sender} ${nonce}`, nowMs)
    if (claim === 'used') return refused('the nonce was used before')
    if (claim === 'full') return { kind: 'busy', message: 'too many calls, try again shortly' }
    if (!isKeyed && !(await seenCalls.isFirst(`nonce ${sender} ${nonce}`, CLOCK_SKEW_MAX_MS * 2)))
      return refused('the nonce was used before')
    senders.noteUse(secret)
    return { kind: 'trusted', sender }
  }
}

function refused(message: string): Verdict {
  return { kind: 'refused', message }
}

function text(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
