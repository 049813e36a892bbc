import type { Page } from '@playwright/test'
import type { Sitting } from '@baize/contract'
import { findViolations } from '../support/axe.ts'
import { callApi } from '../support/players.ts'
import { ageSitting } from '../support/time-at-play.ts'
import { expect, test } from './fixtures.ts'
import { fund, playForReal, REAL } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

/** The id of the sitting that the page has been told of. */
async function sittingOf(page: Page): Promise<string> {
  let id: string | undefined
  await expect(async () => {
    const reply = await page.waitForResponse(/\/api\/game\/sitting$/)
    id = ((await reply.json()) as { data: { id: string } | null }).data?.id
    expect(id).toBeDefined()
  }).toPass()
  return id!
}

/** What the sitting came to so far, in the first currency played with. */
async function sittingResult(token: string): Promise<{ staked: number; net: number } | undefined> {
  const siteUrl = process.env.TEST_SITE_URL!
  const sitting = (await callApi(siteUrl, 'GET', '/api/game/sitting', undefined, token)) as Sitting | null
  return sitting?.money[0]?.sitting
}

const signed = (net: number) => (net > 0 ? '+' : net < 0 ? '−' : '') + Math.abs(net).toFixed(2)

/** Lets an hour at play have passed since the player chose to be told, and looks at the game again. */
async function playForAnHour(page: Page): Promise<void> {
  await chooseInterval(page, 60)
  await page.goto(REAL)
  await ageSitting(process.env.TEST_DATA_DIR!, await sittingOf(page), 75)
  await page.reload()
}

async function chooseInterval(page: Page, minutes: number): Promise<void> {
  await page.goto('/profile/limits')
  await page.getByRole('main').getByText(`Every ${minutes} minutes`).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
}

const game = (page: Page) => page.getByRole('main').frameLocator('iframe')

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, isSignedIn: true })

    test('a game says for how long one has played, and what this and the day came to', async ({ page }) => {
      const { token } = await fund(page)
      await page.goto(REAL)
      const figures = page.getByRole('main').locator('dl').filter({ hasText: 'This session' })
      await expect(figures.getByRole('timer', { name: 'Time at play' })).toHaveText(/^0:0\d:\d\d$/)
      await expect(figures).toContainText(/Today.?0\.00 EUR/)
      await game(page).getByRole('button', { name: 'Spin', exact: true }).click()
      // A round may give back exactly its stake, so what the server counts says what has to be read.
      await expect(async () => {
        const sitting = await sittingResult(token)
        expect(sitting?.staked).toBeGreaterThan(0)
        // A phone has the balance, and its currency, right beside it.
        const sum = signed(sitting!.net) + (size === 'phone' ? '' : ' EUR')
        await expect(figures).toContainText(`This session\u2066${sum}`, { timeout: 500 })
      }).toPass()
      expect(await findViolations(page)).toEqual([])
    })

    test('a game stops when the reality check is due, and goes on when it is answered', async ({ page }) => {
      await playForReal(page)
      await playForAnHour(page)
      const check = page.getByRole('alertdialog', { name: 'Your play so far' })
      await expect(check).toContainText('You have been playing for 1 hour and 15 minutes')
      await expect(game(page).getByText('Paused')).toBeVisible()
      expect(await findViolations(page, true)).toEqual([])
      // Neither a key nor a reload gets past it.
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(check).toBeVisible()
      await check.getByRole('button', { name: 'Go on playing' }).click()
      await expect(check).toBeHidden()
      await expect(game(page).getByText('Paused')).toBeHidden()
      await page.reload()
      await expect(game(page).getByRole('button', { name: 'Spin', exact: true })).toBeEnabled()
      await expect(check).toBeHidden()
    })
  })

test.describe('the reality check', () => {
  test.use({ isSignedIn: true })

  test('is answered once for every tab', async ({ page, context }) => {
    await playForReal(page)
    await playForAnHour(page)
    // The other tab ends this one's launch, which has to have been taken by then.
    await expect(game(page).getByText('Paused')).toBeVisible()
    const other = await context.newPage()
    await other.goto(REAL)
    const name = { name: 'Your play so far' }
    await expect(other.getByRole('alertdialog', name)).toBeVisible()
    await other.getByRole('button', { name: 'Go on playing' }).click()
    await expect(other.getByRole('alertdialog', name)).toBeHidden()
    await page.bringToFront()
    await expect(page.getByRole('alertdialog', name)).toBeHidden({ timeout: 15_000 })
  })

  test('leads to the limits by keyboard alone, where the interval is chosen', async ({ page }) => {
    await playForReal(page)
    await playForAnHour(page)
    const check = page.getByRole('alertdialog', { name: 'Your play so far' })
    await expect(check).toBeVisible()
    const limits = check.getByRole('button', { name: 'Set a limit' })
    for (let stops = 0; stops < 4 && !(await limits.evaluate((one) => one === document.activeElement)); stops++)
      await page.keyboard.press('Tab')
    await expect(limits).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile\/limits$/)
    const often = page.getByRole('group', { name: 'How often' })
    await often.getByRole('radio', { name: 'Every 60 minutes' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await page.reload()
    await expect(often.getByRole('radio', { name: 'Every 30 minutes' })).toBeChecked()
  })

  test('comes never unless it was chosen, and no more when it was taken back', async ({ page }) => {
    await page.goto('/profile/limits')
    const often = page.getByRole('group', { name: 'How often' })
    await expect(often.getByRole('radio', { name: 'Never' })).toBeChecked()
    await chooseInterval(page, 15)
    const taken = page.waitForResponse((reply) => reply.request().method() === 'PUT')
    await often.getByText('Never').click()
    await taken
    await page.reload()
    await expect(often.getByRole('radio', { name: 'Never' })).toBeChecked()
  })

  test('reads in Persian, and lets one leave', async ({ page }) => {
    await playForReal(page)
    await playForAnHour(page)
    await page.goto('/fa' + REAL)
    const check = page.getByRole('alertdialog', { name: 'وضعیت بازی شما' })
    await expect(check).toContainText('۱ ساعت و ۱۵ دقیقه')
    expect(await findViolations(page, true)).toEqual([])
    await check.getByRole('button', { name: 'خروج از بازی' }).click()
    await expect(page).not.toHaveURL(/\/fa\/games\//)
  })
})
