import type { Page } from '@playwright/test'
import { CLOSED_COUNTRY, NO_SIGN_IN_COUNTRY } from '../support/screens.ts'
import { ADDRESS_HEADER } from '../support/site-process.ts'
import { newAccount } from '../support/signed-in.ts'
import { awake } from '../support/visit.ts'
import { GAME, playerOf } from './bonus-player.ts'
import { expect, test } from './fixtures.ts'
import { linkOf } from './inbox.ts'
import { cards, openCashier, pay } from './player.ts'

// What no journey of its own leads to: `dialogs.ts` says where each dialog of the site is opened.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function leave(page: Page, name: string): Promise<void> {
  await expect(dialog(page, name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, name)).toBeHidden()
}

test('a guest looks through the categories, and is asked how to begin by the card of a game', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Categories' }).click()
  await leave(page, 'Categories')
  const card = main.locator('a[data-game]').first()
  const name = (await card.getAttribute('data-name'))!
  await card.click()
  await expect(dialog(page, name).getByRole('button', { name: 'Play the demo' })).toBeVisible()
  await dialog(page, name).getByRole('button', { name: 'Register' }).click()
  await expect(dialog(page, 'Open your account')).toBeVisible()
})

test('the link of a letter confirms an e-mail once', async ({ page, browser, siteUrl, sandboxUrl }) => {
  const { email } = await newAccount(siteUrl)
  const inbox = await browser.newPage()
  const { pathname } = await linkOf(inbox, sandboxUrl, { to: email, subject: /Confirm your e-mail/ })
  await inbox.close()
  await page.goto(pathname)
  await leave(page, 'Your e-mail is confirmed')
  await page.goto(pathname)
  await expect(dialog(page, 'This link is used or too old')).toBeVisible()
})

test.describe('where nobody may sign in', () => {
  test.use({ extraHTTPHeaders: { [ADDRESS_HEADER]: '10.46.0.7', 'cf-ipcountry': NO_SIGN_IN_COUNTRY } })

  test('a press on the registration says so', async ({ page }) => {
    await page.goto('/static/terms')
    await awake(page)
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Accounts are not available in your country' })).toBeVisible()
  })
})

test.describe('who has travelled meanwhile', () => {
  test.use({ expectedNoise: [/status of 4\d\d/] })

  test('is told that a game is not offered there', async ({ page, context }) => {
    await page.goto('/')
    await awake(page)
    await context.setExtraHTTPHeaders({ [ADDRESS_HEADER]: '10.46.0.8', 'cf-ipcountry': CLOSED_COUNTRY })
    await page.getByRole('main').locator('a[data-game][data-demo]').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Play the demo' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Not offered in your country' })).toBeVisible()
  })
})

test.describe('a player', () => {
  test.use({ isSignedIn: true })

  test('reads how points are earned', async ({ page }) => {
    await page.goto('/loyalty')
    await awake(page)
    await page.getByRole('main').getByRole('button', { name: 'How points are earned' }).first().click()
    await leave(page, 'How points are earned')
  })

  test('reads conditions and chooses a region in the wallet, and is asked before a deposit is left', async ({
    page,
  }) => {
    await page.goto('/static/terms')
    await awake(page)
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
    const wallet = dialog(page, 'Deposit')
    await wallet
      .getByRole('button', { name: /^Conditions: / })
      .first()
      .click()
    await leave(page, 'Conditions of the bonus')
    await wallet.getByRole('button', { name: 'Change' }).click()
    await leave(page, 'Where do you pay from?')
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('60')
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog', { name: 'Stop the deposit?' })
      .getByRole('button', { name: 'Stop', exact: true })
      .click()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('who pays by a slow bank comes back to a page that waits for it', async ({ page }) => {
    await page.goto('/static/terms?wallet=deposit-only')
    const cashier = await openCashier(page)
    await pay(cashier, cards.slow)
    await cashier.getByRole('link', { name: 'Back to the shop' }).click()
    await cashier.waitForURL(/deposit-redirect=true/)
    await expect(cashier.getByRole('heading', { name: /^(Back from the payment|Deposit received)$/ })).toBeVisible()
  })

  test('sees all that a quest brings, and all games that count for it', async ({ page }) => {
    await page.goto('/profile/personal')
    await awake(page)
    await page.getByRole('main').getByRole('link', { name: 'All quests' }).click()
    const hub = dialog(page, 'Quests')
    const card = hub.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Eight games' }) })
    await card.getByRole('button', { name: '+1 more' }).click()
    await leave(page, 'Rewards')
    await card.getByRole('button', { name: 'Start quest' }).click()
    await hub.getByRole('tab', { name: /^Active/ }).click()
    await card.getByRole('button', { name: 'See tasks' }).click()
    await dialog(page, 'Eight games').getByRole('button', { name: 'See all' }).click()
    await expect(dialog(page, 'Games that count').getByRole('link')).toHaveCount(8)
  })

  test.describe('whose bonus leaves a game out', () => {
    test.use({ expectedNoise: [/status of 400/] })

    test('is told so instead of the game, which begins once the bonus is given up', async ({ page, siteUrl }) => {
      const player = await playerOf(page, siteUrl)
      await player.deposit(null)
      await player.giveCode('ELSEWHERE')
      await page.goto(`/games/${GAME}?real=true`)
      const told = page.getByRole('alertdialog', { name: 'This game does not count for your bonus' })
      await told.getByRole('button', { name: 'Cancel the bonus' }).click()
      await expect(told).toBeHidden()
      await expect(page.getByRole('main').locator('iframe')).toBeVisible()
    })
  })
})
