import { findViolations } from '../support/axe.ts'
import { expect, test } from './fixtures.ts'
import { claim } from './identity.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

    test('a player is asked for another photo, tries again and is confirmed, all on the open page', async ({
      page,
    }) => {
      await page.goto('/profile/verification')
      const main = page.getByRole('main')
      await expect(main.getByText('Have it at hand')).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])
      await main.getByRole('button', { name: 'Start the check' }).click()
      await claim(page, 'Ask for another photo')
      await expect(main.getByText('Being checked')).toBeVisible()
      await expect(main.getByText('The photo of your document is blurred.')).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])
      await claim(page, 'Approve')
      await expect(main.getByText('Your identity is confirmed.')).toBeVisible()
      await expect(page.locator('iframe[title=Sumsub]')).toHaveCount(0)
      await page.reload()
      await expect(main.getByText('Your identity is confirmed.')).toBeVisible()
      expect(await findViolations(page, false)).toEqual([])
    })
  })

test.describe('in Persian', () => {
  test.use({ isSignedIn: true })

  test('a player is not confirmed, and cannot begin anew', async ({ page }) => {
    await page.goto('/fa/profile/verification')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'شروع بررسی' }).click()
    await claim(page, 'Reject for good')
    await expect(main.getByText('هویت شما تأیید نشد.')).toBeVisible()
    await expect(main.getByRole('button', { name: /بررسی/ })).toHaveCount(0)
    expect(await findViolations(page, false)).toEqual([])
  })
})

test.describe('while the company cannot be reached', () => {
  test.use({ isSignedIn: true, expectedNoise: [/sns-websdk-builder/] })

  test('the page says so and tries again', async ({ page, sandboxUrl }) => {
    await page.route(`${sandboxUrl}/sumsub/idensic/**`, (route) => route.abort())
    await page.goto('/profile/verification')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Start the check' }).click()
    await expect(main.getByRole('alert')).toHaveText(/cannot be opened at the moment/)
    expect(await findViolations(page, false)).toEqual([])
    await page.unroute(`${sandboxUrl}/sumsub/idensic/**`)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(page.frameLocator('iframe[title=Sumsub]').getByLabel('First name')).toBeVisible()
  })
})
