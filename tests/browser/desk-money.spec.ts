import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { deskUrl, newOwner, signInAtDesk } from './desk.ts'
import { expect, test } from './fixtures.ts'

/** Fills the dialog that is open by the labels of its fields, and sends it. */
async function send(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  for (const [name, value] of Object.entries(fields)) {
    const field = dialog
      .getByRole('textbox', { name, exact: true })
      .or(dialog.getByRole('combobox', { name, exact: true }))
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
}

/** Kept for a look at the screen, where somebody asks for pictures. */
async function look(page: Page, name: string): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  if (process.env.DESK_PICTURES) await page.screenshot({ path: `${process.env.DESK_PICTURES}/${name}.png` })
}

const screens = ['currencies', 'payment-methods', 'rates', 'withdrawal-rules']

test('an owner says what the house does with currencies, amounts, rates and withdrawals', async ({ page }) => {
  test.slow()
  const reason = { Reason: 'the licence asks for it' }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAtDesk(page, await newOwner(), '/currencies')
  const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
  await row('HUF').getByRole('button', { name: 'Change', exact: true }).click()
  await send(page, { 'To stake of deposits, %': '120', ...reason })
  await expect(row('HUF')).toContainText('120')
  await look(page, 'currencies-en')

  await page.goto(`${await deskUrl()}/payment-methods`)
  await page.getByRole('button', { name: 'Set bounds', exact: true }).first().click()
  await send(page, { Direction: 'in', Currency: 'HUF', 'At least': '5000', 'At most': '900000', ...reason })
  const bound = page.getByRole('region', { name: 'What the house allows at once' }).getByRole('row')
  await expect(bound.filter({ hasText: 'HUF' })).toContainText('900,000')
  await look(page, 'payment-methods-en')

  await page.goto(`${await deskUrl()}/rates`)
  await row('UZS').getByRole('button', { name: 'Set by hand' }).click()
  await send(page, { 'For one of the base': '14000', ...reason })
  await expect(row('UZS')).toContainText('14000')
  await row('KZT').getByRole('button', { name: 'Set by hand' }).click()
  await send(page, { 'For one of the base': '900', ...reason })
  await expect(row('KZT')).toContainText('900')
  await expect(row('KZT').getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await look(page, 'rates-en')
  for (const code of ['UZS', 'KZT']) {
    await row(code).getByRole('button', { name: 'Lift' }).click()
    await send(page, reason)
    await expect(row(code).getByRole('button', { name: 'Lift' })).toHaveCount(0)
  }

  await page.goto(`${await deskUrl()}/withdrawal-rules`)
  await expect(page.getByText('5,000.00')).toBeVisible()
  await look(page, 'withdrawal-rules-en')

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.keyboard.press('Escape')
  for (const path of screens) {
    await page.goto(`${await deskUrl()}/${path}`)
    await expect(page.getByRole('button', { name: 'Neu laden' }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await look(page, `${path}-de`)
  }
})
