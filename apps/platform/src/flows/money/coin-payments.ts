import { withTransaction } from '@baize/database'
import {
  carryOver,
  CHOICE_FOR_MS,
  CoinFailure,
  type CoinListener,
  type DepositAddress,
  markDue,
  readPaymentsTo,
  takeDue,
  type Word,
} from '../../modules/money/addresses/index.ts'
import type { TakeReport } from '../../modules/money/payments/index.ts'
import { moveChoice } from '../../modules/offers/bonuses/index.ts'
import type { Services } from '../../services.ts'

type Ports = Pick<Services, 'pool' | 'clock' | 'logger' | 'companies' | 'fetch'>

const BATCH_MAX = 50
/** Long enough to ask about a whole batch. */
const AGAIN_AFTER_MS = 5 * 60_000

/** The bonus chosen with an address comes with the first payment to it that is not replaced. */
const choiceFollows: CoinListener = {
  async opened(tx, { id }, address, now) {
    await moveChoice(tx, { from: address.id, to: id, since: new Date(now.getTime() - CHOICE_FOR_MS) })
  },
  async voided(tx, { id }, address) {
    await moveChoice(tx, { from: id, to: address.id, since: new Date(0) })
  },
}

/**
 * A company says that something happened at an address. It is asked what, so that words may come twice, late and in any
 * order; where it does not answer, the address stays due for `askAboutCoins`.
 */
export async function hearOfCoins(ports: Ports, take: TakeReport, word: Word): Promise<void> {
  const address = await markDue(ports.pool, word, ports.clock.now())
  if (address) await catchUp(ports, take, address)
}

/**
 * Asks companies about addresses that are due, and credits what came: what a crash or a lost word left, and payments to
 * addresses of any age. Returns how many were asked about.
 */
export async function askAboutCoins(ports: Ports, take: TakeReport, signal: AbortSignal): Promise<number> {
  const now = ports.clock.now()
  const due = await takeDue(ports.pool, now, new Date(now.getTime() + AGAIN_AFTER_MS), BATCH_MAX)
  const silent = new Set<string>()
  for (const address of due) {
    if (signal.aborted) break
    if (silent.has(address.provider)) continue
    if (!(await catchUp(ports, take, address))) silent.add(address.provider)
  }
  return due.length
}

/** Brings the books in line with what the company knows of an address; `false` when it does not answer. */
async function catchUp(ports: Ports, take: TakeReport, address: DepositAddress): Promise<boolean> {
  const { pool, clock, logger, companies } = ports
  const company = await companies.find('chain', address.provider)
  if (!company) return false
  try {
    const payments = await readPaymentsTo(ports, company, address)
    const found = { addressId: address.id, accountId: address.accountId, payments }
    const parts = { take, listener: choiceFollows }
    await withTransaction(pool, (tx) => carryOver(tx, parts, found, clock.now()))
    return true
  } catch (error) {
    if (error instanceof CoinFailure) {
      logger.warn('the company cannot be asked about an address', { address: address.id, reason: error.message })
      return false
    }
    // One address that cannot be carried over must not keep the others of its batch waiting with it.
    logger.error('what came to an address could not be carried over', error, { address: address.id })
    return true
  }
}
