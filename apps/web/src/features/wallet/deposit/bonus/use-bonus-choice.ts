import type { BonusCode, DepositBonus } from '@baize/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { walletStep } from '../../../../shared/analytics/wallet-events.ts'
import { offeredBonusesQuery, waitingCodeQuery } from '../../../../shared/bonuses/queries.ts'
import { useRemoveCode } from '../../../../shared/bonuses/use-bonus-code.ts'
import { constantsQuery } from '../../../../shared/forms/settings-queries.ts'
import { usePage } from '../../../../shared/page/page-context.tsx'
import { type BonusChoice, type Deciding, bonusToSend, choiceNow, firstChoice, rowsOf } from './choose-bonus.ts'

/** What a choice about the bonus is called in the funnel. */
const STEPS = { bonus: 'selectBonus', declined: 'declineBonuses', code: 'promoOpen' } as const

/** What is offered with a deposit, as the platform told it. */
export interface BonusOffers {
  offers: readonly DepositBonus[]
  waitingCode: BonusCode | null
  isDeclinedByDefault: boolean
}

/** Undefined while it is on its way. A deposit is possible without bonuses, so what cannot be read is not there. */
export function useBonusOffers(currency: string): BonusOffers | undefined {
  const offers = useQuery(offeredBonusesQuery(currency))
  const code = useQuery(waitingCodeQuery())
  const constants = useQuery(constantsQuery())
  if (offers.isPending || code.isPending || constants.isPending) return undefined
  return {
    offers: offers.data ?? [],
    waitingCode: code.data ?? null,
    isDeclinedByDefault: constants.data?.game.bonus.depositBonusDeclineDefault ?? true,
  }
}

interface ChoiceInput extends BonusOffers, Omit<Deciding, 'rows'> {
  /** The bonus the wallet was opened for. */
  preselected: string | null
}

/** The choice of the bonus that comes with a deposit: what the player said, in step with the amount and the offers. */
export function useBonusChoice({ offers, waitingCode, preselected, ...rest }: ChoiceInput) {
  const rows = rowsOf(offers, usePage().locale)
  const deciding = { ...rest, rows }
  const hasCode = waitingCode !== null
  const removeCode = useRemoveCode()
  const [said, setSaid] = useState(() => firstChoice(deciding, { preselected, hasCode }))
  // What was said stays: an amount on its way to another one takes nothing away.
  const choice = choiceNow(said, deciding)
  return {
    rows,
    choice,
    choose: (next: BonusChoice) => {
      walletStep({ funnelStep: STEPS[next.kind], operationType: 'deposit' })
      // A code that was given goes with the choice of it.
      if (waitingCode && choice.kind === 'code' && next.kind !== 'code') removeCode.mutate(waitingCode.id)
      setSaid(next)
    },
    row: choice.kind === 'bonus' ? rows.find(({ id }) => id === choice.id) : undefined,
    toSend: bonusToSend(choice, hasCode),
  }
}
