import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { cards, openCashier, pay, register } from './player.ts'

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
const REAL = '/games/last-light?real=true'

/** A game for real money, which asks nobody to deposit who has some. */
async function playForReal(page: Page): Promise<void> {
  const size = page.viewportSize()!
  await page.setViewportSize(SIZES.desktop)
  await page.goto('/?wallet=deposit-only')
  const cashier = await openCashier(page)
  await pay(cashier, cards.approved)
  await cashier.waitForURL(/deposit-success=true/)
  await cashier.close()
  await page.setViewportSize(size)
  await page.goto(REAL)
  await expect(page.locator('iframe')).toBeVisible()
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, isSignedIn: true, expectedNoise: [/status of 400/] })

    test('a player limits what they deposit, lowers it at once, raises it later and thinks again', async ({ page }) => {
      await page.goto('/profile/limits')
      const deposits = page.getByRole('main').locator('section').filter({ hasText: 'Deposit limit' })
      await deposits.getByRole('button', { name: 'Set a limit' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/Amount/).fill('80')
      await dialog.getByRole('button', { name: 'Set limit' }).click()
      await expect(deposits.getByRole('listitem')).toContainText('80.00 EUR of')
      await change(page, '50')
      await expect(deposits.getByRole('listitem')).toContainText('50.00 EUR of')
      await change(page, '90')
      await expect(deposits.getByRole('listitem')).toContainText('You asked for')
      await expect(deposits.getByRole('listitem')).toContainText('50.00 EUR of')
      await deposits.getByRole('button', { name: 'Keep it as it is' }).click()
      await expect(deposits.getByRole('listitem')).not.toContainText('You asked for')
      await awake(page)
      expect(await findViolations(page)).toEqual([])
    })

    test('a break of a day stops play and deposits, and the limits say until when', async ({ page }) => {
      await playForReal(page)
      await page.getByRole('button', { name: 'Take a break' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toBeVisible()
      expect(await findViolations(page, true)).toEqual([])
      await question.getByRole('button', { name: 'Take a break now' }).click()
      await expect(page).toHaveURL(/\/profile\/limits$/)
      await expect(page.getByRole('status').filter({ hasText: 'Active until' })).toBeVisible()
      await page.goto('/?wallet=deposit-only')
      await expect(page.getByRole('dialog')).toContainText('Deposits are paused')
      await page.getByRole('dialog').getByRole('link', { name: 'See my limits' }).click()
      await expect(page).toHaveURL(/\/profile\/limits/)
      await page.goto(REAL)
      await expect(page.getByRole('alertdialog')).toContainText('Your limit is reached')
    })
  })

async function change(page: Page, amount: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Change/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Amount/).fill(amount)
  await dialog.getByRole('button', { name: 'Save limit' }).click()
  await expect(dialog).toBeHidden()
}

test.describe('the break', () => {
  test.use({ isSignedIn: true, expectedNoise: [/ERR_INTERNET_DISCONNECTED|status of 400|WebSocket/] })

  test('is taken by keyboard alone, and sent again until the network is back', async ({ page, context }) => {
    await playForReal(page)
    const control = page.getByRole('button', { name: 'Take a break' })
    await control.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Take a break for 24 hours?' })
    await expect(question.getByRole('button', { name: 'Keep playing' })).toBeFocused()
    await context.setOffline(true)
    await page.keyboard.press('Tab')
    await expect(question.getByRole('button', { name: 'Take a break now' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('status')).toContainText('We keep trying')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/profile\/limits$/)
    await expect(page.getByRole('status').filter({ hasText: 'Active until' })).toBeVisible()
  })

  test('reads and works in Persian', async ({ page }) => {
    await page.goto('/fa/profile/limits')
    await page.getByRole('button', { name: '۲۴ ساعت استراحت' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'همین حالا استراحت' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'فعال تا' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await awake(page)
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('self-exclusion', () => {
  test.use({ expectedNoise: [/status of 4(01|22)|WebSocket/] })

  test('signs out, refuses the sign-in and says for how long and where help is', async ({ page }) => {
    const { email, password } = await register(page)
    await page.goto('/profile/limits')
    const section = page.getByRole('main').locator('section').filter({ hasText: 'Self-exclusion' })
    await section.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude me' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('play is closed for you, as you asked')
    await page.goto('/?sign-in=true')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
    await dialog.getByLabel(/^Password/).fill(password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('It opens again on')
    await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
    await expect(dialog.getByRole('link', { name: 'Where to find help' })).toBeVisible()
    expect(await findViolations(page, true)).toEqual([])
  })
})

test.describe('what protects a player', () => {
  test.use({ isSignedIn: true })

  test('takes no more steps than what lets them spend', async ({ page }) => {
    test.slow()
    const menu = () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /account/i })
        .first()
        .click()
    const limits = () => page.getByRole('link', { name: 'Limits', exact: true }).first().click()
    const main = page.getByRole('main')
    const set = (kind: string) => async () =>
      main.locator('section').filter({ hasText: kind }).getByRole('button', { name: 'Set a limit' }).click()
    const dialog = page.locator('dialog[open]').last()
    const cash = (kind: string) => [
      menu,
      limits,
      set(kind),
      () => dialog.getByLabel(/Amount/).fill('10'),
      () => dialog.getByRole('button', { name: 'Set limit' }).click(),
    ]
    const protections: Record<string, (() => Promise<unknown>)[]> = {
      'Stake limit': cash('Stake limit'),
      'Loss limit': cash('Loss limit'),
      'Deposit limit': cash('Deposit limit'),
      'Take a break': [
        menu,
        limits,
        () => main.getByRole('button', { name: 'Take a break for 24 hours' }).click(),
        () => dialog.getByRole('button', { name: 'Take a break now' }).click(),
      ],
    }
    const counted: Record<string, number> = {}
    for (const [name, steps] of Object.entries(protections)) {
      await page.goto('/')
      for (const step of steps) await step()
      await expect(page.getByRole('dialog')).toBeHidden()
      counted[name] = steps.length
    }
    // Money is spent when the card was charged: the wallet, the button, four fields of a card and the payment.
    const deposit = 7
    for (const [name, steps] of Object.entries(counted)) expect([name, steps <= deposit]).toEqual([name, true])
  })
})
