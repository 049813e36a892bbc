import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOperatorClient } from '@baize/client/operator'
import { deskTransport } from '../../../apps/site/src/desk/transport.ts'
import { codeOf } from '../../../packages/testkit/src/operator.ts'
import { operate } from '../../support/site-process.ts'

const HALF_MINUTE_MS = 30_000

/** Invites an owner of the house on the machine, accepts, and signs in: where the desk is, and the session. */
export async function signInAtDesk(dataDir: string): Promise<{ url: string; token: string }> {
  const name = `owner-${randomUUID().slice(0, 8)}`
  const invitation = (await operate(dataDir, 'operator', 'owner', name)).trim()
  const url = (await readFile(join(dataDir, 'desk-address'), 'utf8')).trim()
  const client = createOperatorClient(deskTransport(url))
  const { authenticatorKey } = await client.call('readInvitation', { body: { invitation } })
  const password = `long-${name}-enough`
  // The code of the half minute before, because each is taken once.
  const before = codeOf(authenticatorKey, Date.now() - HALF_MINUTE_MS)
  await client.call('acceptInvitation', { body: { invitation, password, code: before } })
  const code = codeOf(authenticatorKey, Date.now())
  const { token } = await client.call('createOperatorSession', { body: { name, password, code } })
  return { url, token }
}
