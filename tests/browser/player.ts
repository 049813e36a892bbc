import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { callApi, payIn } from '../support/players.ts'

/** Registers through the dialog, as a person would, and waits for the wallet that opens after it. */
export async function register(page: Page): Promise<void> {
  await page.goto('/static/terms?sign-up=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(`${randomUUID()}@example.com`)
  await finishRegistration(page, `pass ${randomUUID().slice(0, 8)}`)
  await expect(page).toHaveURL(/wallet=/)
}

/** Fills in what the open registration asks for beside the address or number, and sends it. */
export async function finishRegistration(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByRole('combobox', { name: /^Country/ }).fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await dialog.getByRole('checkbox', { name: /legal age/ }).check()
  await dialog.getByRole('button', { name: 'Open account' }).click()
}

/** From the open wallet to the cashier's page in its own window. */
export async function openCashier(page: Page): Promise<Page> {
  const window = page.waitForEvent('popup')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Deposit 50/ })
    .click()
  const cashier = await window
  await expect(cashier.getByRole('heading', { name: /Payment to/ })).toBeVisible()
  return cashier
}

export const cards = {
  approved: '9000 1000 0000 0009',
  slow: '9000 3000 0000 0005',
  refused: '9000 5000 0000 0000',
} as const

/** Fills in the hosted page and pays. */
export async function pay(cashier: Page, card: string): Promise<void> {
  await cashier.getByLabel('Card number').fill(card)
  await cashier.getByLabel('Valid until').fill('12/30')
  await cashier.getByLabel('Security code').fill('123')
  await cashier.getByLabel('Name on the card').fill('Test Player')
  await cashier.getByRole('button', { name: /^Pay/ }).click()
}

/** The account of the signed-in player, with 50 EUR that the cashier has taken. */
export async function fund(page: Page): Promise<{ token: string; accountId: string }> {
  const siteUrl = process.env.TEST_SITE_URL!
  const token = (await page.context().cookies(siteUrl)).find(({ name }) => name === 'access_token')!.value
  const [account] = (await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
  await payIn(siteUrl, token, account.id, 5000)
  return { token, accountId: account.id }
}

/** The balance in the header, which follows the socket. */
export function headerBalance(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Balance and currencies/ })
}

export const REAL = '/games/last-light?real=true'

/** What a round may take on screen: now and then one leads to free spins, which are shown one by one. */
export const ROUND = { timeout: 120_000 }

/** A game for real money, which asks nobody to deposit who has some. */
export async function playForReal(page: Page): Promise<void> {
  await fund(page)
  await page.goto(REAL)
  await expect(page.getByRole('main').locator('iframe')).toBeVisible()
}
