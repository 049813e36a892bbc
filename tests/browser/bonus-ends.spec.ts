import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { endBonusTime, putInSegments } from '../support/bonus-times.ts'
import { awake } from '../support/visit.ts'
import { GAME, playerOf } from './bonus-player.ts'
import { expect, test } from './fixtures.ts'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name })

/** The words of the journey in a language. */
const english = {
  path: '/profile/bonuses',
  active: /^Active/,
  waiting: /^Ready to activate/,
  offers: /^With a deposit/,
  all: 'Show all 6',
  package: 'Six evenings',
  last: 'Evening 6',
  cost: 'What it really costs',
  lockedBonus: 'For regulars',
  quietBonus: 'A quiet word',
  cancel: 'Cancel',
  activate: 'Activate',
  locked: 'This bonus cannot be cancelled now',
  expired: 'Bonus expired',
  sure: 'Cancel the active bonus?',
  keep: 'Keep it',
  open: 'Some bets are still open',
  anyway: 'Cancel it anyway',
  progress: '4.00 EUR of 300.00 EUR',
  balance: /^Balance and currencies/,
  cash: '100.00',
}
const persian: typeof english = {
  path: '/fa/profile/bonuses',
  active: /^فعال/,
  waiting: /^آمادهٔ/,
  offers: /^همراه واریز/,
  all: 'نمایش همهٔ ۶',
  package: 'شش شب',
  last: 'شب شش',
  cost: 'هزینهٔ واقعی آن',
  lockedBonus: 'برای آشنایان',
  quietBonus: 'یک حرف آرام',
  cancel: 'لغو',
  activate: 'فعال کردن',
  locked: 'این بونوس را اکنون نمی\u200cتوان لغو کرد',
  expired: 'بونوس منقضی شد',
  sure: 'بونوس فعال لغو شود؟',
  keep: 'بماند',
  open: 'چند شرط هنوز باز است',
  anyway: 'به\u200cهرحال لغو شود',
  progress: '۴٫۰۰',
  balance: /^موجودی و ارزها/,
  cash: '۱۰۰٫۰۰',
}

for (const [device, viewport, words] of [
  ['a desktop', { width: 1280, height: 900 }, english],
  ['a phone in Persian', { width: 390, height: 844 }, persian],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a locked bonus stays until its time is over, and one with open bets asks twice before it goes', async ({
      page,
      siteUrl,
    }) => {
      test.slow()
      const player = await playerOf(page, siteUrl)
      await putInSegments(process.env.TEST_DATA_DIR!, player.id, ['regulars', 'collectors'])
      await player.deposit('regulars', 10_000)
      await player.giveCode('QUIETWORD')
      await page.goto(words.path)
      await awake(page)

      // Of a package with many members five stand on its card, and all of them behind it.
      const offers = section(page, words.offers)
      const evenings = offers.getByRole('listitem').filter({ hasText: words.package }).first()
      await expect(evenings.getByText(words.last)).toBeHidden()
      await evenings.getByRole('button', { name: words.all }).click()
      const all = page.getByRole('dialog', { name: words.package })
      await expect(all.getByText(words.last)).toBeVisible()
      expect(await findViolations(page, true)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(all).toBeHidden()

      // What waits says what it would cost; what is begun binds.
      const [active, waiting] = [section(page, words.active), section(page, words.waiting)]
      await waiting.getByText(words.cost).click()
      await expect(waiting.getByRole('region', { name: words.cost }).getByRole('listitem')).toHaveCount(3)
      await player.stake(GAME, '400')
      await expect(active.getByText(words.progress)).toBeVisible()
      await expect(active.getByText(words.cost)).toBeHidden()
      const locked = page.getByRole('alertdialog', { name: words.locked })
      for (const button of [
        active.getByRole('button', { name: `${words.cancel}: ${words.lockedBonus}` }),
        waiting.getByRole('button', { name: `${words.activate}: ${words.quietBonus}` }),
      ]) {
        await button.click()
        await expect(locked).toBeVisible()
        expect(await findViolations(page, true)).toEqual([])
        await locked.getByRole('link').click()
        await expect(locked).toBeHidden()
      }

      // Its time ends by itself, on the page that stands open.
      await endBonusTime(process.env.TEST_DATA_DIR!, player.id)
      await expect(active).toBeHidden()
      await expect(page.getByText(words.expired)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: words.balance })).toContainText(words.cash)

      // Nothing is asked where nothing is lost.
      await waiting.getByRole('button', { name: `${words.activate}: ${words.quietBonus}` }).click()
      const cancel = active.getByRole('button', { name: `${words.cancel}: ${words.quietBonus}` })
      await expect(cancel).toBeVisible()
      await player.stake(GAME, '100')
      await cancel.click()
      const sure = page.getByRole('alertdialog', { name: words.sure })
      await sure.getByRole('button', { name: words.keep }).click()
      await expect(sure).toBeHidden()
      await player.stake(GAME, '100', true)
      const open = page.getByRole('alertdialog', { name: words.open })
      await expect(async () => {
        await cancel.click()
        await expect(open.or(sure)).toBeVisible()
        // The page has not heard of the open bet yet.
        if (await sure.isVisible()) await sure.getByRole('button', { name: words.keep }).click()
        await expect(sure).toBeHidden()
        expect(await open.isVisible()).toBe(true)
      }).toPass()
      expect(await findViolations(page, true)).toEqual([])
      await open.getByRole('button', { name: words.anyway }).click()
      await expect(open).toBeHidden()
      await expect(active).toBeHidden()
      await expect(page.locator('dialog')).toHaveCount(0)
      expect(await findViolations(page)).toEqual([])
    })
  })
