import { randomUUID } from 'node:crypto'
import { fromMain } from '@baize/money'
import type { TestPlatform } from '@baize/testkit'
import { createDeposit } from '../../src/flows/money/create-deposit.ts'
import { currencyByCode } from '../../src/modules/ground/settings/index.ts'
import type { Offer } from '../../src/modules/offers/bonuses/index.ts'
import type { BonusTerms } from '../../src/modules/play/wagering/index.ts'
import { SITE, type startWithCashier } from '../payments/fake-cashier.ts'

type Gives = Offer['gives']
type House = Awaited<ReturnType<typeof startWithCashier>>

/** Smallest units of a currency, as a file tells them. */
export function told(amount: bigint | string, currency: string) {
  const own = Number(amount) / Number(currencyByCode(currency)!.subunitToUnit)
  return { base: 1, currencies: { [currency]: own } }
}

/** A file that offers a bonus under terms, with a deposit or by a code, and nothing beside it in the house. */
export function offer(
  { platform }: Pick<House, 'platform'>,
  { gives, terms, currency, isByCode }: { gives: Gives; terms: BonusTerms; currency: string; isByCode: boolean },
): { id: string; code: string } {
  const { services } = platform
  const book = services.offers.current()
  const id = randomUUID()
  const code = id.replaceAll('-', '').toUpperCase()
  const model: Offer = {
    id,
    names: { en: 'A bonus' },
    type: gives.percentage === undefined ? 'cash' : 'percentage',
    isRunning: true,
    availableFrom: null,
    availableTo: null,
    trigger: { on: isByCode ? 'code' : 'deposit', depositNumbers: null, deposit: {} },
    code: isByCode ? { text: code, isSecret: true } : null,
    countries: [],
    segments: [],
    issues: 'once',
    gives,
    package: null,
    terms: fileTerms(terms, currency),
  }
  const { stakeOrder, weights } = terms
  const house = { ...book.house, stakeOrder, weights }
  services.offers = { current: () => ({ ...book, house, offers: new Map([[id, model]]) }) }
  return { id, code }
}

function fileTerms(terms: BonusTerms, currency: string): Offer['terms'] {
  const { stakeOrder: _, weights: __, casino, games, gamesExcluded, providers, providersExcluded, ...rest } = terms
  const { maxBet, maxWin, activateWithinMinutes, wagerWithinMinutes, ...same } = rest
  return {
    ...same,
    casino: {
      ...(casino.amountFrom && { from: told(casino.amountFrom, currency) }),
      ...(casino.amountTo && { to: told(casino.amountTo, currency) }),
    },
    sportsbook: {},
    games: { list: [...games], isExcluded: gamesExcluded },
    providers: { list: [...providers], isExcluded: providersExcluded },
    maxBet: maxBet === null ? null : told(maxBet, currency),
    maxWin: maxWin === null ? null : told(maxWin, currency),
    activateWithinDays: activateWithinMinutes / 1440,
    wagerWithinDays: wagerWithinMinutes / 1440,
  }
}

interface Order {
  playerId: string
  accountId: string
  currency: string
  /** Main units. */
  sum: number
  bonusId: string
}

/** Orders a deposit with a bonus, as the wallet does, and has the cashier report it, as often as is said. */
export async function payInWith(
  { platform, report }: Pick<House, 'platform' | 'report'>,
  { playerId, accountId, currency, sum, bonusId }: Order,
  { status, times }: { status: 'paid' | 'failed'; times: number },
): Promise<void> {
  const amount = fromMain(sum, currencyByCode(currency)!.subunitToUnit)
  const { invoiceId } = await createDeposit(
    platform.services,
    playerId,
    {
      method: 'card',
      currency,
      amount,
      accountId,
      bonusId,
      isBonusDecline: false,
      redirectSuccessUrl: SITE,
      redirectErrorUrl: SITE,
      redirectUrl: SITE,
    },
    { id: randomUUID(), key: null },
    'DE',
  )
  const told = { paymentId: invoiceId, status, amount: String(amount), currency }
  await Promise.all(Array.from({ length: times }, () => report(told)))
}

/** The platform's own clock, in milliseconds. */
export const nowOf = ({ clock }: TestPlatform) => clock.now().getTime()
