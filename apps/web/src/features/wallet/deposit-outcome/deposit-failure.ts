/** Why nothing came of a deposit, as far as a player is told in words of its own. */
export type DepositFailure = keyof typeof LOOKS

/** How each looks: what the player did is no error, what they can mend is less than a refusal. */
const LOOKS = {
  declined: { tone: 'danger', icon: 'warning' },
  insufficient: { tone: 'warning', icon: 'wallet' },
  notConfirmed: { tone: 'warning', icon: 'security' },
  cancelled: { tone: 'calm', icon: 'close' },
  expired: { tone: 'calm', icon: 'clock' },
  unreached: { tone: 'danger', icon: 'warning' },
  creditCard: { tone: 'danger', icon: 'card' },
  inReview: { tone: 'warning', icon: 'warning' },
} as const

const FAILURES: Readonly<Record<string, DepositFailure>> = {
  declined: 'declined',
  insufficient: 'insufficient',
  not_confirmed: 'notConfirmed',
  cancelled: 'cancelled',
  abandoned: 'expired',
  expired: 'expired',
  not_ordered: 'unreached',
  provider_failed: 'unreached',
  credit_card: 'creditCard',
  failed_in_review: 'inReview',
}

/** What a player is told of an invoice's reason; `null` for one there are no words for. */
export function failureOf(reason: string | undefined): DepositFailure | null {
  return (reason !== undefined && FAILURES[reason]) || null
}

export function lookOf(failure: DepositFailure | null): (typeof LOOKS)[DepositFailure] {
  return LOOKS[failure ?? 'declined']
}
