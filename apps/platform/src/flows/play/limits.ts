import type { FieldIssueCode, Limit as LimitView, LimitChange, LimitRequest } from '@baize/contract'
import { LimitDefinition } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { fromMain, MoneyError } from '@baize/money'
import type { BreakLength, LimitRules } from '../../modules/ground/packs/index.ts'
import { isCurrencyOffered, readSettings } from '../../modules/ground/settings/index.ts'
import { sumOrdered } from '../../modules/money/payments/index.ts'
import { findAccountIn } from '../../modules/money/wallet/index.ts'
import {
  changeLimit,
  isBreak,
  type Limit,
  limitViews,
  listStanding,
  removeLimit,
  setCashLimit,
  subunitsOf,
} from '../../modules/play/limits/index.ts'
import { countedSince } from '../../modules/play/rounds/index.ts'
import type { Services } from '../../services.ts'
import { coolOff, excludePlayer } from './breaks.ts'
import { limitRulesFor } from '../person/player-rules.ts'

/** The player's limits and breaks, each with the change that waits behind it. */
export async function listLimits(db: Queryable, services: Services, playerId: string): Promise<LimitView[]> {
  const now = services.clock.now()
  const rules = await limitRulesFor(db, services, playerId)
  const views: LimitView[] = []
  for (const limit of await listStanding(db, playerId, now)) views.push(...(await viewsOf(db, limit, rules, now)))
  return views
}

/** Sets a limit or begins a break, at once. Refuses `limit_exists`, and `validation` for what the house does not offer. */
export async function createLimit(
  tx: Tx,
  services: Services,
  { playerId, sessionId }: { playerId: string; sessionId: string },
  { definition, period, currency, amount }: LimitRequest,
): Promise<LimitView> {
  const rules = await limitRulesFor(tx, services, playerId)
  const now = services.clock.now()
  if (definition === LimitDefinition.selfExclusion) {
    const length = lengthOf(rules.selfExclusion.lengths, period)
    return shown(tx, services, playerId, await excludePlayer(tx, services, { playerId, length }))
  }
  if (definition === LimitDefinition.coolingOff) {
    const length = lengthOf(rules.coolingOff.lengths, period)
    return shown(tx, services, playerId, await coolOff(tx, services, { playerId, sessionId, length }))
  }
  if (!rules.cashPeriods.some((offered) => offered === period)) throw invalid('period', 'notOffered')
  if (currency === undefined) throw invalid('currency', 'required')
  const account = await findAccountIn(tx, playerId, currency)
  // Who plays on in a currency that is no longer offered may limit that too.
  if (!account && !isCurrencyOffered(await readSettings(services, tx), currency))
    throw invalid('currency', 'notOffered')
  if (amount === undefined) throw invalid('amount', 'required')
  const limit = { playerId, definition, period, currency, amount: amountOf(amount, currency, rules) }
  const counted = async (since: Date) => (account ? countedSince(tx, account.id, since) : { staked: 0n, lost: 0n })
  return shown(tx, services, playerId, await setCashLimit(tx, limit, counted, now))
}

/** Changes a limit as `changeLimit` of the module says, and shows what the player sees of it then. */
export async function updateLimit(
  tx: Tx,
  services: Services,
  wish: { playerId: string; limitId: string },
  { period, amount }: LimitChange,
): Promise<LimitView> {
  const rules = await limitRulesFor(tx, services, wish.playerId)
  const toAmount = (currency: string) => (amount === undefined ? undefined : amountOf(amount, currency, rules))
  const asked = { ...wish, rules, now: services.clock.now() }
  const { shownId } = await changeLimit(tx, asked, { toAmount, period })
  return shown(tx, services, wish.playerId, shownId)
}

/** Asks for the end of a limit, confirms it or withdraws a raise. A limit that is gone is shown as it was. */
export async function deleteLimit(
  tx: Tx,
  services: Services,
  wish: { playerId: string; limitId: string },
): Promise<LimitView> {
  const now = services.clock.now()
  const rules = await limitRulesFor(tx, services, wish.playerId)
  const { shownId, limit } = await removeLimit(tx, { ...wish, rules, now })
  const views = await listLimits(tx, services, wish.playerId)
  return views.find(({ id }) => id === shownId) ?? (await viewsOf(tx, { ...limit, change: null }, rules, now))[0]!
}

async function shown(tx: Tx, services: Services, playerId: string, id: string): Promise<LimitView> {
  const views = await listLimits(tx, services, playerId)
  const view = views.find((candidate) => candidate.id === id)
  assert(view, 'what was just set is standing')
  return view
}

async function viewsOf(db: Queryable, limit: Limit, rules: LimitRules, now: Date): Promise<LimitView[]> {
  const isOfDeposits = !isBreak(limit) && limit.definition === LimitDefinition.deposit
  const deposited = isOfDeposits ? await sumOrdered(db, limit.playerId, limit.currency, limit.startsAt) : 0n
  return limitViews(limit, deposited, rules, now)
}

function lengthOf(lengths: readonly BreakLength[], id: string): BreakLength {
  const length = lengths.find((candidate) => candidate.id === id)
  if (!length) throw invalid('period', 'notOffered')
  return length
}

function amountOf(amount: number, currency: string, { amountMax }: LimitRules): bigint {
  if (amount > amountMax)
    throw new Refusal('validation', { amount: [{ code: 'maxValue', values: { max: amountMax } }] })
  try {
    return fromMain(amount, subunitsOf(currency))
  } catch (error) {
    if (error instanceof MoneyError) throw invalid('amount', 'regex')
    throw error
  }
}

function invalid(field: string, code: FieldIssueCode): Refusal {
  return new Refusal('validation', { [field]: [{ code }] })
}
