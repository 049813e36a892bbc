import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { finishRegistration } from './player.ts'

/** The country code is chosen from the list; the number is one that the format knows as a mobile one. */
async function fillPhone(page: Page, dialog: Locator, number: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Code' }).fill('Germany')
  await page.getByRole('option', { name: /Germany/ }).click()
  await dialog.getByRole('textbox', { name: 'Number' }).fill(number)
}

/** The code of the newest text message to a number, as its owner reads it. */
async function readCode(page: Page, sandboxUrl: string, number: string): Promise<string> {
  const inbox = await page.context().newPage()
  await expect(async () => {
    await inbox.goto(`${sandboxUrl}/inbox?to=${encodeURIComponent(`+49${number}`)}`)
    await inbox.getByRole('main').getByRole('link').filter({ hasText: /\+49/ }).first().click({ timeout: 1000 })
  }).toPass()
  const code = /\b\d{6}\b/.exec(await inbox.getByRole('main').innerText())![0]
  await inbox.close()
  return code
}

test('a person registers by phone with a code, and signs in with the number', async ({ page, sandboxUrl }) => {
  test.slow()
  const number = `1512${randomInt(1_000_000, 9_999_999)}`
  await page.goto('/?sign-up=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await fillPhone(page, dialog, number)
  await finishRegistration(page, 'a pass word 1')

  await expect(dialog.getByRole('textbox', { name: 'Confirm your phone number' })).toBeFocused()
  await expect(dialog.getByRole('textbox')).toHaveCount(1)
  await page.keyboard.type(await readCode(page, sandboxUrl, number))
  await expect(page).toHaveURL(/wallet=/)

  await page.context().clearCookies()
  await page.goto('/?sign-in=true')
  await dialog.getByRole('tab', { name: 'Phone' }).click()
  await fillPhone(page, dialog, number)
  await dialog.getByLabel(/^Password/).fill('a pass word 1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toBeVisible()
})
