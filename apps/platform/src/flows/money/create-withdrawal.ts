import {
  type FieldIssue,
  type PaymentMethod,
  PlayerStatus,
  type WithdrawReply,
  type WithdrawRequest,
} from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert, Refusal, uuidv7 } from '@baize/kit'
import { fromMain, MoneyError, toMainNumber } from '@baize/money'
import type { Company } from '../../modules/ground/companies/index.ts'
import { currencyByCode, DEFAULT_LOCALE, inBase } from '../../modules/ground/settings/index.ts'
import { addressOf, checkFields, limitsOf, type NextStep } from '../../modules/money/payments/index.ts'
import {
  applyChecks,
  destinationField,
  destinationOf,
  isDestinationKnown,
  lockRequests,
  payeePage,
  payoutsSince,
  requestWithdrawal,
  sealDetails,
  type Withdrawal,
} from '../../modules/money/payouts/index.ts'
import { findAccount, lockAccountMoney, readTurnover } from '../../modules/money/wallet/index.ts'
import { arePayoutsLocked, findPlayer } from '../../modules/person/players/index.ts'
import { PAYOUT_WINDOW_DAYS } from '../../modules/person/identity/index.ts'
import { requireFreshProof } from '../../modules/person/sessions/index.ts'
import { followWithdrawal } from '../../modules/play/wagering/index.ts'
import type { Services } from '../../services.ts'
import { houseChecks } from './check-withdrawal.ts'
import { refuseUncheckedPayout } from '../person/identity-rules.ts'
import { tellOfNewDestination } from './tell-of-withdrawal.ts'
import { ownUrl } from '../ground/own-url.ts'
import { offeredWithdrawals } from './withdrawal-methods.ts'

const DAY_MS = 86_400_000

/** Who asks, in what browser, and where they are. */
interface Asker {
  caller: { playerId: string; sessionId: string }
  visitor: { country: string | null; cookies: Readonly<Record<string, string>> }
}

/**
 * Sets money of the player aside to be paid out. The rules of the house decide at once where the player has said where it
 * goes; otherwise the reply leads to the company's page, which asks. A place that no money of theirs went to before takes a
 * fresh proof of who they are. The active bonus ends where its terms say so.
 */
export async function createWithdrawal(
  tx: Tx,
  services: Services,
  { caller, visitor }: Asker,
  request: WithdrawRequest,
): Promise<WithdrawReply> {
  const { playerId } = caller
  const now = services.clock.now()
  const player = await findPlayer(tx, playerId)
  assert(player && player.status !== PlayerStatus.closed, 'a session belongs to a player')
  const account = await findAccount(tx, playerId, request.accountId)
  if (account.currency !== request.currency) throw new Refusal('validation', { currency: [{ code: 'otherCurrency' }] })
  const country = request.country ?? visitor.country
  const { method, company } = await findPayoutMethod(tx, services, { ...request, playerId, country })
  if (await arePayoutsLocked(tx, playerId)) throw new Refusal('payouts_locked')

  await lockRequests(tx, playerId)
  const cash = await lockAccountMoney(tx, account.id)
  assert(cash !== undefined, 'the account was found')
  const { amount, values } = readRequest(request, method, cash)
  if ((await readTurnover(tx, playerId, account.currency)).left > 0n) throw new Refusal('turnover_open')

  const field = destinationField(method.method)
  const secret = services.config.tokenSecret
  const id = uuidv7(now.getTime())
  const destination = field === null ? null : destinationOf(secret, { method: method.method, value: values[field]! })
  const isDestinationNew = destination !== null && !(await isDestinationKnown(tx, playerId, destination.hash))
  if (destination === null || isDestinationNew) await requireFreshProof(tx, services, caller, visitor)
  const payouts = await payoutsSince(tx, playerId, new Date(now.getTime() - PAYOUT_WINDOW_DAYS * DAY_MS))
  const wanted = { amount, currency: account.currency }
  await refuseUncheckedPayout(tx, services, { playerId, payouts: [...payouts, wanted] })
  await followWithdrawal(tx, account.id, now)
  const payout = { payoutId: id, amount, currency: account.currency, locale: player.locale ?? DEFAULT_LOCALE }
  const page =
    destination === null ? await askAtCompany(services, company, request, method, { ...payout, playerId }) : null
  const withdrawal = await requestWithdrawal(
    tx,
    {
      id,
      playerId,
      accountId: account.id,
      method: method.method,
      provider: company.id,
      currency: account.currency,
      amount,
      baseAmount: await inBase(tx, wanted),
      destination: destination?.masked ?? null,
      destinationHash: destination?.hash ?? null,
      isDestinationNew,
      details: sealDetails(secret, id, values),
      publicData: page && { url: addressOf(page.action, page.fields) },
    },
    { isCollecting: destination === null, now },
  )
  if (isDestinationNew) await tellOfNewDestination(tx, services, player, withdrawal)
  if (destination !== null) await judge(tx, withdrawal, now)
  return {
    invoiceId: id,
    method: method.method,
    type: method.type,
    action: page?.action ?? null,
    fields: page?.fields ?? null,
  }
}

