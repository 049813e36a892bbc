import type { Correction, CorrectionCeiling } from '@baize/contract'
import { assert, Refusal } from '@baize/kit'
import { fromMain, MoneyError, toMainNumber } from '@baize/money'
import { currencyByCode } from '../../ground/settings/index.ts'

/** A correction as the row has it; the amount in smallest units. */
export interface StoredCorrection extends Omit<Correction, 'amount' | 'createdAt' | 'decidedAt'> {
  amount: bigint
  createdAt: Date
  decidedAt: Date | null
}

/** What a list of corrections may be narrowed by. */
export interface CorrectionFilter {
  playerId?: string
  state?: Correction['state']
}

/** What an operator may correct alone within a day, in smallest units. */
export interface StoredCeiling {
  currency: string
  aloneMax: bigint
}

/** A correction as the wire carries it. */
export function correctionView({ amount, createdAt, decidedAt, ...same }: StoredCorrection): Correction {
  return {
    ...same,
    amount: toMainNumber(amount, subunitOf(same.currency)),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

export function ceilingView({ currency, aloneMax }: StoredCeiling): CorrectionCeiling {
  return { currency, aloneMax: toMainNumber(aloneMax, subunitOf(currency)) }
}

/** An amount as it was typed, in smallest units. Refuses one that is finer than the currency, by its field. */
export function smallestOf(amount: number, currency: string, field: string): bigint {
  try {
    return fromMain(amount, subunitOf(currency))
  } catch (error) {
    if (error instanceof MoneyError) throw new Refusal('validation', { [field]: [{ code: 'regex' }] })
    throw error
  }
}

function subunitOf(currency: string): bigint {
  const definition = currencyByCode(currency)
  assert(definition, 'accounts are in currencies of the house')
  return definition.subunitToUnit
}
