import { afterCommit, type Pool, type Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import {
  BASE_CURRENCY,
  currencyByCode,
  forgetSettings,
  lockRates,
  type Rate,
  saveRates,
} from '../../ground/settings/index.ts'
import { isNear } from './quote.ts'
import {
  type HandRate,
  readHandRates,
  readWishes,
  removeHandRate,
  removeWish,
  saveHandRate,
  saveWish,
  type Wish,
} from './store.ts'

/** Whose word a rate is that operators set. */
export const BY_HAND = 'operator'

/** How a currency's rate stands: what holds, since when by hand, and what waits for a second operator. */
export interface RateStanding extends Rate {
  byHand: HandRate | null
  wish: Wish | null
}

interface Decision {
  operatorId: string
  now: Date
}

interface Change {
  before: RateStanding
  after: RateStanding
}

/**
 * Sets a rate by hand; it holds until it is lifted, whatever a feed says. One operator moves it no further from what would
 * hold otherwise than a feed moves it in a day, because sums in the base currency decide what is paid without a person;
 * what is further off waits for a second. Refuses `not_found`, `conflict` for the base currency, and `validation` for nothing.
 */
export async function setRate(
  tx: Tx,
  { pool }: { pool: Pool },
  { currency, perBase: written }: { currency: string; perBase: string },
  { operatorId, now }: Decision,
): Promise<Change> {
  const perBase = trimmed(written)
  const before = await lockStanding(tx, currency)
  if (currency === BASE_CURRENCY) throw new Refusal('conflict')
  if (!(Number(perBase) > 0)) throw new Refusal('validation', { perBase: [{ code: 'minValue', values: { min: 0 } }] })
  const free = freeOf(before)
  if (!isNear(perBase, { perBase: free.perBase, type: typeOf(currency) })) {
    const wish = { perBase, askedBy: operatorId, askedAt: now }
    await saveWish(tx, currency, wish)
    return { before, after: { ...before, wish } }
  }
  const byHand: HandRate = { perBase, setBy: operatorId, approvedBy: null, setAt: now, free }
  return { before, after: await putByHand(tx, pool, before, byHand) }
}

/**
 * Lets a rate that waits hold. What two operators agree on is as good as a feed's word: one of them may move it from there.
 * Refuses `not_found` where none waits, `conflict` where another one does by now, and `own_approval`.
 */
export async function approveRate(
  tx: Tx,
  { pool }: { pool: Pool },
  { currency, perBase }: { currency: string; perBase: string },
  { operatorId, now }: Decision,
): Promise<Change> {
  const before = await lockStanding(tx, currency)
  const { wish } = before
  if (!wish) throw new Refusal('not_found')
  if (wish.perBase !== trimmed(perBase)) throw new Refusal('conflict')
  if (wish.askedBy === operatorId) throw new Refusal('own_approval')
  const free = { perBase: wish.perBase, at: now, source: BY_HAND }
  const byHand: HandRate = { perBase: wish.perBase, setBy: wish.askedBy, approvedBy: operatorId, setAt: now, free }
  return { before, after: await putByHand(tx, pool, before, byHand) }
}

/**
 * Gives a rate back to whoever says it otherwise, and drops what waits. Refuses `not_found` where nothing is by hand.
 */
export async function liftRate(tx: Tx, { pool }: { pool: Pool }, currency: string): Promise<Change> {
  const before = await lockStanding(tx, currency)
  if (!before.byHand && !before.wish) throw new Refusal('not_found')
  const after: RateStanding = { code: before.code, ...freeOf(before), byHand: null, wish: null }
  await removeWish(tx, currency)
  if (before.byHand) {
    await removeHandRate(tx, currency)
    await saveRates(tx, [after])
  }
  afterCommit(tx, () => forgetSettings(pool))
  return { before, after }
}

/** Decimal text without the zeros that say nothing, as it is read from the database. */
function trimmed(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

async function putByHand(tx: Tx, pool: Pool, { code }: RateStanding, byHand: HandRate): Promise<RateStanding> {
  const rate: Rate = { code, perBase: byHand.perBase, at: byHand.setAt, source: BY_HAND }
  await saveHandRate(tx, code, byHand)
  await removeWish(tx, code)
  await saveRates(tx, [rate])
  afterCommit(tx, () => forgetSettings(pool))
  return { ...rate, byHand, wish: null }
}

async function lockStanding(tx: Tx, currency: string): Promise<RateStanding> {
  const rate = (await lockRates(tx)).find(({ code }) => code === currency)
  if (!rate) throw new Refusal('not_found')
  const byHand = (await readHandRates(tx)).get(currency) ?? null
  const wish = (await readWishes(tx)).get(currency) ?? null
  return { ...rate, byHand, wish }
}

function freeOf({ byHand, perBase, at, source }: RateStanding): HandRate['free'] {
  return byHand?.free ?? { perBase, at, source }
}

function typeOf(currency: string): 'fiat' | 'crypto' {
  const definition = currencyByCode(currency)
  assert(definition, 'rates are of currencies of the house')
  return definition.type
}
