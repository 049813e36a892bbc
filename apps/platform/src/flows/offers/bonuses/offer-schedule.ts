import type { OfferState, ScheduledOffer } from '@baize/contract'
import { nameIn, openWindow, timesOf, type WholeBook } from '../../../modules/offers/bonuses/index.ts'
import { heldAround } from '../../../modules/offers/tournaments/index.ts'

/** When something of the files begins and ends, and how that stands. */
export interface OfferTimes {
  state: OfferState
  startAt: string | null
  endAt: string | null
}

/** The times of what its file gives none. */
const ALWAYS = { from: null, to: null }

const PLACES: Record<OfferState, number> = { running: 0, planned: 1, over: 2, off: 3 }

/**
 * Everything a book offers in the order of time: what runs, the sooner it ends the earlier; what is planned, the sooner
 * it begins the earlier; then what is over or off.
 */
export function scheduleOf(book: WholeBook, now: Date): ScheduledOffer[] {
  const { offers, cashback, quests, tournaments, wheels } = book
  const line = (kind: ScheduledOffer['kind'], offer: Named, times: OfferTimes): ScheduledOffer => ({
    kind,
    offerId: offer.id,
    title: nameIn(offer, null),
    ...times,
  })
  const lines = [
    ...[...offers.values()].map((offer) => line('bonus', offer, timesOfFile(offer, now))),
    ...[...cashback.values()].map((offer) =>
      line('cashback', offer, timesBetween({ isRunning: offer.isRunning, ...ALWAYS }, now)),
    ),
    ...[...quests.values()].map((quest) => {
      const { from, to } = timesOf(quest, now)
      const endsAt = openWindow(quest, now)?.endsAt ?? to
      return line('quest', quest, timesBetween({ isRunning: quest.isRunning, from, to: endsAt }, now))
    }),
    ...[...tournaments.values()].flatMap((offer) => {
      const { isRunning } = offer
      const held = heldAround(offer, now).map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))
      return (isRunning ? held : [ALWAYS]).map((times) =>
        line('tournament', offer, timesBetween({ isRunning, ...times }, now)),
      )
    }),
    ...[...wheels.values()].map((wheel) =>
      line('wheel', wheel, timesBetween({ ...timesOf(wheel, now), isRunning: wheel.isRunning }, now)),
    ),
  ]
  return lines.toSorted((left, right) => PLACES[left.state] - PLACES[right.state] || momentOf(left) - momentOf(right))
}

interface Named {
  id: string
  names: { en: string }
}

interface Timed {
  isRunning: boolean
  availableFrom: string | null
  availableTo: string | null
}

/** The times that a file names itself. */
export function timesOfFile({ isRunning, availableFrom, availableTo }: Timed, now: Date): OfferTimes {
  const [from, to] = [availableFrom, availableTo].map((at) => (at === null ? null : new Date(at)))
  return timesBetween({ isRunning, from: from!, to: to! }, now)
}

function timesBetween(
  { isRunning, from, to }: { isRunning: boolean; from: Date | null; to: Date | null },
  now: Date,
): OfferTimes {
  const state = !isRunning ? 'off' : to && now >= to ? 'over' : from && now < from ? 'planned' : 'running'
  return { state, startAt: from?.toISOString() ?? null, endAt: to?.toISOString() ?? null }
}

function momentOf({ state, startAt, endAt }: ScheduledOffer): number {
  const at = state === 'planned' ? startAt : endAt
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at)
}
