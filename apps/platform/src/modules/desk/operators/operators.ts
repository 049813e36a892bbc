import type { OperatorRole } from '@baize/contract'
import type { Tx } from '@baize/database'
import { type Clock, isUuid, Refusal } from '@baize/kit'
import type { StoredOperator } from './operator.ts'
import { closeSessionsBut, orderedRoles } from './sessions.ts'
import * as store from './store.ts'

/**
 * Gives an operator other roles, or switches them off or on; sessions that no longer fit end. Refuses `not_found`, and
 * `last_owner` when nobody would be left who can make owners.
 */
export async function changeOperator(
  tx: Tx,
  ports: { clock: Clock },
  operatorId: string,
  change: { roles?: readonly OperatorRole[]; isEnabled?: boolean },
): Promise<{ before: StoredOperator; after: StoredOperator }> {
  await store.lockOperators(tx)
  const before = isUuid(operatorId) ? await store.readOperator(tx, operatorId) : undefined
  if (!before) throw new Refusal('not_found')
  const roles = orderedRoles(change.roles ?? before.roles)
  const after = await store.updateOperator(tx, operatorId, { roles, isEnabled: change.isEnabled ?? before.isEnabled })
  if (!(await store.hasOwner(tx))) throw new Refusal('last_owner')
  await closeSessionsBut(tx, ports, operatorId, after.isEnabled ? after.roles : [])
  return { before, after }
}
