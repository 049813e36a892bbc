import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface Wanted {
  to: string
  subject: RegExp
}

/** What the newest letter to somebody says whose subject is this. The page is left at the inbox. */
export async function letterTo(page: Page, sandboxUrl: string, { to, subject }: Wanted): Promise<string> {
  const list = `${sandboxUrl}/inbox?to=${encodeURIComponent(to)}`
  await expect(async () => {
    await page.goto(list)
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1000 })
  }).toPass()
  return page.getByRole('article').innerText()
}

/** The first address in such a letter. */
export async function linkOf(page: Page, sandboxUrl: string, wanted: Wanted): Promise<URL> {
  return new URL(/^https?:\/\/\S+$/m.exec(await letterTo(page, sandboxUrl, wanted))![0])
}
