import { ageAgreements } from '../support/age-agreements.ts'
import { findViolations } from '../support/axe.ts'
import { callApi } from '../support/players.ts'
import { expect, test } from './fixtures.ts'
import { REAL } from './player.ts'

test.describe('documents that have changed', () => {
  test.use({
    isSignedIn: true,
    contextOptions: { reducedMotion: 'reduce' },
    expectedNoise: [/400 \(Bad Request\)/],
  })

  test('are asked about on a visit, can wait, and come before a game for money', async ({ page, siteUrl }) => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')!.value
    const { id } = await callApi(siteUrl, 'GET', '/api/player/profile', undefined, token)
    await ageAgreements(process.env.TEST_DATA_DIR!, id)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/fa/static/about')
    const asked = page.getByRole('dialog', { name: 'اسناد ما تغییر کرده است' })
    await expect(asked.getByRole('link')).toHaveCount(2)
    expect(await findViolations(page, true)).toEqual([])
    await asked.getByRole('button', { name: 'بعداً' }).last().click()
    await expect(asked).toBeHidden()

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(REAL)
    const dialog = page.getByRole('dialog', { name: 'Our documents have changed' })
    await expect(dialog.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/static/terms')
    await dialog.getByRole('button', { name: 'I agree' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').locator('iframe')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').locator('iframe')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
