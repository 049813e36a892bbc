import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOperatorClient } from '@baize/client/operator'
import type { OperatorRole } from '@baize/contract'
import { codeOf } from '@baize/testkit'
import type { Page } from '@playwright/test'
import { deskTransport } from '../../apps/site/src/desk/transport.ts'
import { operate } from '../support/site-process.ts'
import { awake } from '../support/visit.ts'
import { expect } from './fixtures.ts'

const HALF_MINUTE_MS = 30_000

/** Somebody who may sign in at the desk. */
export interface Operator {
  name: string
  password: string
  authenticatorKey: string
  /** The half minute of the code that was used last; each works once. */
  usedAt: number
}

/** Where the desk of the tests' site is. */
export async function deskUrl(): Promise<string> {
  return (await readFile(join(process.env.TEST_DATA_DIR!, 'desk-address'), 'utf8')).trim()
}

/** An owner, invited by the command on the machine. */
export async function newOwner(): Promise<Operator> {
  const name = `owner-${Math.random().toString(36).slice(2, 10)}`
  const printed = await operate(process.env.TEST_DATA_DIR!, 'operator', 'owner', name)
  return accept(name, printed.trim())
}

/** Another operator, whom an owner invites. */
export async function newOperator(owner: Operator, role: OperatorRole): Promise<Operator> {
  const name = `${role}-${Math.random().toString(36).slice(2, 10)}`
  const url = await deskUrl()
  const client = createOperatorClient(deskTransport(url))
  const body = { name: owner.name, password: owner.password, code: await freshCode(owner) }
  const { token } = await client.call('createOperatorSession', { body })
  const asOwner = createOperatorClient(deskTransport(url), { token: async () => token, onSessionOver: () => undefined })
  const { invitation } = await asOwner.call('createOperator', {
    body: { name, roles: [role], reason: 'a new colleague' },
  })
  return accept(name, invitation)
}

async function accept(name: string, invitation: string): Promise<Operator> {
  const client = createOperatorClient(deskTransport(await deskUrl()))
  const { authenticatorKey } = await client.call('readInvitation', { body: { invitation } })
  const operator = { name, password: `long-${name}-enough`, authenticatorKey, usedAt: 0 }
  // The code of the half minute before, so that the next one is at hand.
  const code = codeOf(authenticatorKey, Date.now() - HALF_MINUTE_MS)
  operator.usedAt = Math.floor(Date.now() / HALF_MINUTE_MS) - 1
  await client.call('acceptInvitation', { body: { invitation, password: operator.password, code } })
  return operator
}

/** The first code after the one that was used last; the platform takes those of the half minutes beside its own. */
export async function freshCode(operator: Operator): Promise<string> {
  const now = Math.floor(Date.now() / HALF_MINUTE_MS)
  const next = Math.max(operator.usedAt + 1, now - 1)
  // Further ahead than the next half minute none is taken.
  await expect.poll(() => Math.floor(Date.now() / HALF_MINUTE_MS) + 1, { timeout: 45_000 }).toBeGreaterThanOrEqual(next)
  operator.usedAt = next
  return codeOf(operator.authenticatorKey, next * HALF_MINUTE_MS)
}

/** Signs in on the page, by keys alone, and waits for the desk. */
export async function signInAtDesk(page: Page, operator: Operator, path = '/'): Promise<void> {
  await page.goto((await deskUrl()) + path)
  await awake(page)
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeFocused()
  await page.keyboard.type(operator.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(operator.password)
  await page.keyboard.press('Tab')
  await page.keyboard.type(await freshCode(operator))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
}
