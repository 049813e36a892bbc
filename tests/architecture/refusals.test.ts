import {
  type Operation,
  type AnyOperationName,
  type OperatorOperationName,
  type RefusalReason,
  operations,
  operatorOperations,
  refusals,
  refusalsOf,
} from '@baize/contract'
import { expect, it } from 'vitest'
import { servedOperations } from '../../apps/platform/src/api/handlers/index.ts'
import { operatorHandlers } from '../../apps/platform/src/api/operator-handlers/index.ts'
import { reasonsByOperation } from '../support/refusals.ts'

/** Of codes somebody registers with: what leads nowhere is left out. */
const newcomers = {
  bonus_not_available: 'issued after it was found to be available',
  currency_unavailable: 'accounts are opened in currencies that are offered',
}

/** What is found by following names and cannot come about: the operation, the reason, and why not. */
const NEVER: { [Name in AnyOperationName]?: Partial<Record<RefusalReason, string>> } = {
  logout: { not_found: 'the session of a caller exists' },
  registerByEmail: { one_time_code_wrong: 'a code comes with a phone', ...newcomers },
  registerByPhone: newcomers,
  createSessionBySocial: newcomers,
  getReferralSettings: { currency_unavailable: 'asked of currencies that are offered' },
}

const all: Record<AnyOperationName, Operation> = { ...operations, ...operatorOperations }
const served = [...servedOperations, ...(Object.keys(operatorHandlers) as OperatorOperationName[])]
const found = reasonsByOperation(served, new Set(Object.keys(refusals)))
const reasonsOf = (name: AnyOperationName) => [...(found.get(name)?.keys() ?? [])]

function declaredBy(name: AnyOperationName): string[] {
  return refusalsOf(all[name])
}

it('reasons are found through flows, doors of modules, helpers, services and what is handed on', () => {
  expect(reasonsOf('getProvider')).toContain('not_found')
  expect(reasonsOf('createDeposit')).toEqual(expect.arrayContaining(['profile_limited', 'provider_failed']))
  expect(reasonsOf('registerByEmail')).toContain('validation')
  expect(reasonsOf('createSession')).toContain('too_many_requests')
  expect(reasonsOf('createSessionByToken')).toContain('account_blocked')
})

it('an operation declares every reason its handler may say no for', () => {
  const undeclared = [...found].flatMap(([name, reasons]) =>
    [...reasons]
      .filter(([reason]) => !declaredBy(name).includes(reason) && !Object.hasOwn(NEVER[name] ?? {}, reason))
      .map(([reason, way]) => `${name} does not declare ${reason}, to which this leads: ${way}`),
  )
  expect(undeclared).toEqual([])
})

it('what cannot come about would be found, and is not declared', () => {
  for (const name of served)
    for (const reason of Object.keys(NEVER[name] ?? {})) {
      expect(reasonsOf(name), name).toContain(reason)
      expect(declaredBy(name), name).not.toContain(reason)
    }
})
