import { type Pool, withTransaction } from '@baize/database'
import { type Clock, uuidv7 } from '@baize/kit'
import { recordWrites } from '../../modules/desk/audit/index.ts'
import { type Invited, inviteOwner as invite, operatorView } from '../../modules/desk/operators/index.ts'

interface Ports {
  pool: Pool
  clock: Clock
  config: { tokenSecret: string }
}

/**
 * Invites an owner from the machine itself, where nobody is signed in: the first one, or one who lost every way in. The
 * audit log names who ran the command.
 */
export function inviteOwner(ports: Ports, name: string, runBy: string): Promise<Invited> {
  return withTransaction(ports.pool, async (tx) => {
    const invited = await invite(tx, ports, name)
    const at = ports.clock.now()
    const context = { operation: 'command owner', requestId: uuidv7(at.getTime()), network: null, at }
    const subject = { kind: 'operator', id: invited.operator.id }
    const line = { subject, before: null, after: operatorView(invited.operator), reason: null }
    await recordWrites(tx, { operatorId: null, name: runBy, role: null }, context, [line])
    return invited
  })
}
