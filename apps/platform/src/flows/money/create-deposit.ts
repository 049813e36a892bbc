import { createHash } from 'node:crypto'
import {
  type DepositReply,
  type DepositRequest,
  type FieldIssue,
  type PaymentMethod,
  PlayerStatus,
} from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { fromMain } from '@baize/money'
import type { Company } from '../../modules/ground/companies/index.ts'
import {
  addressMethods,
  cashierMethods,
  checkFields,
  type DepositDraft,
  depositMethods,
  type DepositTerms,
  isOn,
  mergeMethods,
  orderDeposit,
  readAmountBounds,
  readCompanyOffers,
  withinBounds,
} from '../../modules/money/payments/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import {
  currencyByCode,
  DEFAULT_LOCALE,
  isCountryClosed,
  isCurrencyOffered,
  readSettings,
} from '../../modules/ground/settings/index.ts'
import { findAccount } from '../../modules/money/wallet/index.ts'
import type { Services } from '../../services.ts'
import { refuseOpenAgreements } from '../person/agreements.ts'
import { chooseBonus } from '../offers/bonuses/bonus-deposits.ts'
import { checkDepositRules } from './deposit-rules.ts'
import { knownValues } from './known-values.ts'
import { addressReply, giveAddress } from './give-address.ts'
import { checkDepositLimits } from '../play/limit-rules.ts'
import { ownUrl } from '../ground/own-url.ts'
import { rulesFor } from '../person/player-rules.ts'

/**
 * Starts a deposit: checks who pays into what by which method and how much, then opens the invoice and orders the
 * payment. `attempt.id` becomes the invoice's, so that a repeat of the request goes on with it. Runs outside a transaction, because it calls a company.
 */
export async function createDeposit(
  services: Services,
  playerId: string,
  request: DepositRequest,
  attempt: { id: string; key: string | null },
  visitorCountry: string | null,
): Promise<DepositReply> {
  const player = await findPlayer(services.pool, playerId)
  assert(player, 'a session belongs to a player')
  if (player.status === PlayerStatus.limited) throw new Refusal('profile_limited')
  await refuseOpenAgreements(services.pool, services, playerId)
  const account = await findAccount(services.pool, playerId, request.accountId)
  if (account.currency !== request.currency) throw new Refusal('validation', { currency: [{ code: 'otherCurrency' }] })
  const country = request.country ?? visitorCountry
  const { creditCards: takesCredit } = await rulesFor(services.pool, services, playerId)
  const { method, company } = await findMethod(services, {
    ...request,
    playerId,
    country,
    visitorCountry,
    takesCredit,
  })
  checkAmount(request, method)
  const { values, problems } = checkFields(method.fields, request.fields ?? {})
  if (Object.keys(problems).length > 0) throw new Refusal('validation', problems)
  const { amount, currency } = request
  const draft: DepositDraft = {
    playerId,
    accountId: account.id,
    method: method.method,
    way: wayOf(method),
    provider: company.id,
    details: values,
    currency,
    amount,
    locale: player.locale ?? DEFAULT_LOCALE,
    ...returnUrls(services.config.publicUrl, request, attempt.id),
  }
  if (method.type === 'address') {
    const network = values['crypto_network'] ?? ''
    const check = (tx: Tx, now: Date) => checkDeposit(services, tx, { draft, method }, now)
    const { min: amountMin } = limitsIn(currency, method)
    return addressReply(await giveAddress(services, { ...request, playerId, country, network, amountMin }, check))
  }
  const { invoice, nextStep } = await orderDeposit(
    services,
    draft,
    { ...attempt, hash: hashOf(request) },
    async (tx, ordered, now) => {
      await checkDeposit(services, tx, { draft: ordered, method }, now)
      await chooseBonus(tx, services, { ...request, playerId, invoiceId: attempt.id })
    },
  )
  return {
    invoiceId: invoice.id,
    method: method.method,
    type: method.type,
    action: nextStep.action,
    fields: nextStep.fields,
    qr: nextStep.qr ?? null,
  }
}

/** What is kept of a method, so that a payment is called what it was when the method itself is gone. */
function wayOf({ method, names, processingType }: PaymentMethod): DepositDraft['way'] {
  return { name: names['en'] ?? method, names, processingType }
}

/** Nothing of the house, the player or the rules of their country is against the deposit. */
async function checkDeposit(
  services: Services,
  tx: Tx,
  { draft, method }: { draft: DepositDraft; method: PaymentMethod },
  now: Date,
): Promise<void> {
  if (!isCurrencyOffered(await readSettings(services, tx), draft.currency)) throw new Refusal('method_unavailable')
  // Operators may have changed them since the method was found.
  const [allowed] = withinBounds([method], await readAmountBounds(tx), { ...draft, direction: 'deposits' })
  if (!allowed) throw new Refusal('method_unavailable')
  checkAmount(draft, allowed)
  await checkDepositLimits(tx, draft, now)
  await checkDepositRules(tx, services, draft, now)
}

