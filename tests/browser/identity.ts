import type { Page } from '@playwright/test'

/** Says in the company's frame who somebody is, and what shall come of it; the frame goes as soon as that is known. */
export async function claim(page: Page, result: string): Promise<void> {
  const frame = page.frameLocator('iframe[title=Sumsub]')
  await frame.getByLabel('First name').fill('Anna')
  await frame.getByLabel('Last name').fill('Berg')
  await frame.getByLabel(/^Day of birth/).fill('1990-02-03')
  await frame.getByLabel('Number of the identity card').fill(crypto.randomUUID())
  await frame.getByLabel('Result').selectOption({ label: result })
  await frame.getByRole('button', { name: 'Send' }).click()
}
