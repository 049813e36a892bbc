import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { expect, test } from './fixtures.ts'
import { callApi } from '../support/players.ts'
import { awake } from '../support/visit.ts'
import { cards, headerBalance, openCashier, pay } from './player.ts'

/** What tag managers would find on the page, by its step or its name. */
async function funnelOf(page: Page): Promise<string[]> {
  const layer = await page.evaluate(
    () => (window as { dataLayer?: { event: string; funnelStep?: string }[] }).dataLayer,
  )
  return (layer ?? []).map(({ event, funnelStep }) => funnelStep ?? event)
}

const devices = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

for (const [device, viewport] of Object.entries(devices))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a deposit by QR code is paid on another device, and its result takes the place of the code', async ({
      page,
      context,
    }) => {
      await page.goto('/static/terms?wallet=deposit')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^QR code/ }).click()
      await dialog.getByRole('button', { name: 'Deposit 20.00 EUR' }).click()
      await expect(dialog.getByRole('img', { name: 'Pay by QR code' })).toBeInViewport({ ratio: 1 })
      expect(await findViolations(page, false)).toEqual([])
      expect(await funnelOf(page)).toEqual(['open', 'method', 'sent'])
      await page.reload()
      await expect(dialog.getByRole('img', { name: 'Pay by QR code' })).toBeVisible()
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await dialog.getByRole('button', { name: 'Copy the code' }).click()
      await expect(dialog.getByText('Copied').first()).toBeVisible()
      const address = await dialog.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')
      const other = await context.newPage()
      await other.goto(address!)
      await other.getByRole('button', { name: 'Confirm the payment' }).click()
      await expect(other.getByRole('heading', { name: 'This payment is paid.' })).toBeVisible()
      await expect(dialog.getByRole('heading', { name: 'Deposit received' })).toBeVisible()
      await expect(headerBalance(page)).toContainText('20.00')
      // The wallet may have closed since.
      expect((await funnelOf(page)).slice(0, 2)).toEqual(['open', 'purchase'])
    })

    test('a wallet of the company is shown in a frame, and its refusal in place of the wallet', async ({
      page,
      sandboxUrl,
    }) => {
      await page.goto('/static/terms?wallet=deposit')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Tillpoint wallet/ }).click()
      await dialog.getByRole('button', { name: 'Deposit 20.00 EUR' }).click()
      const till = page.frameLocator(`iframe[src^="${sandboxUrl}"]:not([hidden])`)
      await expect(till.getByRole('heading', { name: 'Pay from your wallet' })).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])
      await page.reload()
      await till.getByRole('button', { name: 'Refuse' }).click()
      await expect(dialog.getByRole('heading', { name: 'The payment was not confirmed' })).toBeVisible()
      await expect(headerBalance(page)).toContainText('0.00')
    })
  })

test('in Persian, the code for a shop comes by itself, past a reload, and is paid at the till', async ({
  page,
  context,
}) => {
  await page.goto('/fa/static/terms?wallet=deposit')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^نقدی در فروشگاه/ }).click()
  await dialog.getByRole('button', { name: /^واریز .*EUR|^واریز .*€/ }).click()
  await expect(dialog.getByRole('heading', { name: 'کد در راه است' })).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('img', { name: 'پرداخت با کد QR' })).toBeVisible()
  expect(await findViolations(page, false)).toEqual([])
  const other = await context.newPage()
  await other.goto((await dialog.getByRole('link', { name: 'باز کردن صفحهٔ پرداخت' }).getAttribute('href'))!)
  await other.getByRole('button', { name: 'It is paid' }).click()
  await expect(dialog.getByRole('heading', { name: 'واریز رسید' })).toBeVisible()
})

test.describe('on a phone, from a game', () => {
  test.use({ viewport: devices.phone })

  test('the way back leads to the methods, and each end of a payment has its words and leads to the game', async ({
    page,
  }) => {
    await page.goto('/')
    await awake(page)
    const dialog = page.getByRole('dialog')
    await page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).click()
    await dialog.getByRole('button', { name: /^Bank card/ }).click()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('3')
    await expect(dialog.getByRole('button', { name: 'Minimum 10.00 EUR' })).toBeDisabled()
    await page.goBack()
    await dialog.getByRole('button', { name: /^Bank card/ }).click()
    await expect(page).toHaveURL(/wallet=/)

    await page.goto('/games/last-light?wallet=deposit')
    await dialog.getByRole('button', { name: /^Bank card/ }).click()
    const cancelled = await openCashier(page)
    await cancelled.getByRole('button', { name: /^Cancel/ }).click()
    const result = cancelled.getByRole('dialog')
    await expect(result.getByRole('heading', { name: 'You cancelled the deposit' })).toBeVisible()
    await expect(result.getByText('50.00 EUR')).toBeVisible()
    expect(await findViolations(cancelled, false)).toEqual([])
    await result.getByRole('button', { name: 'Try again' }).click()
    await result.getByRole('button', { name: /^Bank card/ }).click()
    const paid = await openCashier(cancelled)
    await pay(paid, cards.approved)
    await paid.waitForURL(/deposit-success=true&invoice=[0-9a-f-]{36}$/)
    await expect(paid.getByRole('heading', { name: 'Deposit received' })).toBeVisible()

    // The browser crashed meanwhile, or the payment page led elsewhere: what is true is told.
    await paid.goto(paid.url().replace('/games', '/fa/games').replace('deposit-success', 'deposit-redirect'))
    await expect(paid.getByRole('heading', { name: 'واریز رسید' })).toBeVisible()
    await expect(paid.getByRole('dialog').getByText('۵۰٫۰۰ EUR').first()).toBeVisible()
    expect(await findViolations(paid, false)).toEqual([])
    const closed = paid.waitForEvent('close')
    // The page may be gone before the press is answered.
    await Promise.allSettled([paid.getByRole('button', { name: 'بازگشت به بازی' }).click()])
    await closed
  })
})

test.describe('over a line that breaks', () => {
  test.use({ expectedNoise: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

  test('a deposit goes on when the line is back, is made once, and shows what came meanwhile', async ({
    page,
    context,
    browser,
    siteUrl,
  }) => {
    await page.goto('/static/terms?wallet=deposit')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^QR code/ }).click()
    const code = dialog.getByRole('img', { name: 'Pay by QR code' })
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Deposit 20.00 EUR' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'No connection.' })).toBeVisible()
    let answers = 0
    // The platform hears it, and its answer is lost.
    await page.route('**/api/payment/invoices/deposit', async (route) => {
      if ((answers += 1) > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await context.setOffline(false)
    await expect(code).toBeVisible()
    expect(answers).toBe(2)
    const token = (await context.cookies(siteUrl)).find(({ name }) => name === 'access_token')!.value
    expect(await callApi(siteUrl, 'GET', '/api/payment/invoices', undefined, token)).toHaveLength(1)

    const address = await dialog.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')
    await context.setOffline(true)
    await expect(code).toBeVisible()
    const payer = await browser.newPage()
    await payer.goto(address!)
    await payer.getByRole('button', { name: 'Confirm the payment' }).click()
    await expect(payer.getByRole('heading', { name: 'This payment is paid.' })).toBeVisible()
    await payer.close()
    await context.setOffline(false)
    await expect(dialog.getByRole('heading', { name: 'Deposit received' })).toBeVisible()
    await expect(dialog.getByText('20.00 EUR').first()).toBeVisible()
  })
})
