import type { Tx } from '@baize/database'
import { assert, isUuid, Refusal, uuidv7 } from '@baize/kit'
import { inBase } from '../../modules/ground/settings/index.ts'
import { readAccount, lockAccountMoney } from '../../modules/money/wallet/index.ts'
import { checkFields } from '../../modules/money/payments/index.ts'
import {
  applyChecks,
  destinationField,
  destinationOf,
  isDestinationKnown,
  lockRequests,
  requestWithdrawal,
  saveWithdrawal,
  sealDetails,
  type Withdrawal,
} from '../../modules/money/payouts/index.ts'
import { isClosed, lockPlayer, findPlayer } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { standingOfPlayer } from '../play/breaks.ts'
import { houseChecks } from './check-withdrawal.ts'
import { findPayoutMethod } from './create-withdrawal.ts'

/** Where the person wants their money. */
export interface WantedPayout {
  playerId: string
  accountId: string
  method: string
  /** The number or address there. */
  destination: string
  /** Whose account it is there, and the network coins travel by; for ways that ask. */
  holder?: string | undefined
  network?: string | undefined
}

/**
 * An operator asks for all the money of an account whose player cannot: it is closed, or they are excluded. It counts as
 * the first of two approvals, whatever the sum, and everything after it is as with any withdrawal. Refuses `not_found`,
 * `player_can_withdraw`, `insufficient_funds` for an empty account, `method_unavailable`, and `validation`.
 */
export async function payOutBalance(
  tx: Tx,
  services: Services,
  operatorId: string,
  { playerId, accountId, method: wanted, destination: place, holder, network }: WantedPayout,
): Promise<Withdrawal> {
  const now = services.clock.now()
  const account = isUuid(accountId) ? await readAccount(tx, accountId) : undefined
  if (!account || account.playerId !== playerId || !(await findPlayer(tx, playerId))) throw new Refusal('not_found')
  const player = await lockPlayer(tx, playerId)
  const { isExcluded } = await standingOfPlayer(tx, playerId, now)
  if (!isClosed(player) && !isExcluded) throw new Refusal('player_can_withdraw')
  const { currency } = account
  const { country } = player
  const { method, company } = await findPayoutMethod(tx, services, { playerId, currency, country, method: wanted })
  const field = destinationField(method.method)
  // Where the company asks itself it asks the player, who is not here.
  if (field === null) throw new Refusal('method_unavailable')
  const given = { account_holder: holder ?? null, crypto_network: network ?? null, [field]: place }
  const { values, problems } = checkFields(method.fields, given)
  if (Object.keys(problems).length > 0) throw new Refusal('validation', problems)
  await lockRequests(tx, playerId)
  const amount = await lockAccountMoney(tx, accountId)
  assert(amount !== undefined, 'the account was found')
  if (amount === 0n) throw new Refusal('insufficient_funds')
  const secret = services.config.tokenSecret
  const id = uuidv7(now.getTime())
  const destination = destinationOf(secret, { method: method.method, value: values[field]! })
  const asked = await requestWithdrawal(
    tx,
    {
      id,
      playerId,
      accountId,
      method: method.method,
      provider: company.id,
      currency,
      amount,
      baseAmount: await inBase(tx, { amount, currency }),
      destination: destination.masked,
      destinationHash: destination.hash,
      isDestinationNew: !(await isDestinationKnown(tx, playerId, destination.hash)),
      details: sealDetails(secret, id, values),
      publicData: null,
    },
    { isCollecting: false, now },
  )
  const checks = [...(await houseChecks(tx, asked, now)), 'asked_by_operator' as const]
  const waiting = { ...(await applyChecks(tx, asked, checks, now)), firstApprovedBy: operatorId }
  await saveWithdrawal(tx, waiting)
  return waiting
}
