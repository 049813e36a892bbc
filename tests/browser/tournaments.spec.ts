import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { callApi, payIn, playThrough } from '../support/players.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SEASON = '/tournaments/season-of-rounds'

/** Pays in some EUR and stakes a tenth of them in one round, as a studio does. */
async function playOne(page: Page, siteUrl: string): Promise<void> {
  const token = (await page.context().cookies(siteUrl)).find(({ name }) => name === 'access_token')!.value
  const [account] = (await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
  await payIn(siteUrl, token, account.id, 1000)
  await playThrough(siteUrl, token, account.id, 100)
}

test('a guest finds what runs and what it asks for, and where to register, in Persian too', async ({ page }) => {
  await page.goto('/tournaments')
  await awake(page)
  const running = page.getByRole('region', { name: 'Running now' })
  await expect(running.getByRole('heading', { name: 'The season of rounds' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await running.getByRole('link', { name: 'The season of rounds: See details' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${SEASON}$`))
  await expect(page.getByText('Every round brings one point.')).toBeVisible()
  await expect(page.getByText(/A round counts when you stake 0\.10\sEUR or more on it\./)).toBeVisible()
  await expect(page.getByRole('row', { name: /^1 250\.00\sEUR cash|^1 EUR.250\.00 cash/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Register to take part' }).click()
  await expect(page).toHaveURL(/sign-up/)
  await page.goto(`/fa${SEASON}`)
  await awake(page)
  await expect(page.getByText('هر دور یک امتیاز می‌آورد.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test.describe('a player on a phone', () => {
  test.use({ isSignedIn: true, viewport: { width: 390, height: 844 } })

  test('takes part, and sees a place as soon as a round is played', async ({ page, siteUrl }) => {
    await page.goto(SEASON)
    await awake(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Take part' }).press('Enter')
    await expect(main.getByText('You take part. Your first round that counts brings you a place.')).toBeVisible()
    await playOne(page, siteUrl)
    await expect(main.getByText(/^You are at place \d+ with 1 points?\.$/)).toBeVisible()
    await expect(main.getByText('Place 1: You', { exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
