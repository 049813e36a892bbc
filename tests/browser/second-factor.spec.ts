import type { Page } from '@playwright/test'
import { codeOf } from '@baize/testkit'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { headerBalance } from './player.ts'

/** A code works once, so the next sign-in takes that of the next half minute, which is taken early. */
const HALF_MINUTE_MS = 30_000

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, expectedNoise: [/status of 4(00|09)/], contextOptions: { reducedMotion: 'reduce' } })

    test('a player sets an authenticator up, signs in by it and by a recovery code, and switches it off', async ({
      page,
      account,
    }) => {
      test.slow()
      const { key, recoveryCode } = await setUp(page)

      await signOut(page)
      await signIn(page, account)
      const dialog = page.getByRole('dialog', { name: 'One more proof' })
      await expect(dialog.getByRole('textbox', { name: 'Code of your authenticator' })).toBeFocused()
      expect(await findViolations(page, true)).toEqual([])
      await page.keyboard.type('000000')
      await expect(dialog.getByText('This code is not correct')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(codeOf(key, Date.now() + HALF_MINUTE_MS))
      await expect(headerBalance(page)).toBeVisible()

      await signOut(page)
      await signIn(page, account)
      await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Recovery code' })).toBeFocused()
      expect(await findViolations(page, true)).toEqual([])
      await page.keyboard.type(recoveryCode)
      await page.keyboard.press('Enter')
      await expect(headerBalance(page)).toBeVisible()

      await page.goto('/profile/security')
      const main = page.getByRole('main')
      await expect(main).toContainText('Recovery codes left: 9')
      await main.getByRole('button', { name: 'Switch off' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
      await expect(main.getByRole('button', { name: 'Set up an authenticator' })).toBeVisible()
    })
  })

test.describe('in Persian', () => {
  test.use({ isSignedIn: true, viewport: SIZES.phone, expectedNoise: [/status of 409/] })

  test('the picture, the key and the proof fit the screen, and axe finds nothing', async ({ page }) => {
    await page.context().addCookies([{ name: 'user-language', value: 'fa', url: process.env.TEST_SITE_URL! }])
    await page.goto('/fa/profile/security')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'راه‌اندازی برنامهٔ تأیید' }).click()
    await expect(main.getByRole('img', { name: /کلید برنامهٔ تأیید/ })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)

    await main.getByRole('button', { name: 'انصراف' }).click()
    await page.context().clearCookies({ name: 'baize_proof' })
    await main.getByRole('button', { name: 'راه‌اندازی برنامهٔ تأیید' }).click()
    await expect(page.getByRole('dialog', { name: 'خودتان هستید؟' })).toBeVisible()
    expect(await findViolations(page, true)).toEqual([])
  })
})

async function setUp(page: Page): Promise<{ key: string; recoveryCode: string }> {
  await page.goto('/profile/security')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Set up an authenticator' }).click()
  await expect(main.getByRole('img', { name: /Key for the authenticator/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const key = await main.getByRole('textbox', { name: 'Key', exact: true }).inputValue()
  await main.getByRole('textbox', { name: 'Code of your authenticator' }).fill(codeOf(key, Date.now()))
  const codes = main.getByRole('group', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  expect(await findViolations(page)).toEqual([])
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(main).toContainText('Recovery codes left: 10')
  return { key, recoveryCode }
}

async function signOut(page: Page): Promise<void> {
  // A page that lives would ask for what it follows without the token, where it begins to hear only now.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'access_token' })
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/static/terms?sign-in=true')
  await awake(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await dialog.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
}
