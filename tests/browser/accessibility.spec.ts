import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { register } from './player.ts'

/** The game's frame belongs to another company and is checked there. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of [
      '/',
      '/main',
      '/categories/popular',
      '/providers',
      '/games/last-light',
      '/static/terms',
      '/fa',
    ]) {
      test(`axe finds nothing at ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await violations(page)).toEqual([])
      })
    }

    for (const path of ['/?sign-in=true', '/?sign-up=true']) {
      test(`axe finds nothing in the dialog of ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('dialog').getByLabel(/^E-mail/)).toBeVisible()
        expect(await violations(page)).toEqual([])
      })
    }

    test('axe finds nothing in the wallet and the history', async ({ page }) => {
      await register(page)
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Deposit 50/ })).toBeVisible()
      expect(await violations(page)).toEqual([])
      for (const tab of ['transactions', 'spins', 'sessions']) {
        await page.goto(`/profile/history?tab=${tab}`)
        await expect(page.getByRole('main').getByRole('tabpanel')).toBeVisible()
        expect(await violations(page)).toEqual([])
      }
    })
  })
}
