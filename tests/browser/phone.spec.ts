import { randomInt } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { fillPhone, readCode } from './phone.ts'
import { finishRegistration } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a person registers on a phone by a code, and signs in with the number on a desktop', async ({
  page,
  sandboxUrl,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const number = `1512${randomInt(1_000_000, 9_999_999)}`
  await page.goto('/static/terms?sign-up=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await fillPhone(page, dialog, number)
  await finishRegistration(page, 'a pass word 1')

  await expect(dialog.getByRole('textbox', { name: 'Confirm your phone number' })).toBeFocused()
  await expect(dialog.getByRole('textbox')).toHaveCount(1)
  await page.keyboard.type(await readCode(page, sandboxUrl, number))
  await expect(page).toHaveURL(/wallet=/)

  // The page is left first, so that nothing it says is said without its cookies.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/static/terms?sign-in=true')
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await fillPhone(page, dialog, number)
  await dialog.getByLabel(/^Password/).fill('a pass word 1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toBeVisible()
})
