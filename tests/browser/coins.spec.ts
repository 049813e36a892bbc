import type { BrowserContext, Page } from '@playwright/test'
import { callApi } from '../support/players.ts'
import { findViolations } from '../support/axe.ts'
import { expect, test } from './fixtures.ts'
import { headerBalance } from './player.ts'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

/** The signed-in player with an active account in a coin. */
async function useCoin(page: Page, currency: string): Promise<void> {
  const siteUrl = process.env.TEST_SITE_URL!
  const token = (await page.context().cookies(siteUrl)).find(({ name }) => name === 'access_token')!.value
  const accounts = (await callApi(siteUrl, 'POST', '/api/wallet/accounts', { currency }, token)) as {
    id: string
    currency: string
  }[]
  const account = accounts.find((candidate) => candidate.currency === currency)!
  await callApi(siteUrl, 'PUT', `/api/wallet/accounts/${account.id}/switch`, undefined, token)
}

/** The pretend wallet, in another tab, at the address the dialog shows. */
async function openPouch(context: BrowserContext, page: Page): Promise<Page> {
  const href = await page
    .getByRole('dialog')
    .getByRole('link', { name: /payment page|صفحهٔ پرداخت/ })
    .getAttribute('href')
  const pouch = await context.newPage()
  await pouch.goto(href!)
  return pouch
}

test('on a phone, coins are seen, replaced, confirmed and found again in the history', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await useCoin(page, 'BTC')
  await page.goto('/static/terms?wallet=deposit')
  const dialog = page.getByRole('dialog')
  // There is one way only, so there is nothing to choose.
  await expect(dialog.getByRole('textbox', { name: 'Your address' })).toHaveValue(/^bc1q/)
  await expect(dialog.getByRole('img', { name: 'Deposit address' })).toBeVisible()
  expect(await findViolations(page, false)).toEqual([])

  const pouch = await openPouch(context, page)
  await expect(pouch.getByRole('heading', { name: 'Send coins' })).toBeVisible()
  expect(await findViolations(pouch, false)).toEqual([])
  await pouch.getByLabel(/^Too low/).check()
  await pouch.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText('Seen. Credited after 2 confirmations.')).toBeVisible()
  await pouch.getByRole('button', { name: 'Replace with a usual fee' }).click()
  await expect(dialog.getByText(/^Replaced by another transaction/)).toBeVisible()
  await pouch.getByRole('button', { name: 'Make a block' }).click()
  await pouch.getByRole('button', { name: 'Make a block' }).click()
  await expect(dialog.getByText('Credited', { exact: true })).toBeVisible()
  await expect(headerBalance(page)).toContainText('2.00')

  await page.goto('/profile/history')
  await page
    .getByRole('button', { name: /^Details of the deposit of 2/ })
    .first()
    .click()
  await expect(dialog.getByRole('textbox', { name: 'Transaction' })).toHaveValue(/^[0-9a-f]{64}-0$/)
  expect(await findViolations(page, false)).toEqual([])
})

test('in Persian, a network is chosen behind the veil, and dust waits for more', async ({ page, context }) => {
  await useCoin(page, 'USDT')
  await page.goto('/fa/static/terms?wallet=deposit')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('برای دیدن نشانی شبکه‌ای برگزینید.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'نشانی شما' })).toHaveCount(0)
  expect(await findViolations(page, false)).toEqual([])
  // By keyboard: the last of the networks.
  await dialog.getByRole('combobox', { name: 'شبکه' }).focus()
  await page.keyboard.press('End')
  await expect(dialog.getByRole('textbox', { name: 'نشانی شما' })).toHaveValue(/^UQ/)
  await expect(dialog.getByRole('textbox', { name: 'برچسب مقصد' })).toHaveValue(/^\d+$/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('textbox', { name: 'نشانی شما' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^UQ/)
  expect(await findViolations(page, false)).toEqual([])

  const pouch = await openPouch(context, page)
  await pouch.getByRole('link', { name: 'فارسی' }).click()
  await pouch.getByRole('button', { name: /^فرستادن خرده/ }).click()
  await pouch.getByRole('button', { name: 'ساختن یک بلوک' }).click()
  await expect(dialog.getByText(/^رسیده، اما کمتر از کمینه/)).toBeVisible()
  await pouch.getByRole('button', { name: 'فرستادن در دو بخش' }).click()
  await pouch.getByRole('button', { name: 'ساختن یک بلوک' }).click()
  await expect(dialog.getByText('واریز شد', { exact: true })).toHaveCount(3)
  expect(await findViolations(pouch, false)).toEqual([])
})
