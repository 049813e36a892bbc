import type { StoredFact } from '../../ground/facts/index.ts'

/** Facts that may change which segments a player is in. */
export const countedKinds = [
  'player_registered',
  'profile_changed',
  'deposit_settled',
  'stake_taken',
  'stake_given_back',
  'free_round_taken',
  'game_opened',
  'signed_in',
] as const

export type CountedFact = StoredFact<(typeof countedKinds)[number]>

/** What a fact adds to what is counted of its player. */
export interface Tally {
  playerId: string
  deposits: number
  /** Smallest units of the base currency, as text. */
  deposited: string
  lastDepositAt: Date | null
  stakes: number
  lastPlayedAt: Date | null
  lastSeenAt: Date | null
  /** Whether the player has to be placed anew whatever was counted before. */
  isDue: boolean
}

const NOTHING = {
  deposits: 0,
  deposited: '0',
  lastDepositAt: null,
  stakes: 0,
  lastPlayedAt: null,
  lastSeenAt: null,
  isDue: false,
}

/** What a fact adds; `worth` is what a deposit was worth in the base currency. */
export function tallyOf({ kind, playerId, occurredAt }: CountedFact, worth: bigint): Tally {
  const base = { ...NOTHING, playerId }
  switch (kind) {
    case 'deposit_settled':
      return { ...base, deposits: 1, deposited: String(worth), lastDepositAt: occurredAt, isDue: true }
    case 'stake_taken':
      return { ...base, stakes: 1, lastPlayedAt: occurredAt, lastSeenAt: occurredAt }
    case 'stake_given_back':
      return { ...base, stakes: -1, isDue: true }
    case 'free_round_taken':
      return { ...base, lastPlayedAt: occurredAt, lastSeenAt: occurredAt }
    case 'game_opened':
    case 'signed_in':
      return { ...base, lastSeenAt: occurredAt }
    default:
      return { ...base, isDue: true }
  }
}
