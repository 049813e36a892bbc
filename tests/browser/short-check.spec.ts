import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { askShortCheck, raiseAndLook } from '../support/short-check.ts'
import { expect, test } from './fixtures.ts'

/** Has the player of the page asked; the page has to be loaded anew to know it without its socket. */
async function ask(page: Page): Promise<void> {
  const read = page.waitForResponse(/\/api\/player\/profile$/)
  await page.goto('/static/terms')
  const { data } = (await (await read).json()) as { data: { id: string } }
  await askShortCheck(process.env.TEST_DATA_DIR!, data.id)
}

const talk = (page: Page) => page.getByRole('dialog', { name: 'A short check' })

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a player is asked in the lobby and never over a game, answers, and sets a limit', async ({ page }) => {
    await ask(page)
    await page.goto('/games/last-light')
    await expect(page.getByRole('main')).toBeVisible()
    await page.goto('/')
    await expect(talk(page)).toContainText('Your last 7 days look different from your usual week')
    await expect(talk(page).getByRole('row', { name: /^Deposited/ })).toContainText(
      /Different from usual.*160\.00.*50\.00/,
    )
    expect(await findViolations(page, true)).toEqual([])
    await talk(page).getByRole('button', { name: 'More than I meant' }).click()
    await expect(talk(page).getByRole('status')).toContainText('Thank you for saying so')
    expect(await findViolations(page, true)).toEqual([])
    await talk(page).getByRole('button', { name: 'Set a deposit limit' }).click()
    const form = page.getByRole('dialog', { name: 'Limit what I deposit' })
    await form.getByLabel(/Amount/).fill('40')
    await form.getByRole('button', { name: 'Set limit' }).click()
    await expect(form).toBeHidden()
    await page.goto('/profile/limits')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '40.00 EUR of' })).toBeVisible()
    // It is asked once.
    const read = page.waitForResponse(/\/api\/player\/short-check$/)
    await page.goto('/')
    expect(((await (await read).json()) as { data: { asked: unknown } }).data.asked).toBeNull()
    await expect(talk(page)).toBeHidden()
  })
})

test('is skipped by the keyboard alone where the wallet opens, and its figures stay within reach', async ({ page }) => {
  await ask(page)
  await page.goto('/profile/limits?wallet=deposit-only')
  await expect(talk(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(talk(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/profile/limits')
  const look = page.getByRole('main').getByRole('button', { name: 'See my figures' })
  await look.focus()
  await page.keyboard.press('Enter')
  await expect(talk(page).getByRole('row', { name: /^Nights with play/ })).toContainText('Different from usual')
  await expect(talk(page).getByRole('button', { name: 'Skip' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(look).toBeFocused()
})

test('is asked on a page that is open already, in Persian', async ({ page }) => {
  const read = page.waitForResponse(/\/api\/player\/profile$/)
  const known = page.waitForResponse(/\/api\/player\/short-check$/)
  await page.goto('/fa')
  await known
  const { data } = (await (await read).json()) as { data: { id: string } }
  await raiseAndLook(process.env.TEST_DATA_DIR!, data.id)
  const dialog = page.getByRole('dialog', { name: 'یک پرسش کوتاه' })
  await expect(dialog).toContainText('متفاوت با معمول')
  expect(await findViolations(page, true)).toEqual([])
  await dialog.getByRole('button', { name: 'رد شدن' }).click()
  await expect(dialog).toBeHidden()
})
