import { assert } from '@baize/kit'
import { z } from 'zod'

const code = z.string().regex(/^[A-Z0-9]{2,10}$/, 'is no code of a currency')
export const country = z.string().regex(/^[A-Z]{2}$/, 'is no code of a country')
export const identity = z.string().regex(/^[a-z0-9][a-z0-9-]{0,127}$/, 'is no identity')
const days = (most: number) => z.number().positive().max(most)

/** Main units of the base currency, and of the currencies whose amount is another than the converted one. */
export const Amount = z.strictObject({
  base: z.number().positive().max(1e9),
  currencies: z.record(code, z.number().positive().max(1e12)).default({}),
})
export type OfferedAmount = z.output<typeof Amount>

const Range = z.strictObject({ from: Amount.optional(), to: Amount.optional() })
export type OfferedRange = z.output<typeof Range>

/** Texts by locale; English is there for every other one. */
export const Names = z.object({ en: z.string().min(1).max(120) }).catchall(z.string().min(1).max(120))

const listed = { list: z.array(identity).max(1000).default([]), isExcluded: z.boolean().default(true) }

const FreeSpins = z.strictObject({
  game: identity,
  rounds: z.int().min(1).max(1000),
  /** What one round is worth; rounded down to what its lines share evenly. */
  value: Amount,
  playWithinDays: days(365),
  /** What their winnings are: a bonus under the terms of the offer, or cash. */
  winnings: z.enum(['bonus', 'cash']).default('bonus'),
})

export const Terms = z.strictObject({
  counts: z.enum(['stake', 'bonus']).default('stake'),
  wagerCasino: z.number().min(0).max(100),
  wagerSportsbook: z.number().min(0).max(100).default(0),
  casino: Range.prefault({}),
  sportsbook: Range.prefault({}),
  games: z.strictObject(listed).prefault({}),
  providers: z.strictObject(listed).prefault({}),
  maxBet: Amount.nullable().default(null),
  maxWin: Amount.nullable().default(null),
  maxWinMultiplier: z.number().positive().max(1000).nullable().default(null),
  sticky: z.boolean().default(false),
  cashable: z.boolean().default(true),
  isCancelLocked: z.boolean().default(false),
  onWithdrawal: z.enum(['keeps', 'cancels']).default('keeps'),
  activatesItself: z.boolean().default(true),
  activateWithinDays: days(365),
  wagerWithinDays: days(365),
})

/** What a file below `bonuses` says of one bonus; its name without `.json` is the id. */
export const Offer = z
  .strictObject({
    names: Names,
    type: z.enum(['cash', 'percentage', 'freeSpins']),
    isRunning: z.boolean().default(true),
    availableFrom: z.iso.datetime().nullable().default(null),
    availableTo: z.iso.datetime().nullable().default(null),
    trigger: z.strictObject({
      on: z.enum(['deposit', 'code', 'referral', 'operator', 'reward']),
      /** Which deposits of a player, counted from 1; all of them unless told. */
      depositNumbers: z
        .strictObject({ from: z.int().min(1), to: z.int().min(1).nullable() })
        .nullable()
        .default(null),
      deposit: Range.prefault({}),
    }),
    code: z
      .strictObject({
        text: z.string().regex(/^[A-Z0-9]{3,32}$/, 'is no code: capitals and digits'),
        isSecret: z.boolean(),
      })
      .nullable()
      .default(null),
    /** Where players have to come from; empty for everywhere. */
    countries: z.array(country).max(250).default([]),
    segments: z.array(z.string().min(1).max(64)).max(100).default([]),
    /** How often a player may have it. */
    issues: z.enum(['once', 'daily', 'weekly']).default('once'),
    gives: z.strictObject({
      amount: Amount.optional(),
      percentage: z.number().positive().max(1000).optional(),
      max: Amount.optional(),
      /** Rounds of a game, alone or on top of money. */
      freeSpins: FreeSpins.optional(),
    }),
    package: z
      .strictObject({ id: identity, priority: z.int().min(0).max(1000) })
      .nullable()
      .default(null),
    terms: Terms,
  })
  .superRefine(({ type, gives, trigger, code: ownCode }, context) => {
    const missing = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (type === 'cash' && !gives.amount) missing(['gives', 'amount'], 'is missing')
    if (type === 'percentage' && !gives.percentage) missing(['gives', 'percentage'], 'is missing')
    if (type === 'percentage' && !gives.max) missing(['gives', 'max'], 'is missing')
    if (type === 'percentage' && trigger.on !== 'deposit') missing(['trigger', 'on'], 'has to be a deposit')
    if (type === 'freeSpins' && !gives.freeSpins) missing(['gives', 'freeSpins'], 'is missing')
    if (type === 'freeSpins' && (gives.amount || gives.percentage)) missing(['type'], 'is that of money')
    if (type === 'freeSpins' && trigger.on === 'referral') missing(['trigger', 'on'], 'is rewarded with money alone')
    if (trigger.on === 'code' && !ownCode) missing(['code'], 'is missing')
  })
export type OfferFile = z.output<typeof Offer>

export interface Offer extends OfferFile {
  id: string
}

/** What a file below `cashback` says of a share of losses that is given back; its name without `.json` is the id. */
export const CashbackFile = z.strictObject({
  names: Names,
  isRunning: z.boolean().default(true),
  /** Calendar days, weeks from Monday on, or months, of UTC. */
  period: z.enum(['day', 'week', 'month']),
  /** Hours after the end of a period; late facts of rounds come in before. */
  paysAfterHours: z.number().min(0).max(168),
  /** Of the real money a player lost on rounds that began in the period. */
  percentage: z.number().positive().max(50),
  /** Less than this is not paid. */
  from: Amount,
  /** More than this is not paid. */
  max: Amount,
  countries: z.array(country).max(250).default([]),
  segments: z.array(z.string().min(1).max(64)).max(100).default([]),
  /** Cash unless something has to be wagered. */
  terms: Terms.prefault({ wagerCasino: 0, activateWithinDays: 7, wagerWithinDays: 7 }),
})

export interface CashbackOffer extends z.output<typeof CashbackFile> {
  id: string
}

/** What a file below `packages` says of several bonuses together. */
export const Package = z.strictObject({ names: Names })

/** `house.json`: what holds for every bonus issued from now on. */
export const House = z.strictObject({
  /** Which money a stake takes first. */
  stakeOrder: z.enum(['cash_first', 'bonus_first']),
  /** A deposit comes without a bonus unless its player chooses one. */
  isDepositBonusDeclined: z.boolean().default(true),
  /** How much of a stake counts, by game or by type of games; 1 for what is not named, 0 for what does not count. */
  weights: z.strictObject({
    games: z.record(identity, z.number().min(0).max(10)),
    types: z.record(z.string().min(1).max(32), z.number().min(0).max(10)),
  }),
})
export type House = z.output<typeof House>

/** Everything the house offers at one moment. */
export interface OfferBook {
  house: House
  offers: ReadonlyMap<string, Offer>
  packages: ReadonlyMap<string, z.output<typeof Package>>
  cashback: ReadonlyMap<string, CashbackOffer>
}

/** What a package is called, in a locale and in all of them. */
export function packageNames(packages: OfferBook['packages'], id: string, locale: string | null) {
  const group = packages.get(id)
  assert(group, 'a bonus names a package there is')
  return { name: nameIn(group, locale), names: group.names }
}

/** The text for a locale, or the English one. */
export function nameIn({ names }: { names: z.output<typeof Names> }, locale: string | null): string {
  return (locale && names[locale]) || names.en
}
