import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { callApi, payIn, playThrough } from '../support/players.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'

test.use({
  isSignedIn: true,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Stakes on the first rounds, as a studio does. */
async function play(page: Page, siteUrl: string, rounds: number): Promise<void> {
  const token = (await page.context().cookies(siteUrl)).find(({ name }) => name === 'access_token')!.value
  const [account] = (await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
  await payIn(siteUrl, token, account.id, 1000)
  for (let round = 0; round < rounds; round += 1) await playThrough(siteUrl, token, account.id, 100)
}

test('a quest that is given up leaves the focus where it stood', async ({ page }) => {
  await page.goto('/static/terms?quests-hub=true')
  await awake(page)
  const hub = page.getByRole('dialog', { name: 'Quests' })
  const card = hub.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'One round' }) })
  await card.getByRole('button', { name: 'Start quest' }).press('Enter')
  await hub.getByRole('tab', { name: /^Active/ }).press('Enter')
  await card.getByRole('button', { name: 'Cancel quest' }).press('Enter')
  const question = page.getByRole('alertdialog')
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button').last().press('Enter')
  await expect(question).toBeHidden()
  await expect(hub.getByRole('tabpanel')).toBeFocused()
})

test('a quest is started by keyboard, counted while its hub is open, and rewarded', async ({ page, siteUrl }) => {
  await page.goto('/static/terms?quests-hub=true')
  await awake(page)
  const hub = page.getByRole('dialog', { name: 'Quests' })
  const card = hub.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'One round' }) })
  await card.getByRole('button', { name: 'Start quest' }).press('Enter')
  await hub.getByRole('tab', { name: /^Active/ }).click()
  await expect(card.getByRole('progressbar', { name: 'Play a round' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await card.getByRole('button', { name: 'See tasks' }).click()
  const tasks = page.getByRole('dialog', { name: 'One round' })
  await expect(tasks.getByText('0 of 2')).toBeVisible()
  await play(page, siteUrl, 1)
  await expect(tasks.getByText('1 of 2')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.goto('/fa/profile/personal')
  await awake(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('progressbar', { name: 'یک دور' })).toBeVisible()
  await main.getByRole('link', { name: 'همهٔ مأموریت‌ها' }).click()
  await expect(page.getByRole('dialog', { name: 'مأموریت‌ها' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await play(page, siteUrl, 1)
  await page.getByRole('tab', { name: /^انجام شد/ }).click()
  await expect(page.getByRole('heading', { name: 'یک دور' })).toBeVisible()
})
