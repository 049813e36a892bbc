import type { Wheel as WheelView } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { assert } from '@baize/kit'
import { BASE_CURRENCY, readSettings } from '../../../modules/ground/settings/index.ts'
import { findActiveAccount } from '../../../modules/money/wallet/index.ts'
import {
  nameIn,
  type OfferBook,
  periodEdges,
  timesOf,
  type Units,
  type Wheel,
} from '../../../modules/offers/bonuses/index.ts'
import {
  countDraws,
  expireSpins,
  type HeldSpin,
  readHeld,
  readStops,
  type Seed,
  turnSeeds,
} from '../../../modules/offers/wheels/index.ts'
import { findPlayer } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { situationOf } from '../bonuses/bonus-offers.ts'
import { sectorView } from './wheel-words.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { rulesFor } from '../../person/player-rules.ts'

/** Who looks at wheels, and in which language and currency. */
export interface Looker {
  playerId: string | null
  country: string | null
  locale: string | null
  units: Units
  book: OfferBook
  segmentIds: readonly string[]
  /** Whether wheels may be turned at all where they live, and by them now. */
  mayTurn: boolean
}

/** What decides about wheels for a player. */
export async function playerAtWheels(db: Queryable, services: Services, playerId: string) {
  const [player, account] = [await findPlayer(db, playerId), await findActiveAccount(db, playerId)]
  assert(player && account, 'a player has an active account')
  const { book, units } = await situationOf(db, services, playerId, account.currency)
  // A wheel is no bonus for who plays for the first time alone.
  const isAllowed = (await rulesFor(db, services, playerId)).bonuses === 'any'
  const mayTurn = isAllowed && (await mayBePromotedTo(db, services, playerId))
  const { country, segmentIds, locale } = player
  return { playerId, account, country, locale, units, book, segmentIds, mayTurn }
}

async function guestAtWheels(db: Queryable, services: Services, country: string | null): Promise<Looker> {
  const units = (await readSettings(services, db)).currencies.find(({ code }) => code === BASE_CURRENCY)
  assert(units, 'the base currency is one of the house')
  const mayTurn = services.packs.rulesOf(country, services.clock.now()).bonuses === 'any'
  return { playerId: null, country, locale: null, units, book: services.offers.current(), segmentIds: [], mayTurn }
}

/** Whether a wheel is for somebody, and everything it may lead to can be given to them. */
export function isWheelFor({ countries, segments, sectors }: Wheel, looker: Looker): boolean {
  const { mayTurn, country, segmentIds, playerId, book } = looker
  return (
    mayTurn &&
    (countries.length === 0 || (country !== null && countries.includes(country))) &&
    (segments.length === 0 || (playerId !== null && segments.some((id) => segmentIds.includes(id)))) &&
    sectors.every(({ gives }) => gives.kind !== 'offer' || book.offers.get(gives.offer)?.isRunning)
  )
}

/** When a player who used up the spins of the period may turn the wheel again; null where they may now. */
export async function refreshOf(
  db: Queryable,
  { id, limit }: Wheel,
  playerId: string,
  now: Date,
): Promise<Date | null> {
  if (!limit) return null
  const [fromMs, toMs] = periodEdges(limit.period, now)
  return (await countDraws(db, playerId, id, new Date(fromMs))) >= limit.spins ? new Date(toMs) : null
}

/** The wheels somebody is shown, with their own spins, in the order of their files. */
export async function listWheels(
  db: Queryable,
  services: Services,
  { playerId, country }: { playerId: string | null; country: string | null },
): Promise<WheelView[]> {
  const now = services.clock.now()
  const looker = playerId ? await playerAtWheels(db, services, playerId) : await guestAtWheels(db, services, country)
  const stops = await readStops(db)
  const wheels = services.offers.current().wheels
  const seeds = await turnSeeds(services.pool, wheelsInUse(services), now)
  const held = playerId ? await readHeld(db, playerId, now) : []
  const shown: WheelView[] = []
  for (const wheel of wheels.values()) {
    if (timesOf(wheel, now).state === 'over' || stops.has(wheel.id) || !isWheelFor(wheel, looker)) continue
    const refresh = playerId ? await refreshOf(db, wheel, playerId, now) : null
    const spins = held.filter(({ wheelId }) => wheelId === wheel.id)
    shown.push(wheelView(wheel, looker, { seed: seeds.get(wheel.id)!, spins, refresh, now }))
  }
  return shown
}

function wheelView(
  wheel: Wheel,
  looker: Looker,
  { seed, spins, refresh, now }: { seed: Seed; spins: readonly HeldSpin[]; refresh: Date | null; now: Date },
): WheelView {
  const { state, from, to } = timesOf(wheel, now)
  const isRunning = state === 'running'
  const isOpen = isRunning && refresh === null
  return {
    id: wheel.id,
    identity: wheel.id,
    title: nameIn(wheel, looker.locale),
    names: wheel.names,
    state: isRunning ? WheelState.running : WheelState.scheduled,
    startAt: (from ?? seed.usedFrom).toISOString(),
    endAt: to?.toISOString() ?? null,
    items: wheel.sectors.map((sector) => sectorView(sector, looker)),
    playerSpins: isOpen ? spins.map(({ id, expiresAt }) => ({ id, expireAt: expiresAt?.toISOString() ?? null })) : [],
    limitRefreshAt: refresh?.toISOString() ?? null,
    heldSpins: isOpen ? 0 : spins.length,
    commitment: seed.commitment.toString('hex'),
  }
}

const EXPIRED_AT_ONCE = 1000

/**
 * Tells the seeds of wheels when their day is over, with the ones that follow committed to before anybody draws from
 * them, and ends spins whose time is over.
 */
export async function keepWheels(services: Services, signal?: AbortSignal): Promise<void> {
  const now = services.clock.now()
  await turnSeeds(services.pool, wheelsInUse(services), now)
  while (!signal?.aborted && (await expireSpins(services.pool, now, EXPIRED_AT_ONCE)) === EXPIRED_AT_ONCE);
}

/** Those that have or will have draws: their commitments are told before they open. */
function wheelsInUse({ offers, clock }: Services): Wheel[] {
  return [...offers.current().wheels.values()].filter((wheel) => timesOf(wheel, clock.now()).state !== 'over')
}
