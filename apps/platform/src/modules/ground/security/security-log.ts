import type { Clock, Logger } from '@baize/kit'
import { networkOf } from '../../../network.ts'

/** What is worth knowing when somebody looks for an attack, or for players who are kept out. */
export const securityEvents = [
  'sign_in_failed',
  'sign_in_blocked',
  'sign_in_disowned',
  'session_refused',
  'refresh_refused',
  'password_refused',
  'one_time_code_refused',
  'mailed_code_refused',
  'signature_forged',
  'throttled',
  'key_conflict',
  'upload_refused',
  'role_refused',
] as const

export type SecurityEvent = (typeof securityEvents)[number]

/**
 * What may be said of an event. Ids and names of our own only: never a password, a token, a code, an e-mail, a phone
 * or anything else that somebody typed.
 */
export interface SecurityDetails {
  /** Told as the network it belongs to. */
  address?: string | null
  playerId?: string | null
  operatorId?: string | null
  /** The operation of the contract, or the path of a signed call. */
  operation?: string
  /** Which rule it was, in words of our own. */
  reason?: string
}

/** Where the platform tells of security events. */
export interface SecurityLog {
  record(event: SecurityEvent, details: SecurityDetails): void
  /** How often each event happened since the process started. */
  counts(): Readonly<Record<SecurityEvent, number>>
}

/** Lines of one event in one second; a flood is counted whole and told in part. */
const LINES_PER_SECOND_MAX = 20

/**
 * One line for each event, message `security`. The first lines of a second are written, and the next one says how many
 * were left out, so that a flood of attempts cannot fill the disk or hide other lines.
 */
export function createSecurityLog({ logger, clock }: { logger: Logger; clock: Clock }): SecurityLog {
  const counted = Object.fromEntries(securityEvents.map((event) => [event, 0])) as Record<SecurityEvent, number>
  const windows = new Map<SecurityEvent, { second: number; lines: number; unwritten: number }>()
  return {
    record(event, { address, playerId, operatorId, operation, reason }) {
      counted[event] += 1
      const second = Math.floor(clock.now().getTime() / 1000)
      const window = windows.get(event) ?? { second, lines: 0, unwritten: 0 }
      windows.set(event, window)
      if (window.second !== second) Object.assign(window, { second, lines: 0 })
      if (window.lines >= LINES_PER_SECOND_MAX) {
        window.unwritten += 1
        return
      }
      window.lines += 1
      const unwritten = window.unwritten > 0 ? { unwritten: window.unwritten } : {}
      window.unwritten = 0
      const network = address ? networkOf(address) : undefined
      const who = { player: playerId ?? undefined, operator: operatorId ?? undefined }
      logger.warn('security', { event, network, ...who, operation, reason, ...unwritten })
    },
    counts: () => ({ ...counted }),
  }
}
