import { findViolations } from '../support/axe.ts'
import { newAccount } from '../support/signed-in.ts'
import { expect, test } from './fixtures.ts'
import { cards, finishRegistration, headerBalance, openCashier, pay, register } from './player.ts'

test('a person registers, deposits, plays for real and finds every movement in the history', async ({
  page,
  sandboxUrl,
}) => {
  test.slow()
  await register(page)
  const cashier = await openCashier(page)
  await pay(cashier, cards.approved)
  await cashier.waitForURL(/deposit-success=true/)
  await expect(cashier.getByRole('dialog')).toContainText('50.00')
  await expect(headerBalance(page)).toContainText('50.00')

  await page.goto('/games/last-light?real=true')
  const game = page.frameLocator(`iframe[src^="${sandboxUrl}"]:not([hidden])`)
  await game.getByRole('button', { name: /^spin/i }).click()
  await expect(headerBalance(page)).not.toContainText('50.00')

  await page.goto('/profile/history?tab=spins')
  await expect(page.getByRole('main').getByText('Last Light').first()).toBeVisible()
  await page.goto('/profile/history')
  await expect(page.getByRole('main').getByText('50.00 EUR').first()).toBeVisible()
})

test('a refused card leaves the balance as it was and says so', async ({ page, account: _player }) => {
  await page.goto('/?wallet=deposit-only')
  const cashier = await openCashier(page)
  await pay(cashier, cards.refused)
  await cashier.waitForURL(/deposit-error=true/)
  await expect(cashier.getByRole('dialog')).toContainText('50.00 EUR')
  await expect(cashier.getByRole('dialog')).toContainText('The bank refused the payment')
  await expect(headerBalance(page)).toContainText('0.00')
})

test.describe('by phone', () => {
  test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

  test('a deposit asks for patience, and past a reload for the balance', async ({ page }) => {
    await page.goto('/?wallet=deposit')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Pay by phone/ }).click()
    await dialog.getByRole('textbox', { name: /^Phone number/ }).fill('+4915112345678')
    expect(await findViolations(page, false)).toEqual([])
    await dialog.getByRole('button', { name: 'Deposit 20.00 EUR' }).click()
    await expect(dialog.getByRole('heading', { name: 'Deposit on its way' })).toBeVisible()
    await page.reload()
    // The cashier's bank takes eight seconds.
    await expect(dialog.getByRole('heading', { name: 'Deposit received' })).toBeVisible({ timeout: 30_000 })
    await expect(headerBalance(page)).toContainText('20.00')
    expect(await findViolations(page, false)).toEqual([])
  })
})

test('a player who walks away from the cashier has paid nothing', async ({ page, account: _player }) => {
  await page.goto('/?wallet=deposit-only')
  const cashier = await openCashier(page)
  await cashier.close()
  await page.goto('/profile/history')
  await expect(page.getByRole('row', { name: /Pending/ })).toBeVisible()
  await expect(headerBalance(page)).toContainText('0.00')
})

test('a player stays signed in over a reload and in another tab, and signs out in both', async ({
  page,
  account: { email, password },
  context,
}) => {
  await page.goto('/')
  await page.reload()
  await expect(headerBalance(page)).toBeVisible()
  const other = await context.newPage()
  const socket = other.waitForEvent('websocket')
  const rows = other.waitForResponse('**/api/game/games/played**')
  await other.goto('/')
  await expect(headerBalance(other)).toBeVisible()
  // What another tab has asked for when the session ends is answered with its end.
  await rows

  // The answer is slower than the end of the other tab's socket, which must not ask for what is being closed.
  const isSocketClosed = (await socket).waitForEvent('close')
  await page.route('**/api/**/logout', async (route) => {
    const response = await route.fetch()
    await isSocketClosed
    await route.fulfill({ response })
  })
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByText('Sign in')).toBeVisible()
  await expect(other.getByRole('banner').getByText('Sign in')).toBeVisible()

  await page.goto('/?sign-in=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await dialog.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(headerBalance(page)).toBeVisible()
  await expect(headerBalance(other)).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ expectedNoise: [/status of 4(01|22)/] })

  test('a wrong password is answered under the form, and the answer goes when one types on', async ({ page }) => {
    await page.goto('/?sign-in=true')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill('nobody@example.com')
    await dialog.getByLabel(/^Password/).fill('not the password')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByLabel(/^Password/).fill('another')
    await expect(dialog.getByRole('alert')).toBeHidden()
  })

  test('an e-mail that is taken is named under its field', async ({ page: stranger, siteUrl }) => {
    const { email } = await newAccount(siteUrl)
    await stranger.goto('/?sign-up=true')
    const dialog = stranger.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
    await finishRegistration(stranger, 'pass word 1')
    await expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveAttribute('aria-invalid', 'true')
  })

  test('a session closed from another device ends at once', async ({
    page,
    account: { email, password },
    browser,
    siteUrl,
  }) => {
    await page.goto('/')
    const context = await browser.newContext({ baseURL: siteUrl })
    const phone = await context.newPage()
    await phone.goto('/?sign-in=true')
    await phone
      .getByRole('dialog')
      .getByRole('textbox', { name: /^E-mail/ })
      .fill(email)
    await phone
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .fill(password)
    await phone.keyboard.press('Enter')
    await expect(headerBalance(phone)).toBeVisible()

    await page.goto('/profile/history?tab=sessions')
    await page
      .getByRole('row', { name: /Active/ })
      .getByRole('button', { name: /Sign out/ })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Sign out/ })
      .click()
    await expect(phone.getByRole('banner').getByText('Sign in')).toBeVisible()
    await context.close()
  })
})

test('a guest who asks for the wallet by address is not shown it, and the address is cleaned', async ({ page }) => {
  await page.goto('/?wallet=deposit')
  await expect(page).not.toHaveURL(/wallet=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the browser’s back closes a dialog that a click opened', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByText('Sign in').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/sign-in/)
})
