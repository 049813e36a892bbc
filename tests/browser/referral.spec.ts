import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { company } from '../support/companies.ts'
import { callApi, openGame } from '../support/players.ts'
import { settleReferralsNow } from '../support/settle-referrals.ts'
import { expect, test } from './fixtures.ts'
import { cards, finishRegistration, openCashier, pay } from './player.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The friend's stake of what they deposited, as a studio asks for it. */
async function stake(page: Page, siteUrl: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')!.value
  const [account] = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)
  const [game] = await callApi(siteUrl, 'GET', '/api/game/games?perPage=1')
  const sessionToken = await openGame(siteUrl, token, account.id, game.identity)
  const round = { sessionToken, roundId: randomUUID(), gameId: game.identity, currency: 'EUR' }
  const studio = company('studio', siteUrl)
  const reply = await studio.call('/seamless/v1/bet', { ...round, transactionId: randomUUID(), amount: '5000' })
  studio.close()
  expect(reply.body).toMatchObject({ status: 'ok' })
}

test.describe('a player who invites friends', () => {
  test.use({ viewport: DESKTOP, isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

  test('sends the link to a phone, sees the friend come and qualify, and has the bonus, live', async ({
    page,
    context,
    browser,
    siteUrl,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/profile/referral')
    const main = page.getByRole('main')
    await expect(main.getByText('For each friend who qualifies: 10.00 EUR bonus')).toBeVisible()
    await main.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('/?ref=')
    const row = main.getByRole('table').getByRole('row').nth(1)

    const phone = await browser.newContext({ baseURL: siteUrl, viewport: PHONE })
    const friend = await phone.newPage()
    // The friend looks around before they register: the code stays with them.
    await friend.goto(new URL(link).pathname + new URL(link).search)
    // Keeping it waits until the page is there; the link could be left before.
    const code = new URL(link).searchParams.get('ref')!
    await expect.poll(() => friend.evaluate(() => Object.values(sessionStorage).join(' '))).toContain(code)
    await friend.goto('/static/about?sign-up=true')
    const dialog = friend.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(`${randomUUID()}@example.com`)
    await finishRegistration(friend, `pass ${randomUUID().slice(0, 8)}`)
    await expect(row.getByText('In progress')).toBeVisible()

    // A phone shows the methods first.
    await dialog.getByRole('button', { name: /^Bank card/ }).click()
    const cashier = await openCashier(friend)
    await pay(cashier, cards.approved)
    await cashier.waitForURL(/deposit-success=true/)
    await stake(friend, siteUrl)
    await phone.close()
    await expect(async () => {
      await settleReferralsNow(process.env.TEST_DATA_DIR!)
      await expect(row.getByText('Qualified', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(row).toContainText('10.00 EUR')
    await expect(page.getByRole('banner')).toContainText('10.00')
    expect(await findViolations(page)).toEqual([])

    await page.setViewportSize(PHONE)
    await page.goto('/fa/profile/referral')
    await expect(main.getByText('احراز شرایط').last()).toBeVisible()
    await expect(main.getByText('برای هر دوست واجد شرایط: ۱۰٫۰۰ EUR بونوس')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})
