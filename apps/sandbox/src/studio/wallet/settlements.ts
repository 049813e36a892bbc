import type { Logger } from '@baize/kit'
import { WalletRejected } from './client.ts'
import type { Settled, WalletClient } from './client.ts'
import type { Journal, Obligation } from './journal.ts'
import { retry } from './retry.ts'
import type { RetryRule } from './retry.ts'

/** Wins and rollbacks are repeated until the platform takes them. */
export const settlementRule: RetryRule = { attempts: Infinity, delayMs: 200, delayMaxMs: 30_000 }

export interface Settlements {
  /** Remembers what is owed without calling yet, for the moment before an answer is known. */
  remember(obligation: Obligation): void
  /** Nothing is owed for the round after all. */
  forget(roundId: string): void
  /**
   * Tells the platform, again and again, until it has accepted. Resolves with what it came to; with
   * undefined when the platform rejects the call for good, which is reported for a person to look at.
   */
  settle(obligation: Obligation): Promise<Settled | undefined>
  /** Resolves when nothing is under way, or after `timeoutMs`; true when everything was settled. */
  drain(timeoutMs: number): Promise<boolean>
}

/** Settles rounds independently of the page that played them. Takes up at once what the journal still holds. */
export function createSettlements(
  wallet: WalletClient,
  journal: Journal,
  logger: Logger,
  rule: RetryRule = settlementRule,
): Settlements {
  const underWay = new Set<Promise<unknown>>()

  function settle(obligation: Obligation): Promise<Settled | undefined> {
    journal.owe(obligation)
    const telling = retry(
      rule,
      () => tell(wallet, obligation),
      (error) => error instanceof WalletRejected,
    )
      .catch((error: unknown) => {
        const { kind, roundId, transactionId } = obligation
        logger.error('the platform rejected a settlement', error, { kind, roundId, transactionId })
        return undefined
      })
      .then((settled) => {
        journal.settle(obligation.roundId)
        return settled
      })
      .finally(() => underWay.delete(telling))
    underWay.add(telling)
    return telling
  }

  for (const obligation of journal.open()) void settle(obligation)

  return {
    remember: (obligation) => journal.owe(obligation),
    forget: (roundId) => journal.settle(roundId),
    settle,
    async drain(timeoutMs) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const aborted = new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve()))
      while (underWay.size > 0 && !deadline.aborted) await Promise.race([Promise.allSettled(underWay), aborted])
      return underWay.size === 0
    },
  }
}

function tell(wallet: WalletClient, obligation: Obligation): Promise<Settled> {
  if (obligation.kind === 'win') return wallet.win(obligation, obligation.transactionId, BigInt(obligation.amount))
  return wallet.rollback(obligation, obligation.transactionId, obligation.betTransactionId)
}
