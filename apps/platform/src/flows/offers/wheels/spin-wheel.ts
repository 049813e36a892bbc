import type { WheelSector } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { recordFact } from '../../../modules/ground/facts/index.ts'
import { publish } from '../../../modules/ground/outbox/index.ts'
import { lockIssues, timesOf, type Wheel } from '../../../modules/offers/bonuses/index.ts'
import {
  drawnFrom,
  holdUsableSeed,
  insertDraw,
  nextTurn,
  numberOf,
  readStops,
  sectorAt,
  takeSpin,
} from '../../../modules/offers/wheels/index.ts'
import type { Services } from '../../../services.ts'
import { giveReward } from '../bonuses/give-reward.ts'
import { sectorNames, sectorView, wheelEvent } from './wheel-words.ts'
import { isWheelFor, playerAtWheels, refreshOf } from './wheels.ts'

interface Turn {
  playerId: string
  wheelId: string
  /** Of the seed that the player was shown; none where they did not say. */
  commitment: string | undefined
  /** What the browser made before its first attempt. */
  playerKey: string
}

/**
 * Uses one spin of a player: draws a sector from the seed the house is committed to and gives what it says, in one
 * transaction. Refuses `not_found`, `bonus_not_available` to whoever may be given nothing, `no_valid_spin`, and
 * `wheel_changed` where another seed was shown; a refused spin stays the player's.
 */
export async function spinWheel(tx: Tx, services: Services, turn: Turn): Promise<WheelSector> {
  const { playerId, wheelId, commitment, playerKey } = turn
  const now = services.clock.now()
  await lockIssues(tx, playerId)
  const wheel = await runningWheel(tx, services, wheelId)
  const player = await playerAtWheels(tx, services, playerId)
  if (!isWheelFor(wheel, player)) throw new Refusal('bonus_not_available')
  if (await refreshOf(tx, wheel, playerId, now)) throw new Refusal('no_valid_spin')
  const seed = await holdUsableSeed(tx, wheel, now)
  if (commitment !== undefined && commitment !== seed.commitment.toString('hex')) throw new Refusal('wheel_changed')
  const spinId = await takeSpin(tx, playerId, wheelId, now)
  if (!spinId) throw new Refusal('no_valid_spin')
  const ordinal = await nextTurn(tx, seed.id, playerId)
  const number = numberOf(seed.seed, drawnFrom({ playerId, turn: ordinal, playerKey }))
  const drawn = sectorAt(seed.wheel.sectors, number)
  const { account } = player
  const names = sectorNames(drawn, player)
  const prize = { playerId, reward: drawn.gives, offerId: wheelId, cause: `wheel:${spinId}`, names }
  const given = await giveReward(tx, services, prize)
  if (!given) throw new Refusal('bonus_not_available')
  const { bonusId, spinsId: freeSpinId } = given
  const draw = { spinId, seedId: seed.id, wheelId, playerId, turn: ordinal, playerKey, sectorId: drawn.id }
  await insertDraw(tx, { ...draw, accountId: account.id, currency: account.currency, bonusId, freeSpinId }, now)
  const sector = sectorView(drawn, player)
  await publish(tx, {
    channel: `retention:wheels#${playerId}`,
    data: { event: 'wheel.spin.issued', ...wheelEvent(playerId, wheel, player.locale), amount: 0, sector },
  })
  await recordFact(tx, {
    kind: 'wheel_spun',
    playerId,
    data: { spinId, wheelId, sectorId: drawn.id },
    occurredAt: now,
  })
  return sector
}

async function runningWheel(tx: Tx, { offers, clock }: Services, wheelId: string): Promise<Wheel> {
  const wheel = offers.current().wheels.get(wheelId)
  if (!wheel || (await readStops(tx)).has(wheelId)) throw new Refusal('not_found')
  const { state } = timesOf(wheel, clock.now())
  if (state === 'over') throw new Refusal('not_found')
  if (state === 'planned') throw new Refusal('no_valid_spin')
  return wheel
}
