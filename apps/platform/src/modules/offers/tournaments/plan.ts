import { periodEdges, type TournamentOffer } from '../bonuses/index.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** A tournament as it is held once. */
export interface Held {
  identity: string
  heldFrom: Date
  startsAt: Date
  endsAt: Date
  countsUntil: Date
  offer: TournamentOffer
}

/** The one that runs now, where there is one, and the one that comes after it. */
export function heldAround(offer: TournamentOffer, now: Date): Held[] {
  const [thisMs, nextMs] = periodEdges(offer.held.every, now)
  const [, afterMs] = periodEdges(offer.held.every, new Date(nextMs))
  return [thisMs, nextMs, afterMs]
    .map((periodMs) => heldFrom(offer, periodMs))
    .filter(({ endsAt }) => endsAt > now)
    .slice(0, 2)
    .filter(({ heldFrom: from }, index) => index === 0 || from.getTime() - now.getTime() < COMING_MS)
}

/** How far ahead the one after the next is told of. */
const COMING_MS = 100 * 24 * HOUR_MS

function heldFrom(offer: TournamentOffer, periodMs: number): Held {
  const { every, beginsAfterHours, lastsHours } = offer.held
  const [, nextMs] = periodEdges(every, new Date(periodMs))
  const fromMs = periodMs + beginsAfterHours * HOUR_MS
  const endsMs = Math.min(fromMs + lastsHours * HOUR_MS, nextMs + beginsAfterHours * HOUR_MS)
  const [from, ends] = [new Date(fromMs), new Date(endsMs)]
  const countsUntil = new Date(endsMs + offer.graceMinutes * MINUTE_MS)
  return { identity: offer.id, heldFrom: from, startsAt: from, endsAt: ends, countsUntil, offer }
}