async function judge(tx: Tx, withdrawal: Withdrawal, now: Date): Promise<void> {
  await applyChecks(tx, withdrawal, await houseChecks(tx, withdrawal, now), now)
}

/** The page on which the company asks where the money goes. Refuses a way back that leads off the site. */
async function askAtCompany(
  services: Services,
  company: Company,
  request: WithdrawRequest,
  { processingType }: PaymentMethod,
  { playerId, ...payout }: { playerId: string; payoutId: string; amount: bigint; currency: string; locale: string },
): Promise<NextStep & { action: string }> {
  const { publicUrl } = services.config
  const returnUrl = ownUrl(publicUrl, request.redirectUrl ?? '/profile/history')
  if (!returnUrl) throw new Refusal('validation', { redirectUrl: [{ code: 'outsideAddress' }] })
  const link = {
    ...payout,
    playerReference: playerId,
    shownIn: processingType === 'iframe' ? ('frame' as const) : ('window' as const),
    returnUrl,
    callbackUrl: `${publicUrl}/callbacks/cashier/payouts`,
  }
  return payeePage(services, company, link, services.clock.now())
}

/** Refuses `method_unavailable`. */
export async function findPayoutMethod(
  tx: Tx,
  services: Services,
  wanted: { playerId: string; currency: string; country: string | null; method: string },
): Promise<{ method: PaymentMethod; company: Company }> {
  const { methods, companyOf } = await offeredWithdrawals(services, tx, wanted)
  const method = methods.find((candidate) => candidate.method === wanted.method)
  const company = companyOf.get(wanted.method)
  if (!method || !company) throw new Refusal('method_unavailable')
  return { method, company }
}

/** The amount in smallest units and the fields; refuses with everything that is wrong at once. */
function readRequest(
  request: WithdrawRequest,
  method: PaymentMethod,
  cash: bigint,
): { amount: bigint; values: Record<string, string> } {
  const scale = currencyByCode(request.currency)?.subunitToUnit
  assert(scale, 'accounts are in currencies of the house')
  const { values, problems } = checkFields(method.fields, request.fields)
  const amount = smallestOf(request.amount, scale)
  if (amount === null) throw new Refusal('validation', { ...problems, amount: [{ code: 'regex' }] })
  const limits = limitsOf(method, request.fields)
  const isWithin = amount >= fromMain(limits.min, scale) && amount <= fromMain(limits.max, scale) && amount <= cash
  if (!isWithin) {
    const max = Math.min(limits.max, toMainNumber(cash, scale))
    const issue: FieldIssue = { code: 'amountRange', values: { min: limits.min, max, currency: request.currency } }
    throw new Refusal('amount_out_of_range', { ...problems, amount: [issue] })
  }
  if (Object.keys(problems).length > 0) throw new Refusal('validation', problems)
  return { amount, values }
}

function smallestOf(amount: number, scale: bigint): bigint | null {
  try {
    return fromMain(amount, scale)
  } catch (error) {
    if (error instanceof MoneyError) return null
    throw error
  }
}
