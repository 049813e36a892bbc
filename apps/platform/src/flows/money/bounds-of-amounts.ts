import type { FieldIssue } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { fromMain, MoneyError } from '@baize/money'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { type AmountBound, lockAmountBounds, saveAmountBound } from '../../modules/money/payments/index.ts'
import type { Services } from '../../services.ts'
import { listMethodsOfCompanies, partOf } from './methods-of-companies.ts'

/**
 * Lets what an operator says hold of a currency, or of one method in it, in place of what was said of it before; saying
 * nothing lifts it. What companies say holds besides. Refuses `not_found` for a currency that is not ours, and
 * `validation` for a method that no company has and amounts that fit neither each other nor the currency.
 */
export async function changeAmountBound(
  tx: Tx,
  services: Services,
  after: AmountBound,
): Promise<{ before: AmountBound; after: AmountBound }> {
  const definition = currencyByCode(after.currency)
  if (!definition) throw new Refusal('not_found')
  const nothing = { ...after, amountMin: null, amountMax: null, presets: null }
  const known = (await lockAmountBounds(tx)).find((bound) => isOfSame(bound, after))
  const problems = problemsOf(after, definition.subunitToUnit)
  if (!known && after.method !== null && !(await isMethod(tx, services, after)))
    problems['method'] = [{ code: 'notOffered' }]
  if (Object.keys(problems).length > 0) throw new Refusal('validation', problems)
  await saveAmountBound(tx, after)
  return { before: known ?? nothing, after }
}

function isOfSame(left: AmountBound, right: AmountBound): boolean {
  return left.direction === right.direction && left.currency === right.currency && left.method === right.method
}

function problemsOf({ amountMin, amountMax, presets }: AmountBound, scale: bigint): Record<string, FieldIssue[]> {
  const problems: Record<string, FieldIssue[]> = {}
  const isFine = (amount: number | null) => amount === null || isOfScale(amount, scale)
  if (!isFine(amountMin)) problems['amountMin'] = [{ code: 'regex' }]
  if (!isFine(amountMax)) problems['amountMax'] = [{ code: 'regex' }]
  if (presets?.some((amount) => !isOfScale(amount, scale))) problems['presets'] = [{ code: 'regex' }]
  if (amountMin !== null && amountMax !== null && amountMin > amountMax)
    problems['amountMax'] = [{ code: 'minValue', values: { min: amountMin } }]
  return problems
}

function isOfScale(amount: number, scale: bigint): boolean {
  try {
    return fromMain(amount, scale) > 0n
  } catch (error) {
    if (error instanceof MoneyError) return false
    throw error
  }
}

async function isMethod(tx: Tx, services: Services, { direction, method }: AmountBound): Promise<boolean> {
  const all = await listMethodsOfCompanies(services, tx)
  return all.some((known) => partOf[known.direction] === direction && known.method === method)
}
