import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { callApi, payIn } from '../support/players.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the sportsbook; what the company's own page shows in its frame. */
async function openBetting(page: Page, path: string) {
  // The address that tests give their visitors is a header, which other origins would have to allow.
  await page.route(/\/betting\/sdk\//, (route) => route.continue())
  await page.goto(path)
  return page.frameLocator('iframe[src*="/betting/page"]')
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds within the frame. */
async function violationsOf(page: Page): Promise<string[]> {
  const frame = page.frames().find((one) => one.url().includes('/betting/page'))!
  await frame.evaluate(axe)
  return frame.evaluate(async () =>
    (await window.axe.run({ preload: false })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    ),
  )
}

async function fund(siteUrl: string, cookies: readonly { name: string; value: string }[]): Promise<void> {
  const token = cookies.find(({ name }) => name === 'access_token')!.value
  const accounts = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)
  await payIn(siteUrl, token, accounts[0].id, 5000)
}

test('a player places bets one by one from one slip, and takes the cash for one in two parts', async ({
  page,
  account: { cookies },
  siteUrl,
}) => {
  await fund(siteUrl, cookies)
  const bets = await openBetting(page, '/betting?setIframePath=/football')
  // The last of the list: they do not begin meanwhile.
  const rows = bets.locator('[data-kind="soon"] .row')
  await rows.last().locator('.price').first().click()
  await rows.nth(-2).locator('.price').first().click()
  const slip = bets.getByRole('region', { name: 'Bet slip' })
  await slip.getByRole('combobox', { name: 'Type of bet' }).selectOption('Singles')
  await slip
    .getByRole('textbox', { name: /^Stake on/ })
    .first()
    .fill('5')
  await slip
    .getByRole('textbox', { name: /^Stake on/ })
    .last()
    .fill('3')
  await slip.getByRole('button', { name: /^Place bet · 8\.00/ }).click()
  await expect(slip.getByText('Your bet is placed.').last()).toBeVisible()
  await slip.getByRole('button', { name: 'See my bets' }).click()
  await expect(page).toHaveURL(/setIframePath=(\/|%2F)bets/)
  await expect(bets.locator('.balance')).toContainText('42.00')
  const ticket = bets.locator('.ticket').filter({ hasText: '5.00' })
  await ticket.getByRole('radio', { name: '50 %' }).check()
  await ticket.getByRole('button', { name: /^Cash out/ }).click()
  await ticket.getByRole('button', { name: /^Confirm/ }).click()
  await expect(ticket.getByText('Still running')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await ticket.getByRole('button', { name: /^Cash out/ }).press('Enter')
  await ticket.getByRole('button', { name: /^Confirm/ }).press('Enter')
  await bets.getByRole('tab', { name: /^Settled/ }).click()
  await expect(bets.locator('.ticket .state')).toHaveText('Cashed out')
  await page.goto('/profile/history?tab=bets')
  await expect(page.getByRole('article')).toContainText('5.00')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const table = readFileSync(await (await saving).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(table).toHaveLength(2)
  expect(table[1]).toContain(',5,')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('in Persian a guest fills a slip by keyboard and is led to sign in', async ({ page }) => {
    const bets = await openBetting(page, '/fa/betting?setIframePath=/football')
    const price = bets.locator('[data-kind="soon"] .row').last().locator('.price').first()
    await price.focus()
    await page.keyboard.press('Enter')
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    await bets.getByRole('button', { name: /برگهٔ شرط/ }).press('Enter')
    const slip = bets.getByRole('region', { name: 'برگهٔ شرط' })
    await expect(slip.getByRole('button', { name: 'بازگشت' })).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await slip.getByRole('button', { name: 'برای شرط‌بندی وارد شوید' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
