import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { GAME, pay, playerOf } from './bonus-player.ts'
import { expect, test } from './fixtures.ts'
import { headerBalance } from './player.ts'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name })

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, expectedNoise: [/status of 400 .*bonuscodes/] })

    test('a bonus is chosen with a deposit, appears, is changed for another, and given up', async ({
      page,
      siteUrl,
    }) => {
      test.slow()
      const isPhone = viewport.width < 768
      const player = await playerOf(page, siteUrl)
      await page.goto('/profile/bonuses')
      await awake(page)
      // What it really costs stands there before it is taken, for the least deposit.
      const offers = section(page, /^With a deposit/)
      await offers.getByText('What it really costs').first().click()
      const leastCost = offers.getByRole('region', { name: 'What it really costs' })
      await expect(leastCost).toContainText('you stake 600.00 EUR in all, within 30 days')
      await expect(leastCost.getByRole('listitem')).toHaveText([
        /more than they began with$/,
        /no more than that$/,
        /nothing$/,
      ])
      expect(await findViolations(page)).toEqual([])
      await offers.getByRole('button', { name: 'Deposit with it: Welcome bonus 1' }).click()
      const wallet = page.getByRole('dialog', { name: 'Deposit' })
      if (isPhone) await wallet.getByRole('button', { name: /Bank card/ }).click()
      await expect(wallet.getByRole('radio', { name: /^Welcome package/ })).toBeChecked()
      const cost = wallet.getByRole('region', { name: 'What it really costs' })
      await expect(cost).toContainText('you stake 1,500.00 EUR in all, within 30 days')
      await expect(cost).toContainText('keeps 4% of what is staked. That makes 60.00 EUR on average.')
      expect(await findViolations(page, true)).toEqual([])
      const ordered = page.waitForResponse((response) => response.url().endsWith('/api/payment/invoices/deposit'))
      const window = page.waitForEvent('popup')
      await wallet.getByRole('button', { name: 'Deposit 50.00 EUR + 50.00 EUR bonus' }).click()
      await pay(siteUrl, (await (await ordered).json()).data.invoiceId)
      await (await window).close()

      await expect(wallet).toBeHidden()

      // It appears by itself, in the header too.
      const active = section(page, /^Active/)
      await expect(active.getByText('0.00 EUR of 1,500.00 EUR')).toBeVisible()
      await expect(headerBalance(page)).toContainText('100.00')
      await player.stake(GAME, '400')
      await expect(active.getByText('4.00 EUR of 1,500.00 EUR')).toBeVisible()

      // A code brings another one, which waits while this one is active.
      const field = page.getByRole('textbox', { name: 'Bonus code' })
      await field.fill('quietword')
      await field.press('Enter')
      const waiting = section(page, /^Ready to activate/)
      // By keys: a message that comes under a pointer stays as long as that rests there.
      await waiting.getByRole('button', { name: 'Activate: A quiet word' }).press('Enter')
      const change = page.getByRole('alertdialog', { name: 'Change to this bonus?' })
      await expect(change.getByText('Bonus money you give up')).toBeVisible()
      await expect(change.getByText('50.00 EUR')).toBeVisible()
      expect(await findViolations(page, true)).toEqual([])
      await change.getByRole('button', { name: 'Change bonus' }).click()
      await expect(change).toBeHidden()
      await expect(active.getByText('A quiet word')).toBeVisible()
      await expect(headerBalance(page)).toContainText('55.00')
      await expect(waiting).toBeHidden()

      await active.getByRole('button', { name: 'Cancel: A quiet word' }).press('Enter')
      const giveUp = page.getByRole('alertdialog', { name: 'Give up this bonus?' })
      await giveUp.getByRole('button', { name: 'Give it up' }).click()
      await expect(active).toBeHidden()
      await expect(headerBalance(page)).toContainText('50.00')
      // What was asked has played its way out.
      await expect(page.locator('dialog')).toHaveCount(0)
      expect(await findViolations(page)).toEqual([])

      await page.getByRole('link', { name: 'Past bonuses' }).click()
      const past = page.getByRole('table', { name: 'Your bonuses' })
      await expect(past.getByRole('row')).toHaveCount(3)
      await expect(past.getByText('Cancelled')).toHaveCount(2)
      expect(await findViolations(page)).toEqual([])
    })

    test('what is lost comes back in part: the figure follows each round on every view of it', async ({
      page,
      siteUrl,
    }) => {
      const player = await playerOf(page, siteUrl)
      // The page of the welcome package follows a deposit by itself: its first bonus cannot be had any more.
      await page.goto('/welcome-package')
      await awake(page)
      const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('link')
      await expect(card('Welcome package, 1 of 3')).toBeVisible()
      await expect(card('Welcome package, 2 of 3')).toBeHidden()
      await player.deposit(null)
      await expect(card('Welcome package, 1 of 3')).toBeHidden()
      await expect(card('Welcome package, 2 of 3')).toBeVisible()
      await page.goto('/profile/bonuses')
      await awake(page)
      const cashback = section(page, 'Cashback')
      await expect(cashback.getByText('Weekly cashback')).toBeVisible()
      await expect(cashback.getByText('0.00 EUR').first()).toBeVisible()
      await player.stake(GAME, '4000', true)
      await expect(cashback.getByText('40.00 EUR')).toBeVisible()
      await expect(cashback.getByText('2.00 EUR')).toBeVisible()
      await expect(cashback.getByText('None, it is paid as cash')).toBeVisible()
      expect(await findViolations(page)).toEqual([])

      // Too many wrong codes stop the field for three minutes, also when the page is loaded anew.
      await player.tryWrongCodes()
      const code = page.getByRole('textbox', { name: 'Bonus code' })
      await code.fill('nosuchcode')
      await code.press('Enter')
      await expect(page.getByText('Too many wrong codes.', { exact: false })).toBeVisible()
      await page.reload()
      await awake(page)
      await expect(page.getByText('Too many wrong codes.', { exact: false })).toBeVisible()
      await expect(code).toBeHidden()

      await headerBalance(page).click()
      await expect(page.getByText(/^Paid on /)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  })

test('the bonuses are worked by keyboard, and stand in Persian', async ({ page, siteUrl }) => {
  const player = await playerOf(page, siteUrl)
  await player.deposit('welcome-1')
  await player.giveCode('QUIETWORD')
  await page.goto('/fa/profile/bonuses')
  await awake(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'بونوس‌ها' })).toBeVisible()
  // It was given to whoever reads English, and reads Persian here.
  await expect(main.getByRole('region', { name: /^فعال/ }).getByText('بونوس خوش‌آمد ۱')).toBeVisible()
  await expect(main.getByRole('region', { name: 'بازگشت نقدی' }).getByText('بازگشت نقدی هفتگی')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('button', { name: /^فعال کردن: / }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('پول بونوسی که از دست می‌دهید')).toBeVisible()
  // The answer that changes nothing has the focus.
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(main.getByRole('button', { name: /^فعال کردن: / })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/fa/welcome-package')
  const first = page.getByRole('listitem').filter({ hasText: 'بونوس با واریز نخست' })
  await expect(first.getByText('گرفته‌شده')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test.describe('beside a game', () => {
  // The stake comes from a launch of its own, which ends the one of the page.
  test.use({ expectedNoise: [/\/studio\/api\/session/] })

  test('a stake above the bonus’s limit is said once beside the game, and the bonus can be given up there', async ({
    page,
    siteUrl,
  }) => {
    const player = await playerOf(page, siteUrl)
    await player.deposit('welcome-1')
    await page.goto(`/games/${GAME}?real=true`)
    await expect(page.getByRole('main').locator('iframe')).toBeVisible()
    const gift = page.getByRole('banner').getByRole('link', { name: /^Bonuses/ })
    await expect(gift).toHaveAccessibleName('Bonuses: one is active')
    const counts = 'Stakes in this game count in full towards the wagering requirement of Welcome bonus 1.'
    await expect(page.getByText(`${counts} Maximum stake with Welcome bonus 1: 5.00 EUR.`)).toBeVisible()
    await player.stake(GAME, '600')
    const notice = page.getByRole('alertdialog', { name: 'This stake is too high for your bonus' })
    await expect(notice.getByText('5.00 EUR')).toBeVisible()
    expect(await findViolations(page, true)).toEqual([])
    await notice.getByRole('button', { name: 'Cancel the bonus' }).click()
    await expect(notice).toBeHidden()
    await expect(gift).toHaveAccessibleName('Bonuses')
    expect(await player.stake(GAME, '600')).toBe('ok')
  })
})
