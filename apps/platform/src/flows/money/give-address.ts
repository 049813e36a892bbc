import type { DepositReply, DepositRequest } from '@baize/contract'
import { type Tx, withTransaction } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import {
  CoinFailure,
  type DepositAddress,
  findFresh,
  FRESH_FOR_MS,
  insertAddress,
  orderAddress,
} from '../../modules/money/addresses/index.ts'
import { readCodes } from '../../modules/offers/bonuses/index.ts'
import type { Services } from '../../services.ts'
import { chooseBonus } from '../offers/bonuses/bonus-deposits.ts'

export interface Wish extends Pick<DepositRequest, 'currency' | 'accountId' | 'method' | 'bonusId' | 'isBonusDecline'> {
  playerId: string
  country: string | null
  network: string
  /** What is credited at once, in smallest units. */
  amountMin: bigint
}

/**
 * An address to which the player may send coins for ever. As long as nobody paid to it, and for a day, the same choice of
 * network and bonus gets the same one. Refuses `provider_failed` when the company names none. `check` refuses who may not
 * deposit now; what comes later is credited nevertheless.
 */
export async function giveAddress(
  services: Services,
  wish: Wish,
  check: (tx: Tx, now: Date) => Promise<void>,
): Promise<DepositAddress> {
  const { pool, clock } = services
  const now = clock.now()
  const { choice, known } = await withTransaction(pool, async (tx) => {
    await check(tx, now)
    const choice = await choiceOf(tx, wish)
    return { choice, known: await findFresh(tx, { ...wish, choice }, new Date(now.getTime() - FRESH_FOR_MS)) }
  })
  if (known) return known
  const address = await order(services, wish, choice, now)
  await withTransaction(pool, async (tx) => {
    await insertAddress(tx, address, now)
    await chooseBonus(tx, services, { ...wish, invoiceId: address.id })
  })
  return address
}

/** How the player goes on. */
export function addressReply({ id, method, address, tag, link, page }: DepositAddress): DepositReply {
  return { invoiceId: id, method, type: 'address', action: page, fields: null, qr: link ?? address, address, tag }
}

async function order(services: Services, wish: Wish, choice: string, now: Date): Promise<DepositAddress> {
  const { companies, logger } = services
  const { playerId, accountId, method, network, currency, country, amountMin } = wish
  const [company] = await companies.serving('chain', { currency, country })
  if (!company) throw new Refusal('method_unavailable')
  const id = uuidv7(now.getTime())
  const whose = { id, playerId, accountId, method, network, currency, provider: company.id, choice, amountMin }
  try {
    const place = await orderAddress(services, company, whose)
    return { ...whose, ...place, createdAt: now, usedAt: null, changedAt: now }
  } catch (error) {
    if (!(error instanceof CoinFailure)) throw error
    logger.warn('ordering an address failed', { company: company.id, reason: error.message })
    throw new Refusal('provider_failed')
  }
}

/** Names what was chosen with the address, so that the same is known again. */
async function choiceOf(tx: Tx, { playerId, bonusId, isBonusDecline }: Wish): Promise<string> {
  if (isBonusDecline) return 'none'
  if (bonusId) return `bonus ${bonusId}`
  const [waiting] = await readCodes(tx, playerId, true)
  return waiting ? `code ${waiting.id}` : 'none'
}
