import { shareOf } from '../model/chance.ts'
import type { SportId } from '../sports/match.ts'
import { clubName, playerName, teamName } from './names.ts'
import type { Words } from './words.ts'

export interface Side {
  readonly id: string
  readonly name: Words
  /** Between 0 and 1. */
  readonly strength: number
}

export interface League {
  readonly id: string
  readonly sport: SportId
  readonly name: Words
  readonly sides: readonly Side[]
  /** A round begins this often, its matches one after the other. */
  readonly roundMs: number
  readonly offsetMs: number
  readonly staggerMs: number
}

const MINUTE = 60_000

const football = [
  ['northern-premier', 'Northern Premier', 'Nordliga', 'لیگ برتر شمال'],
  ['coastal-league', 'Coastal League', 'Küstenliga', 'لیگ ساحلی'],
  ['alpine-league', 'Alpine League', 'Alpenliga', 'لیگ آلپ'],
  ['continental-cup', 'Continental Cup', 'Kontinentalpokal', 'جام قاره'],
] as const

const tennis = [
  ['cloth-open', 'Cloth Open', 'Cloth Open', 'اوپن کلات'],
  ['harbour-masters', 'Harbour Masters', 'Hafen-Masters', 'مسترز بندر'],
] as const

const basketball = [
  ['metro-basket', 'Metro Basketball League', 'Metro-Basketball-Liga', 'لیگ بسکتبال مترو'],
  ['lakes-conference', 'Lakes Conference', 'Seen-Conference', 'کنفرانس دریاچه‌ها'],
] as const

type Row = readonly [id: string, en: string, de: string, fa: string]

function leagueOf(
  sport: SportId,
  [id, en, de, fa]: Row,
  count: number,
  nameOf: (number: number) => Words,
  first: number,
) {
  return {
    id,
    sport,
    name: { en, de, fa },
    sides: Array.from({ length: count }, (_, at): Side => {
      const side = `${id}-${at + 1}`
      return { id: side, name: nameOf(first + at), strength: 0.12 + 0.76 * shareOf(side) }
    }),
  }
}

export const leagues: readonly League[] = [
  ...football.map((row, at) => ({
    ...leagueOf('football', row, 10, clubName, at * 10),
    roundMs: 12 * MINUTE,
    offsetMs: at * 3 * MINUTE,
    staggerMs: MINUTE,
  })),
  ...tennis.map((row, at) => ({
    ...leagueOf('tennis', row, 12, playerName, at * 12),
    roundMs: 24 * MINUTE,
    offsetMs: at * 12 * MINUTE,
    staggerMs: MINUTE,
  })),
  ...basketball.map((row, at) => ({
    ...leagueOf('basketball', row, 8, teamName, at * 8),
    roundMs: 12 * MINUTE,
    offsetMs: at * 6 * MINUTE,
    staggerMs: MINUTE,
  })),
]

export const leagueOfId = (id: string): League | undefined => leagues.find((league) => league.id === id)
