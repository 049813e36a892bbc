import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { playThrough } from '../support/players.ts'
import { expect, test } from './fixtures.ts'
import { fund, headerBalance } from './player.ts'

/** Deposits 50 EUR and, where it is to be withdrawn, stakes and wins them back. */
async function earn(page: Page, siteUrl: string, isPlayed: boolean): Promise<void> {
  const { token, accountId } = await fund(page)
  if (isPlayed) await playThrough(siteUrl, token, accountId, 5000)
}

/** What the browser saves by a press. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await download.path(), 'utf8')
}

test.use({ isSignedIn: true })

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/net::ERR_FAILED/] })

    test('a player withdraws in every way, and finds it in the history', async ({ page, siteUrl, sandboxUrl }) => {
      test.slow()
      await earn(page, siteUrl, true)
      await page.setViewportSize(viewport)
      await page.goto('/static/terms?wallet=withdraw')
      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('button', { name: /^Bank transfer/ }).click()
      await dialog.getByRole('textbox', { name: /^Account holder/ }).fill('Anna Berg')
      await dialog.getByRole('textbox', { name: /^IBAN/ }).fill('DE89370400440532013000')
      expect(await findViolations(page, false)).toEqual([])
      await dialog.getByRole('button', { name: 'Withdraw 20.00 EUR' }).click()
      await expect(dialog).toBeHidden()
      await expect(headerBalance(page)).toContainText('30.00')

      await page.goto('/static/terms?wallet=withdraw')
      await dialog.getByRole('button', { name: /^Tillpoint wallet/ }).click()
      await dialog.getByRole('button', { name: 'Withdraw 10.00 EUR' }).click()
      const till = page.frameLocator(`iframe[src^="${sandboxUrl}"]:not([hidden])`)
      await expect(till.getByRole('heading', { name: 'Where should the money go?' })).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])
      await page.reload()
      await till.getByRole('button', { name: 'Account ···· 4711' }).click()
      await expect(dialog).toBeHidden()
      await expect(headerBalance(page)).toContainText('20.00')

      await page.goto('/static/terms?wallet=withdraw')
      await dialog.getByRole('button', { name: /^Online banking/ }).click()
      const opened = page.waitForEvent('popup')
      await dialog.getByRole('button', { name: 'Withdraw 10.00 EUR' }).click()
      const window = await opened
      await window.getByRole('button', { name: 'Account ···· 0815' }).click()
      await expect(window.getByRole('main').getByText('Online banking').first()).toBeVisible()
      await window.close()
      await expect(headerBalance(page)).toContainText('10.00')
      await page.goto('/profile/history')
      await expect(page.getByRole('main').getByText('20.00 EUR').first()).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])

      await page.getByRole('button', { name: 'Statement' }).click()
      const statement = page.getByRole('dialog', { name: 'Statement of account' })
      await statement.getByRole('radio', { name: 'CSV' }).check()
      await statement.getByRole('button', { name: 'Prepare the statement' }).click()
      const csv = await saved(page, () => statement.getByRole('button', { name: 'Save the file' }).click())
      expect(csv.split('\r\n').at(-2)).toMatch(/Z,Closing balance,,\d0\.00,EUR,$/)
      expect(await findViolations(page, false)).toEqual([])

      await page.goto('/fa/profile/history')
      await page.getByRole('button', { name: 'صورت‌حساب' }).click()
      await expect(page.getByRole('dialog').getByText('CSV، EUR')).toBeVisible()
      await page.getByRole('button', { name: 'تهیهٔ صورت‌حساب' }).click()
      await expect(page.getByRole('dialog').getByText('PDF، EUR')).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])
      const pdf = await saved(page, () => page.getByRole('button', { name: 'ذخیرهٔ پرونده' }).click())
      expect(pdf.slice(0, 5)).toBe('%PDF-')

      let answers = 0
      // The platform hears it, and its answer is lost: what is sent again is the same withdrawal.
      await page.route('**/api/payment/invoices/withdraw*', async (route) => {
        if ((answers += 1) > 1) return route.continue()
        await route.fetch()
        return route.abort()
      })
      await page.goto('/fa/static/terms?wallet=withdraw')
      await dialog.getByRole('button', { name: /^پول نقد از نماینده/ }).click()
      await dialog.locator('input[name="phone"]').fill('+4915112345678')
      await dialog.locator('input[name="agentNumber"]').fill('1234')
      expect(await findViolations(page, false)).toEqual([])
      await dialog.getByRole('button', { name: /^برداشت ۱۰٫۰۰/ }).click()
      await expect(dialog).toBeHidden()
      expect(answers).toBe(2)
    })
  })

test('a deposit that was not staked yet is said to come first', async ({ page, siteUrl }) => {
  await earn(page, siteUrl, false)
  await page.goto('/static/terms?wallet=withdraw')
  await expect(page.getByRole('heading', { name: 'Not available to withdraw yet' })).toBeVisible()
  expect(await findViolations(page, false)).toEqual([])

  await page.goto('/static/terms')
  await page.getByRole('button', { name: 'Balance and currencies' }).click()
  await page.getByRole('button', { name: 'Stake 50.00 EUR before you withdraw' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not available to withdraw yet' })
  await expect(dialog.getByText('Still to stake')).toBeVisible()
  expect(await findViolations(page, false)).toEqual([])
})
