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

/** What a fact adds; `worth` is what a deposit was worth in the base currency. */
export function tallyOf({ kind, playerId, occurredAt }: CountedFact, worth: bigint): Tally {
  const isDeposit = kind === 'deposit_settled'
  const isPlay = kind === 'stake_taken' || kind === 'free_round_taken'
  const isSeen = isPlay || kind === 'game_opened' || kind === 'signed_in'
  return {
    playerId,
    deposits: isDeposit ? 1 : 0,
    deposited: isDeposit ? String(worth) : '0',
    lastDepositAt: isDeposit ? occurredAt : null,
    stakes: kind === 'stake_taken' ? 1 : kind === 'stake_given_back' ? -1 : 0,
    lastPlayedAt: isPlay ? occurredAt : null,
    lastSeenAt: isSeen ? occurredAt : null,
    isDue: !isSeen,
  }
}
