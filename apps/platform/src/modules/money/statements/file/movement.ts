import type { Movement } from '../../ledger/index.ts'

export const movementKinds = [
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'stake',
  'stakeReturned',
  'win',
  'bonus',
  'correction',
  'reversal',
  'other',
] as const

/** What a movement of real money is called on a statement. */
export type MovementKind = (typeof movementKinds)[number]

/** What a movement is to the player, by where the money came from or went. */
export function kindOf({ place, entryKind, isUndone, amount }: Movement): MovementKind {
  const isGain = amount > 0n
  switch (place) {
    case 'cashier':
      if (!isGain) return 'withdrawal'
      return entryKind === 'payout_return' ? 'withdrawalReturned' : 'deposit'
    case 'gaming':
      if (isUndone) return isGain ? 'stakeReturned' : 'reversal'
      if (entryKind === 'take_back') return 'reversal'
      return isGain ? 'win' : 'stake'
    case 'bonus':
    case 'bonus_cost':
    case 'promotions':
      return 'bonus'
    case 'debts':
      return 'reversal'
    case 'corrections':
      return 'correction'
    default:
      return 'other'
  }
}
