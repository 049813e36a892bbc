import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { callApi, payIn, playThrough } from '../support/players.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pays in what is needed and stakes so many EUR in one round, as a studio does. */
async function stake(page: Page, siteUrl: string, euros: number): Promise<void> {
  const token = (await page.context().cookies(siteUrl)).find(({ name }) => name === 'access_token')!.value
  const [account] = (await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
  await payIn(siteUrl, token, account.id, euros * 100)
  await playThrough(siteUrl, token, account.id, euros * 100)
}

test.describe('a guest', () => {
  test('reads what every level asks for and brings, and where to sign in', async ({ page }) => {
    await page.goto('/loyalty')
    await awake(page)
    const silver = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Silver' }) })
    await expect(page.getByText(/1 point for every 1\.00\sEUR you stake/)).toBeVisible()
    await expect(silver).toContainText('7,500 points')
    await expect(silver).toContainText('bonus, wagering requirement 10×')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to see your level' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('a player', () => {
  test.use({ isSignedIn: true })

  test('sees a level come as it is reached: a dialog on a page, a notice over a game', async ({ page, siteUrl }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/loyalty')
    await awake(page)
    const main = page.getByRole('main')
    await expect(main.getByText('100 points to go')).toBeVisible()
    await expect(main.getByText('Brings 10 free spins in Last Light')).toBeVisible()

    await stake(page, siteUrl, 100)
    const dialog = page.getByRole('dialog', { name: 'You are now Ivory' })
    await expect(dialog).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(main.getByText('400 points to go')).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'You are here' })).toContainText('Ivory')
    expect(await findViolations(page)).toEqual([])

    await page.goto('/profile/personal')
    await awake(page)
    const own = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Your level' }) })
    await expect(own).toContainText('Ivory')
    expect(await findViolations(page)).toEqual([])
    await main.getByRole('link', { name: 'All levels' }).press('Enter')
    await expect(page).toHaveURL(/\/loyalty$/)

    const known = page.waitForResponse(
      (response) => response.url().endsWith('/api/retention/account') && page.url().includes('/games/'),
    )
    await page.goto('/games/last-light')
    await known
    await stake(page, siteUrl, 400)
    await expect(page.getByText('Level 3: Copper')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('reads their level in Persian', async ({ page }) => {
    await page.goto('/fa/loyalty')
    await awake(page)
    await expect(page.getByRole('main').getByText('۱۰۰ امتیاز مانده')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
