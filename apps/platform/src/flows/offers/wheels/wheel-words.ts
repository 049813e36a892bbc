import type { WheelSector } from '@baize/contract'
import {
  amountIn,
  CHANCES,
  nameIn,
  type OfferBook,
  type OfferedAmount,
  type Sector,
  type Units,
  type Wheel,
} from '../../../modules/offers/bonuses/index.ts'
import { sumInWords } from '../../money/sum-in-words.ts'

/** What of the house is needed to say what a sector gives. */
export interface Words {
  book: Pick<OfferBook, 'offers'>
  units: Units
  locale: string | null
}

/** A sector as the wire carries it, with its money in the currency of whoever looks. */
export function sectorView({ id, chance, ...sector }: Sector, words: Words): WheelSector {
  const names = sectorNames(sector, words)
  return { id, title: (words.locale && names[words.locale]) || names.en, names, dropRate: (chance * 100) / CHANCES }
}

/** What a sector is called in every language. */
export function sectorNames(
  { names, gives }: Pick<Sector, 'names' | 'gives'>,
  { book, units }: Words,
): Record<string, string> & { en: string } {
  const offered = moneyOf(gives, book)
  const amount = offered && amountIn(offered, units)
  const inWords = (locale: string) => (amount === undefined ? '' : sumInWords(locale, { amount, currency: units.code }))
  const said = Object.entries(names).map(
    ([locale, name]) => [locale, name.replace('{amount}', inWords(locale))] as const,
  )
  return { ...Object.fromEntries(said), en: names.en.replace('{amount}', inWords('en')) }
}

function moneyOf(gives: Sector['gives'], { offers }: Words['book']): OfferedAmount | undefined {
  if (gives.kind === 'money') return gives.amount
  return gives.kind === 'offer' ? offers.get(gives.offer)?.gives.amount : undefined
}

/** What every event about a wheel carries. */
export function wheelEvent(playerId: string, wheel: Wheel, locale: string | null) {
  return { playerId, wheel: { id: wheel.id, identity: wheel.id, title: nameIn(wheel, locale) } }
}
