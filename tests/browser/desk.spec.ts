import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { callApi, fundedPlayer, payIn, playThrough } from '../support/players.ts'
import { newAccount } from '../support/signed-in.ts'
import { deskUrl, newOperator, newOwner, signInAtDesk } from './desk.ts'
import { expect, test } from './fixtures.ts'

/** A player who won back what they paid in, and asks for more of it than is paid to a new place without a person. */
async function waitingWithdrawal(siteUrl: string): Promise<string> {
  // A new sign-in is fresh proof, which stands in a cookie.
  const { cookies } = await newAccount(siteUrl)
  const token = cookies.find(({ name }) => name === 'access_token')!.value
  const [account] = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)
  const { id } = await callApi(siteUrl, 'GET', '/api/player/profile', undefined, token)
  await payIn(siteUrl, token, account.id, 60_000)
  await playThrough(siteUrl, token, account.id, 60_000)
  const response = await fetch(`${siteUrl}/api/payment/invoices/withdrawal`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({
      method: 'bank_transfer',
      currency: 'EUR',
      amount: 300,
      accountId: account.id,
      fields: { account_holder: 'Anna Berg', wallet_id: 'DE89370400440532013000' },
    }),
  })
  expect(response.status, await response.text()).toBe(200)
  return id
}

/** Presses a key of the desk until something is there: rows come a moment later. */
async function decide(page: Page, key: string, dialog: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}

test('an owner finds a player, blocks and unblocks them, and finds it in the audit log, by keys alone', async ({
  page,
  siteUrl,
}) => {
  test.slow()
  const owner = await newOwner()
  const { playerId } = await fundedPlayer(siteUrl, 1000)
  await page.goto(await deskUrl())
  expect(await findViolations(page)).toEqual([])
  await signInAtDesk(page, owner)
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Find a player' })).toBeFocused()
  await page.keyboard.type(playerId)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Player' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/players/${playerId}$`))
  expect(await findViolations(page)).toEqual([])

  const reason = `stolen card ${randomUUID().slice(0, 8)}`
  for (const action of ['Block', 'Unblock']) {
    await page.getByRole('button', { name: action, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: action, exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await page.keyboard.type(reason)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('link', { name: 'Audit', exact: true }).focus()
  await page.keyboard.press('Enter')
  const lines = page.getByRole('row').filter({ hasText: reason })
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(owner.name)
  await expect(lines.first()).toContainText('unblockPlayer')
  expect(await findViolations(page)).toEqual([])
})

test('a withdrawal that waits is approved by keys, and the next one is chosen', async ({ page, siteUrl }) => {
  test.slow()
  const owner = await newOwner()
  const playerId = await waitingWithdrawal(siteUrl)
  await signInAtDesk(page, owner, '/queues/withdrawals')
  const row = page.getByRole('row').filter({ hasText: playerId.split('-')[0]! })
  await expect(row).toBeVisible()
  const chosen = page.locator('tr[data-chosen]')
  // Other tests may have left some before it.
  await expect(async () => {
    if (!(await chosen.textContent())?.includes(playerId.split('-')[0]!)) await page.keyboard.press('j')
    await expect(chosen).toContainText(playerId.split('-')[0]!, { timeout: 100 })
  }).toPass()
  await decide(page, 'a', 'Approve')
  await page.keyboard.type('the same person as on the card')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row).toHaveCount(0)
  await page.goto(`${await deskUrl()}/players/${playerId}/payments`)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /300\.00/ })
      .first(),
  ).toBeVisible()
})

test('support is shown nothing that it may not do, and signs out', async ({ page, siteUrl }) => {
  test.slow()
  const support = await newOperator(await newOwner(), 'support')
  const playerId = await waitingWithdrawal(siteUrl)
  await signInAtDesk(page, support, '/queues/withdrawals')
  await expect(page.getByRole('row').filter({ hasText: playerId.split('-')[0]! })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await expect(screens.getByRole('link', { name: 'Players', exact: true })).toBeVisible()
  for (const name of ['Jobs', 'Audit log', 'Companies', 'Operators', 'Documents to check'])
    await expect(screens.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.goto(`${await deskUrl()}/jobs`)
  await expect(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Nicht für deine Rolle' })).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('an owner sees what the house turned over as a picture and a table, and takes it along', async ({
  page,
  siteUrl,
}) => {
  const owner = await newOwner()
  await fundedPlayer(siteUrl, 1000)
  await signInAtDesk(page, owner, '/revenue?by=currency')
  const row = page.getByRole('row').filter({ hasText: 'EUR' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('img', { name: /^Gross revenue, Net revenue in EUR/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('listRevenue.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\u{feff}key,name,currency,[^]*\r\nEUR,EUR,EUR,/u)
})
