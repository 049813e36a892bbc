import type { HouseWithdrawalRules, WithdrawalRules } from '@baize/contract'
import { Refusal } from '@baize/kit'
import { fromMain, MoneyError, toMainNumber } from '@baize/money'
import { BASE_CURRENCY, unitsToBase } from '../../ground/settings/index.ts'
import type { HouseRules } from './rules.ts'

const SUMS = ['withdrawalMax', 'daySumMax', 'newDestinationMax', 'aloneMax'] as const

/** The rules as operators read them, in main units. */
export function rulesView({ dayCountMax, contactAgeHours, ...sums }: HouseRules): HouseWithdrawalRules {
  const { baseUnits } = unitsToBase(BASE_CURRENCY)
  return {
    currency: BASE_CURRENCY,
    withdrawalMax: toMainNumber(sums.amountMax, baseUnits),
    daySumMax: toMainNumber(sums.daySumMax, baseUnits),
    dayCountMax,
    newDestinationMax: toMainNumber(sums.newDestinationMax, baseUnits),
    contactAgeHours,
    aloneMax: toMainNumber(sums.aloneMax, baseUnits),
  }
}

/** The rules that an operator says. Refuses `validation` for sums finer than the base currency. */
export function rulesOf({ dayCountMax, contactAgeHours, ...told }: WithdrawalRules): HouseRules {
  const { baseUnits } = unitsToBase(BASE_CURRENCY)
  const sum = (name: (typeof SUMS)[number]): bigint => {
    try {
      return fromMain(told[name], baseUnits)
    } catch (error) {
      if (error instanceof MoneyError) throw new Refusal('validation', { [name]: [{ code: 'regex' }] })
      throw error
    }
  }
  const [amountMax, daySumMax, newDestinationMax, aloneMax] = SUMS.map(sum) as [bigint, bigint, bigint, bigint]
  return { amountMax, daySumMax, dayCountMax, contactAgeHours, newDestinationMax, aloneMax }
}
