import type { BrowserContext, Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { cards, openCashier, pay, playForReal, REAL } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

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
      await expect(page.getByText('Higher limit noted')).toBeHidden()
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
      await page.goto('/static/terms?wallet=deposit-only')
      await expect(page.getByRole('dialog')).toContainText('Deposits are paused')
      await expect(page.getByRole('dialog')).toContainText('Your break lasts until')
      expect(await findViolations(page, true)).toEqual([])
      await page.getByRole('dialog').getByRole('link', { name: 'See my limits' }).click()
      await expect(page).toHaveURL(/\/profile\/limits/)
      await page.goto(REAL)
      await expect(page.getByRole('alertdialog')).toContainText('You are taking a break')
    })
  })

const INVITATION = { name: 'You are in the demo' }

/** Another tab in which a player is asked, after a minute of the demo, whether they go on for money. */
async function invitedInDemo(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.clock.install()
  await tab.goto('/games/last-light')
  await expect(tab.getByRole('main').locator('iframe')).toBeVisible()
  await tab.clock.fastForward('01:30')
  await expect(tab.getByRole('dialog', INVITATION)).toBeVisible()
  return tab
}

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

test.describe('a deposit limit that is used up', () => {
  test.use({ isSignedIn: true, expectedNoise: [/status of 400/] })

  test('stands in the wallet with its sum and its end, and leads to the limits', async ({ page }) => {
    await page.goto('/profile/limits')
    const deposits = page.getByRole('main').locator('section').filter({ hasText: 'Deposit limit' })
    await deposits.getByRole('button', { name: 'Set a limit' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/Amount/)
      .fill('50')
    await page.getByRole('dialog').getByRole('button', { name: 'Set limit' }).click()
    await expect(deposits.getByRole('listitem')).toContainText('50.00 EUR of')
    await page.goto('/static/terms?wallet=deposit-only')
    const cashier = await openCashier(page)
    await pay(cashier, cards.approved)
    await cashier.waitForURL(/deposit-success=true/)
    await cashier.close()
    await page.goto('/static/terms?wallet=deposit-only')
    const wallet = page.getByRole('dialog')
    await expect(wallet).toContainText('Your deposit limit of 50.00 EUR is used up')
    await wallet.getByRole('link', { name: 'See my limits' }).click()
    await expect(page).toHaveURL(/\/profile\/limits/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('the net position', () => {
  test.use({ isSignedIn: true })

  test('is a figure, a picture and a table over any time', async ({ page }) => {
    await page.goto('/profile/limits')
    const section = page.getByRole('main').locator('section').filter({ hasText: 'Your net position' })
    await expect(section.getByRole('status')).toContainText(/0\.00 EUR.? from .+ to /)
    await section.getByText('12 months').click()
    await expect(section.getByRole('img', { name: /^Result by month/ })).toBeVisible()
    await section.getByText('From – to').click()
    await section.getByLabel('From', { exact: true }).fill('2026-01-05')
    await section.getByLabel('To', { exact: true }).fill('2026-01-07')
    await expect(section.getByRole('status')).toContainText('05.01.2026 to 07.01.2026')
    await section.getByText('The same in figures').click()
    await expect(section.getByRole('row')).toHaveCount(4)
    // The letter of each month, beside it.
    const letters = page.getByRole('main').getByRole('switch', { name: 'Send it by e-mail' })
    await expect(letters).toBeChecked()
    const kept = page.waitForResponse(/\/api\/player\/statement-letters$/)
    await letters.press('Space')
    await kept
    await awake(page)
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await expect(letters).not.toBeChecked()
  })
})

test.describe('the break', () => {
  test.use({
    isSignedIn: true,
    expectedNoise: [/ERR_INTERNET_DISCONNECTED|status of 400|WebSocket|api\/player\/limits/],
  })

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

  test('ends at once what other tabs play, for money and for play money', async ({ page, context }) => {
    await playForReal(page)
    const [demo, real] = [await invitedInDemo(context), await context.newPage()]
    await real.goto('/games/last-light?real=true')
    await expect(real.getByRole('main').locator('iframe')).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: 'Take a break', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take a break now' }).click()
    for (const tab of [demo, real]) {
      await expect(tab.getByRole('alertdialog', { name: 'You are taking a break' })).toBeVisible()
      await expect(tab.getByRole('main').locator('iframe')).toBeHidden()
    }
    // Neither the invitation to play for money that was open, nor another one.
    await expect(demo.getByRole('dialog', INVITATION)).toBeHidden()
    await demo.reload()
    await expect(demo.getByRole('alertdialog', { name: 'You are taking a break' })).toBeVisible()
    await demo.clock.fastForward('01:30')
    await expect(demo.getByRole('dialog', INVITATION)).toBeHidden()
  })

  for (const path of ['/', '/profile/personal', '/providers', '/static/terms', '/games/last-light'])
    test(`is one press and one confirmation away on ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: 'Take a break', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take a break now' }).click()
      await expect(page).toHaveURL(/\/profile\/limits$/)
      await expect(page.getByRole('status').filter({ hasText: 'Active until' })).toBeVisible()
    })

  test('that could not be sent is sent after the page was loaded anew', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/player/limits', (route) => route.abort())
    await page.getByRole('button', { name: 'Take a break', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Take a break now' }).click()
    await expect(question.getByRole('status')).toContainText('We keep trying')
    await page.unroute('**/api/player/limits')
    await page.goto('/welcome-package')
    await expect(page.getByText('Your break has started')).toBeVisible()
    await page.goto('/profile/limits')
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

  test('signs out, refuses the sign-in and says for how long and where help is', async ({
    page,
    context,
    account: { email, password },
  }) => {
    const demo = await invitedInDemo(context)
    await page.goto('/profile/limits')
    const section = page.getByRole('main').locator('section').filter({ hasText: 'Self-exclusion' })
    await section.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude me' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    for (const tab of [page, demo])
      await expect(tab.getByRole('dialog').getByRole('alert')).toContainText('play is closed for you, as you asked')
    await expect(demo.getByRole('dialog', INVITATION)).toBeHidden()
    await demo.close()
    await page.goto('/static/terms?sign-in=true')
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
  test.use({ isSignedIn: true, expectedNoise: [/status of 401|WebSocket/] })

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
    const press = (kind: string, name: string) => () =>
      main.locator('section').filter({ hasText: kind }).getByRole('button', { name }).click()
    const dialog = page.locator('dialog[open]').last()
    const answer = (name: string) => () => dialog.getByRole('button', { name }).click()
    const cash = (kind: string): Step[] => [
      menu,
      limits,
      press(kind, 'Set a limit'),
      () => dialog.getByLabel(/Amount/).fill('100'),
      answer('Set limit'),
    ]

    // Money is spent when the card was charged.
    let cashier: Page
    const fill = (label: string, value: string) => () => cashier.getByLabel(label).fill(value)
    const deposit = await walk(page, [
      () => page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click(),
      async () => void (cashier = await openCashier(page)),
      fill('Card number', cards.approved),
      fill('Valid until', '12/30'),
      fill('Security code', '123'),
      fill('Name on the card', 'Test Player'),
      () => cashier.getByRole('button', { name: /^Pay/ }).click(),
    ])
    await cashier!.waitForURL(/deposit-success=true/)
    await cashier!.close()

    const protections: Record<string, Step[]> = {
      'Stake limit': cash('Stake limit'),
      'Loss limit': cash('Loss limit'),
      'Deposit limit': cash('Deposit limit'),
      'Reality check': [menu, limits, () => main.getByText('Every 15 minutes').click()],
      'Take a break': [
        () => page.getByRole('banner').getByRole('button', { name: 'Take a break' }).click(),
        answer('Take a break now'),
      ],
      'Self-exclusion': [menu, limits, press('Self-exclusion', 'Start'), answer('Exclude me')],
    }
    for (const [name, steps] of Object.entries(protections)) {
      const count = await walk(page, steps)
      if (name === 'Self-exclusion') await expect(dialog.getByRole('alert')).toContainText('play is closed for you')
      else await expect(page.locator('dialog[open]')).toHaveCount(0)
      expect([name, count <= deposit], `${count} steps, and ${deposit} to deposit`).toEqual([name, true])
    }
  })
})

type Step = () => Promise<unknown>

/** Takes the steps from the home page on, one after another, and says how many they were. */
async function walk(page: Page, steps: readonly Step[]): Promise<number> {
  await page.goto('/')
  let taken = 0
  for (const step of steps) {
    await step()
    taken++
  }
  return taken
}
