import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { cards, headerBalance } from './player.ts'

/** More stops than any page has between two of its parts. */
const STOPS_MAX = 120

/** Every page of the test by keys alone: a pointer that is used fails it. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => addEventListener('pointerdown', () => console.error('a pointer was used'), true))
})

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus, as somebody does who sees where it is. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('one opens an account, deposits and spins', async ({ page, sandboxUrl }) => {
  test.slow()
  await page.goto('/')
  await awake(page)
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Register' }))
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('textbox', { name: /^E-mail/ })
  await expect(email).toBeFocused()
  await page.keyboard.type(`${randomUUID()}@example.com`)
  await type(page, dialog.getByRole('textbox', { name: /^Password/ }), 'a pass word 1')
  await type(page, dialog.getByRole('combobox', { name: /^Country/ }), 'Germany')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('checkbox', { name: /legal age/ }), 'Space')
  await press(page, dialog.getByRole('button', { name: 'Open account' }))

  await expect(page).toHaveURL(/wallet=/)
  const popup = page.waitForEvent('popup')
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Deposit 50/ }))
  const cashier = await popup
  await type(cashier, cashier.getByLabel('Card number'), cards.approved)
  await type(cashier, cashier.getByLabel('Valid until'), '12/30')
  await type(cashier, cashier.getByLabel('Security code'), '123')
  await type(cashier, cashier.getByLabel('Name on the card'), 'Test Player')
  await page.bringToFront()
  await cashier.bringToFront()
  await press(cashier, cashier.getByRole('button', { name: /^Pay/ }))
  await cashier.waitForURL(/deposit-success=true/)
  await cashier.close()
  await expect(headerBalance(page)).toContainText('50.00')

  await page.goto('/games/last-light?real=true')
  const game = page.frameLocator(`iframe[src^="${sandboxUrl}"]:not([hidden])`)
  await press(page, game.getByRole('button', { name: /^spin/i }))
  await expect(headerBalance(page)).not.toContainText('50.00')
})

test('one signs in, asks for a new password, and is told what is wrong', async ({ page }) => {
  await page.goto('/static/terms')
  await awake(page)
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toBeFocused()
  // The tabs are one stop; arrows move between them.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('combobox', { name: 'Code' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not an address')
  await press(page, dialog.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveAttribute('aria-invalid', 'true')
  await press(page, dialog.getByRole('button', { name: /Forgot/ }))
  const reset = page.getByRole('dialog', { name: 'Reset your password' })
  await type(page, reset.getByRole('textbox', { name: /^E-mail/ }), 'nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(reset).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /link/ }).first()).toBeVisible()
})

test('one writes to the house', async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
  const main = page.getByRole('main')
  await type(page, main.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
  await type(page, main.getByRole('textbox', { name: 'Message' }), 'The reels stood still.')
  await press(page, main.getByRole('button', { name: 'Send message' }))
  await expect(main.getByRole('status').getByText('Your message is with us')).toBeVisible()
})

test('one chooses a language and an appearance in the footer', async ({ page }) => {
  await page.goto('/static/terms')
  await awake(page)
  const footer = page.getByRole('contentinfo')
  await press(page, footer.getByRole('radio', { name: 'Device' }), 'ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await press(page, footer.getByRole('link', { name: 'Deutsch' }))
  await expect(page).toHaveURL(/\/de\/static\/terms$/)
})

test.describe('a player', () => {
  test.use({ isSignedIn: true })

  test('narrows a category to a studio, sorts it and keeps a game', async ({ page }) => {
    await page.goto('/categories/all')
    await awake(page)
    const main = page.getByRole('main')
    await press(page, main.getByRole('link', { name: 'Studios' }))
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('checkbox').nth(1), 'Space')
    await press(page, dialog.getByRole('button', { name: /^Show/ }))
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/provider=/)
    const sort = main.getByRole('combobox', { name: 'Sort by' })
    await press(page, sort, 'ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort/)
    const heart = main.getByRole('button', { name: /^Favourite: / }).first()
    await press(page, heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/favorites')
    await expect(main.getByRole('button', { name: /^Favourite: / })).toHaveCount(1)
  })

  test('walks along a row of games with arrows and opens one', async ({ page }) => {
    await page.goto('/')
    await awake(page)
    const row = page.getByRole('region', { name: 'Popular', exact: true })
    const games = row.getByRole('listitem').getByRole('link')
    await row.scrollIntoViewIfNeeded()
    await reach(page, games.first())
    await page.keyboard.press('ArrowRight')
    await expect(games.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    const empty = page.getByRole('dialog')
    await press(page, empty.getByRole('button', { name: 'Play the demo' }))
    await expect(page).toHaveURL(/\/games\//)
    await expect(page.getByRole('main').locator('iframe')).toBeVisible()
  })

  test('reads the history by its tabs and signs out', async ({ page }) => {
    await page.goto('/profile/history')
    await awake(page)
    await reach(page, page.getByRole('tab', { name: 'Payments' }))
    for (const name of ['Rounds', 'Sports bets', 'Bonuses', 'Sessions']) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
    await expect(page.getByRole('table', { name: 'Your sessions' })).toBeVisible()
    await expect(page).toHaveURL(/tab=sessions/)
    const account = page.getByRole('banner').getByRole('button', { name: 'Your account' })
    await press(page, account)
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: 'Sign out' }))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  test('looks at the currencies, opens the wallet and leaves it again', async ({ page }) => {
    await page.goto('/static/terms')
    await awake(page)
    const banner = page.getByRole('banner')
    await press(page, headerBalance(page))
    const panel = page.getByRole('dialog', { name: 'Balance' })
    await press(page, panel.getByRole('tab').first(), 'ArrowRight')
    await expect(panel.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(headerBalance(page)).toBeFocused()
    await press(page, banner.getByRole('link', { name: 'Deposit' }))
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Deposit / })).toBeEnabled()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Go on depositing' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/wallet=/)
  })
})
