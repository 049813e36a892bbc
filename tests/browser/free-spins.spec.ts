import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { callApi } from '../support/players.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { ROUND } from './player.ts'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

/** Gives the player of the page the free spins of the public code. */
async function giveSpins(page: Page, siteUrl: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')!.value
  await callApi(siteUrl, 'POST', '/api/game/bonuses/bonuscodes', { bonusCode: 'SPIN20', trigger: 1 }, token)
}

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name })

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('free spins appear, are started, played at no cost and given up', async ({ page, siteUrl, sandboxUrl }) => {
      test.slow()
      await page.goto('/profile/bonuses')
      await awake(page)
      await giveSpins(page, siteUrl)
      const start = section(page, /^Ready to activate/).getByRole('button', {
        name: 'Start free spins: Twenty for a try',
      })
      await expect(section(page, /^Ready to activate/).getByText('20 FS')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await start.click()
      const active = section(page, /^Active/)
      await expect(active.getByText('0 of 20')).toBeVisible()
      expect(await findViolations(page)).toEqual([])

      // Nothing lies on the account, and the wallet stays shut: these rounds cost nothing.
      await active.getByRole('link', { name: 'Play free spins: Twenty for a try' }).click()
      const game = page.frameLocator(`iframe[src^="${sandboxUrl}"]:not([hidden])`)
      const left = (count: number) => game.getByText(`Bonus free spins: ${count} of 20 left`)
      await expect(left(20)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await game.getByRole('button', { name: 'Spin', exact: true }).click()
      await expect(left(19)).toBeVisible(ROUND)
      await expect(game.getByRole('button', { name: 'Higher stake' })).toBeDisabled()

      await page.goto('/profile/bonuses')
      await awake(page)
      await expect(active.getByText('1 of 20')).toBeVisible()
      await active.getByRole('button', { name: 'Cancel: Twenty for a try' }).click()
      const question = page.getByRole('alertdialog', { name: 'Cancel the active bonus?' })
      await expect(question.getByText('What they have won so far stays yours', { exact: false })).toBeVisible()
      await question.getByRole('button', { name: 'Cancel bonus' }).click()
      await expect(active.getByText('1 of 20')).toBeHidden()

      // What was asked has played its way out, and with it its way back in the history.
      await expect(page.locator('dialog')).toHaveCount(0)
      await page.getByRole('link', { name: 'Past bonuses' }).click()
      await page.getByRole('radio', { name: 'Free spins' }).check({ force: true })
      const past = page.getByRole('table', { name: 'Your bonuses' })
      await expect(past.getByText('Twenty for a try')).toBeVisible()
      await expect(past.getByText('Cancelled')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  })

test('free spins stand in Persian', async ({ page, siteUrl }) => {
  await giveSpins(page, siteUrl)
  await page.goto('/fa/profile/bonuses')
  await awake(page)
  await page.getByRole('button', { name: 'آغاز چرخش رایگان: بیست چرخش برای امتحان' }).press('Enter')
  await expect(page.getByRole('link', { name: /^بازی با چرخش رایگان/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/fa/games/whale-road?real=true')
  await expect(page.getByText('چرخش‌های رایگان بعدی: ۲۰ در Last Light.')).toBeVisible()
})
