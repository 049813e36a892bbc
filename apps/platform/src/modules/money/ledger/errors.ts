/** Why the ledger wrote nothing. Every subclass names one cause; the transaction is over after any of them. */
export abstract class LedgerError extends Error {}

/** A player's account would go below zero. `balance` is what it holds, in smallest units. */
export class InsufficientFunds extends LedgerError {
  override readonly name = 'InsufficientFunds'

  constructor(
    readonly accountId: string,
    readonly balance: bigint,
  ) {
    super(`account ${accountId} holds too little`)
  }
}

/** The key belongs to an entry with another kind or other postings. */
export class LedgerKeyConflict extends LedgerError {
  override readonly name = 'LedgerKeyConflict'

  constructor(
    readonly key: string,
    readonly entryId: string,
  ) {
    super(`key ${key} belongs to an entry with another body`)
  }
}

export class UnknownAccount extends LedgerError {
  override readonly name = 'UnknownAccount'

  constructor(readonly accountIds: string[]) {
    super(`unknown account ${accountIds.join(', ')}`)
  }
}

export type InvalidPostingReason = 'amount' | 'mixed_currencies' | 'same_account' | 'held_account'

/** Postings that no state of the ledger could accept; a bug in the caller. */
export class InvalidPosting extends LedgerError {
  override readonly name = 'InvalidPosting'

  constructor(
    readonly reason: InvalidPostingReason,
    message: string,
  ) {
    super(message)
  }
}

/** The hold was posted or voided by another key. */
export class HoldEnded extends LedgerError {
  override readonly name = 'HoldEnded'

  constructor(
    readonly holdId: string,
    readonly state: 'posted' | 'voided',
  ) {
    super(`hold ${holdId} is ${state} already`)
  }
}

/** More was asked of a hold than it holds. */
export class HoldExceeded extends LedgerError {
  override readonly name = 'HoldExceeded'

  constructor(
    readonly holdId: string,
    readonly amount: bigint,
  ) {
    super(`hold ${holdId} is of ${amount} only`)
  }
}

export class UnknownHold extends LedgerError {
  override readonly name = 'UnknownHold'

  constructor(readonly holdId: string) {
    super(`no hold ${holdId}`)
  }
}

export class UnknownEntry extends LedgerError {
  override readonly name = 'UnknownEntry'

  constructor(readonly entryId: string) {
    super(`no entry ${entryId}`)
  }
}

interface DatabaseFailure {
  code?: string
  message: string
  detail?: string
}

/** The error class behind a failure of the ledger's SQL; anything else comes back as it is. */
export function toLedgerError(failure: unknown): unknown {
  const { code, message, detail } = failure as DatabaseFailure
  const read = () => JSON.parse(detail ?? '{}') as Record<string, string>
  const readList = () => (JSON.parse(detail ?? '{}') as { accounts?: string[] }).accounts ?? []
  switch (code) {
    case 'LG001':
      return new InsufficientFunds(read()['account']!, BigInt(read()['balance']!))
    case 'LG002':
      return new LedgerKeyConflict(read()['key']!, read()['entry']!)
    case 'LG003':
      return new UnknownAccount(readList())
    case 'LG004':
      return new InvalidPosting('amount', message)
    case 'LG005':
      return new InvalidPosting('mixed_currencies', message)
    case 'LG006':
      return new InvalidPosting('same_account', message)
    case 'LG011':
      return new InvalidPosting('held_account', message)
    case 'LG007':
      return new HoldEnded(read()['hold']!, read()['state'] as 'posted' | 'voided')
    case 'LG008':
      return new UnknownHold(read()['hold']!)
    case 'LG010':
      return new HoldExceeded(read()['hold']!, BigInt(read()['amount']!))
    case 'LG012':
      return new UnknownEntry(read()['entry']!)
    default:
      return failure
  }
}
