import type { Page } from '@playwright/test'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

// What browsers tell a page that they put aside whole, and bring back; the browser of tests keeps none.
const tell = (page: Page, kind: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind)

test('a page that is put aside keeps no socket, and listens again when it is back', async ({ page }) => {
  const first = page.waitForEvent('websocket')
  await page.goto('/')
  await awake(page)
  await page.mouse.wheel(0, 1200)
  const socket = await first
  await socket.waitForEvent('framereceived')
  const isClosed = socket.waitForEvent('close')
  await tell(page, 'pagehide')
  await isClosed
  const second = page.waitForEvent('websocket')
  await tell(page, 'pageshow')
  await (await second).waitForEvent('framereceived')
})

test('a page that comes back after its session has ended shows nothing of the player', async ({
  page,
  account: _player,
}) => {
  await page.goto('/')
  await awake(page)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toBeVisible()
  await tell(page, 'pagehide')
  await page.context().clearCookies({ name: 'access_token' })
  await tell(page, 'pageshow')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible()
})
