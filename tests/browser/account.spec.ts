import { findViolations } from '../support/axe.ts'
import { expect, test } from './fixtures.ts'
import { headerBalance } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, isSignedIn: true })

    test('a player opens an account in another currency, goes back to the first, and hides the empty one', async ({
      page,
    }) => {
      await page.goto('/profile/wallet')
      const accounts = page.getByRole('main').getByRole('list', { name: 'Your accounts' }).getByRole('listitem')
      await expect(accounts).toHaveCount(1)
      await expect(accounts.first()).toContainText('In use')
      await expect(accounts.first().getByRole('link', { name: 'Deposit' })).toBeVisible()

      await page.getByLabel('Add a currency').selectOption({ value: 'BTC' })
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(accounts).toHaveCount(2)
      await expect(accounts.first()).toContainText('BTC')
      const familiar = accounts.first().getByRole('switch')
      await familiar.click()
      await expect(accounts.first()).toContainText('≈')
      await accounts
        .first()
        .getByRole('button', { name: /^Shown in/ })
        .click()
      await expect(page.getByRole('dialog', { name: 'Show amounts in' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await findViolations(page)).toEqual([])

      await accounts.nth(1).getByRole('button', { name: 'Use this account' }).click()
      await expect(accounts.first()).toContainText('EUR')
      await expect(headerBalance(page)).toContainText('EUR')
      await accounts.nth(1).getByRole('button', { name: 'Hide' }).click()
      await expect(accounts).toHaveCount(1)
      await page.reload()
      await expect(accounts).toHaveCount(1)
    })

    test('a player reads what we wrote, and deletes it', async ({ page }) => {
      await page.goto('/profile/notifications')
      const main = page.getByRole('main')
      const unread = main.getByRole('status').filter({ hasText: 'Unread: 1' })
      await expect(unread).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      const message = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Welcome/ }) })
      await message.getByRole('button', { name: /Welcome/ }).click()
      await expect(unread).toBeHidden()
      await message.getByRole('button', { name: 'Delete' }).click()
      await expect(main.getByText('No messages')).toBeVisible()
      await page.reload()
      await expect(main.getByText('No messages')).toBeVisible()
    })
  })

test('both pages stand in Persian', async ({ page, account: _player }) => {
  for (const [path, title] of [
    ['/fa/profile/wallet', 'کیف پول'],
    ['/fa/profile/notifications', 'پیام‌ها'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  }
})
