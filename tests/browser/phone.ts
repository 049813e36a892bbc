import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The country code is chosen from the list; the number is one that the format knows as a mobile one. */
export async function fillPhone(page: Page, dialog: Locator, number: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Code' }).fill('Germany')
  await page.getByRole('option', { name: /Germany/ }).click()
  await dialog.getByRole('textbox', { name: 'Number' }).fill(number)
}

/** The code of the newest text message to a number, as its owner reads it. */
export async function readCode(page: Page, sandboxUrl: string, number: string): Promise<string> {
  const inbox = await page.context().newPage()
  await expect(async () => {
    await inbox.goto(`${sandboxUrl}/inbox?to=${encodeURIComponent(`+49${number}`)}`)
    await inbox.getByRole('main').getByRole('link').filter({ hasText: /\+49/ }).first().click({ timeout: 1000 })
  }).toPass()
  const code = /\b\d{6}\b/.exec(await inbox.getByRole('main').innerText())![0]
  await inbox.close()
  return code
}
