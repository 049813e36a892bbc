import type { Browser, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { playThrough } from '../support/players.ts'
import { newAccount } from '../support/signed-in.ts'
import { expect, test } from './fixtures.ts'
import { fund } from './player.ts'

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

/** A browser of its own, signed in as somebody new, that may be killed. */
async function newBrowser(browser: Browser, siteUrl: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, ...PHONE })
  await context.addCookies((await newAccount(siteUrl)).cookies)
  return context.newPage()
}

/** The browser ends without a word to any page, and is opened again with what it keeps: tabs and their notes are gone. */
async function killed(page: Page, siteUrl: string): Promise<Page> {
  const context = page.context()
  const storageState = await context.storageState()
  await context.close()
  const another = await context.browser()!.newContext({ baseURL: siteUrl, ...PHONE, storageState })
  return another.newPage()
}

test('in Persian, a code is found again in the history after the browser was killed, and leads to its result', async ({
  browser,
  siteUrl,
}) => {
  let page = await newBrowser(browser, siteUrl)
  await page.goto('/fa?wallet=deposit')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^کد QR/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^واریز ۲۰٫۰۰/ })
    .click()
  await expect(page.getByRole('img', { name: 'پرداخت با کد QR' })).toBeVisible()

  page = await killed(page, siteUrl)
  await page.goto('/fa/profile/history')
  await page.getByRole('button', { name: /^جزئیات واریز/ }).click()
  const dialog = page.getByRole('dialog')
  expect(await findViolations(page, false)).toEqual([])
  await dialog.getByRole('button', { name: 'ادامهٔ پرداخت' }).click()
  await expect(page.getByRole('img', { name: 'پرداخت با کد QR' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto((await dialog.getByRole('link', { name: 'باز کردن صفحهٔ پرداخت' }).getAttribute('href'))!)
  await other.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(other.getByRole('heading', { name: 'This payment is paid.' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'واریز رسید' })).toBeVisible()
  await page.context().close()
})

test('in Persian, cash from an agent is handed over by the code that the history shows, whatever became of the browser', async ({
  browser,
  siteUrl,
}) => {
  let page = await newBrowser(browser, siteUrl)
  const { token, accountId } = await fund(page)
  await playThrough(siteUrl, token, accountId, 5000)
  await page.goto('/fa?wallet=withdraw')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^پول نقد از نماینده/ }).click()
  await dialog.locator('input[name="phone"]').fill('+4915112345678')
  await dialog.locator('input[name="agentNumber"]').fill('1234')
  await dialog.getByRole('button', { name: /^برداشت ۱۰٫۰۰/ }).click()
  await expect(dialog).toBeHidden()

  page = await killed(page, siteUrl)
  await page.goto('/fa/profile/history')
  await page.getByRole('button', { name: /^جزئیات برداشت/ }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('textbox', { name: 'کد امنیتی' })).toHaveValue(/^\d{6}$/)
  await expect(details.getByRole('textbox', { name: 'شمارهٔ شما' })).toHaveValue(/^\d{8}$/)
  await expect(details.getByText('پرداخت شد').first()).toBeVisible()
  expect(await findViolations(page, false)).toEqual([])
  await page.context().close()
})