interface Wanted {
  playerId: string
  currency: string
  /** The region the player chose, or where they are. */
  country: string | null
  visitorCountry: string | null
  /** Whether the rules of the player's country let them pay on credit. */
  takesCredit: boolean
}

/** The ways to pay in with a currency from a country. */
export async function listDepositMethods(services: Services, wanted: Wanted): Promise<PaymentMethod[]> {
  return (await offeredDeposits(services, wanted)).methods
}

/**
 * The same with the company of each; none where no company serves both, and none to or from a country that is closed.
 */
async function offeredDeposits(
  services: Services,
  { playerId, currency, country, visitorCountry, takesCredit }: Wanted,
): Promise<{ methods: PaymentMethod[]; companyOf: ReadonlyMap<string, Company> }> {
  const settings = await readSettings(services)
  if ([country, visitorCountry].some((code) => isCountryClosed(settings, code)))
    return { methods: [], companyOf: new Map() }
  const { pool, companies } = services
  const cashiers = await companies.serving('cashier', { currency, country })
  const [chain] = await companies.serving('chain', { currency, country })
  const given = settings.currencies.find(({ code }) => code === currency)
  const occasion = { direction: 'deposits' as const, house: cashierMethods, currency: given, country }
  const offers = await readCompanyOffers(pool)
  const { terms, companyOf } = mergeMethods<DepositTerms>(cashiers, offers, occasion)
  const byAddress = chain ? addressMethods.filter(({ method }) => isOn(offers, chain.id, 'deposits', method)) : []
  const known = await knownValues(pool, playerId)
  const all = depositMethods([...terms, ...byAddress], given, { takesCredit, known })
  const methods = withinBounds(all, offers.bounds, { direction: 'deposits', currency })
  const chains = byAddress.map(({ method }) => [method, chain!] as const)
  return { methods, companyOf: new Map([...companyOf, ...chains]) }
}

async function findMethod(services: Services, wanted: Wanted & Pick<DepositRequest, 'method'>) {
  const { methods, companyOf } = await offeredDeposits(services, wanted)
  const method = methods.find((candidate) => candidate.method === wanted.method)
  const company = companyOf.get(wanted.method)
  if (!method || !company) throw new Refusal('method_unavailable')
  return { method, company }
}

function checkAmount({ amount, currency }: Pick<DepositDraft, 'amount' | 'currency'>, method: Limits): void {
  const { min, max } = limitsIn(currency, method)
  if (amount >= min && amount <= max) return
  throw new Refusal('amount_out_of_range', {
    amount: [{ code: 'amountRange', values: { min: method.amountMin, max: method.amountMax, currency } }],
  })
}

type Limits = Pick<PaymentMethod, 'amountMin' | 'amountMax'>

/** The least and most of a method in smallest units. */
function limitsIn(currency: string, { amountMin, amountMax }: Limits): { min: bigint; max: bigint } {
  const definition = currencyByCode(currency)
  assert(definition, 'accounts are in currencies of the house')
  const { subunitToUnit } = definition
  return { min: fromMain(amountMin, subunitToUnit), max: fromMain(amountMax, subunitToUnit) }
}

/** Stands in the addresses of a request for the id of the invoice, which nobody knows before there is one. */
const INVOICE = /\{invoice\}|%7Binvoice%7D/gi

/** Where the payment page sends the player back to; only pages of this site. */
function returnUrls(publicUrl: string, request: DepositRequest, invoiceId: string) {
  const fields: Record<string, FieldIssue[]> = {}
  const own = (name: 'redirectSuccessUrl' | 'redirectErrorUrl' | 'redirectUrl', fallback: string): string => {
    const url = ownUrl(publicUrl, request[name] ?? fallback)
    if (!url) fields[name] = [{ code: 'outsideAddress' }]
    return url?.replaceAll(INVOICE, invoiceId) ?? ''
  }
  const successUrl = own('redirectSuccessUrl', '/?deposit-success=true')
  const errorUrl = own('redirectErrorUrl', '/?deposit-error=true')
  const pendingUrl = own('redirectUrl', '/?deposit-redirect=true')
  if (Object.keys(fields).length > 0) throw new Refusal('validation', fields)
  return { successUrl, errorUrl, pendingUrl }
}

/** The body as a repeat must bring it again, whatever the order of its members. */
function hashOf(request: DepositRequest): Buffer {
  const members = Object.entries({ ...request, amount: String(request.amount), fields: sorted(request.fields ?? {}) })
  return createHash('sha256')
    .update(JSON.stringify(sorted(Object.fromEntries(members))))
    .digest()
}

function sorted(members: object): [string, unknown][] {
  return Object.entries(members)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
}
