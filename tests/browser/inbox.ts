import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The first address in the newest letter to somebody whose subject says this. */
export async function linkOf(page: Page, sandboxUrl: string, { to, subject }: { to: string; subject: RegExp }) {
  const list = `${sandboxUrl}/inbox?to=${encodeURIComponent(to)}`
  await expect(async () => {
    await page.goto(list)
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1000 })
  }).toPass()
  const text = await page.getByRole('article').innerText()
  return new URL(/^https?:\/\/\S+$/m.exec(text)![0])
}
