import type { Tx } from '@baize/database'
import type { FactData, FactKind } from './kinds.ts'

/** A fact as it stands in the log. */
export type StoredFact<Kind extends FactKind = FactKind> = {
  [Each in Kind]: {
    /** Its place in the log: from 1, without gaps. */
    number: number
    kind: Each
    playerId: string
    data: FactData<Each>
    occurredAt: Date
    /** When it was written down; tells how far behind a consumer is. */
    recordedAt: Date
  }
}[Kind]

/** Somebody who makes something of facts: counts, awards, ranks. */
export interface FactConsumer<Kind extends FactKind = FactKind> {
  /** Under this name its position is stored; another name begins at the first fact. */
  name: string
  /** The kinds it hears of. */
  kinds: readonly Kind[]
  /**
   * Writes rows that players share, or reads what one that does writes of the same facts. Such consumers take their facts
   * behind the others and one after the other, so that two processes lock those rows in one order; the others go side by
   * side, in one transaction.
   */
  hasSharedRows?: true
  /**
   * Writes what the facts mean through `tx` alone, in as few statements as it can: the position moves in the same
   * transaction, so each fact counts once whatever dies. Facts come in order; those of one player never at the same
   * time elsewhere. Other consumers' statements run between its own, so it uses no savepoint. What it throws undoes its
   * writes, and the players concerned are tried again later.
   */
  apply(tx: Tx, facts: readonly StoredFact<Kind>[]): Promise<void>
  /** Forgets all it has made of facts, by DELETE, so that the old figures are read until the new ones are there. */
  reset(tx: Tx): Promise<void>
}
