import { readFile } from 'node:fs/promises'
import { randomInt } from 'node:crypto'
import { findViolations } from '../support/axe.ts'
import { awake } from '../support/visit.ts'
import { expect, test } from './fixtures.ts'
import { fillPhone, readCode } from './phone.ts'
import { headerBalance } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, isSignedIn: true })

    test('a player fills the profile in, and what was given for good stays', async ({ page }) => {
      await page.goto('/profile/personal')
      await page.getByRole('link', { name: 'Edit details' }).click()
      await expect(page).toHaveURL(/edit=true/)
      const main = page.getByRole('main')
      await expect(main.getByLabel('E-mail', { exact: true })).toBeDisabled()
      await expect(main.getByRole('button', { name: 'Save details' })).toBeDisabled()
      await main.getByLabel('Nickname').fill('Ada B')
      await main.getByLabel('First name').fill('Ada')
      await main.getByLabel('Day').fill('10')
      await main.getByLabel('Month').selectOption({ label: 'December' })
      await main.getByLabel('Year').fill('1985')
      await main.getByRole('combobox', { name: 'Time zone' }).fill('Berlin')
      await page.getByRole('option', { name: 'Europe/Berlin' }).click()
      await main.getByRole('button', { name: 'Save details' }).click()
      await expect(main.getByRole('heading', { name: 'Ada B' })).toBeVisible()
      await expect(main).toContainText('Europe/Berlin')
      await expect(main).toContainText('10.12.1985')

      await page.reload()
      await page.getByRole('link', { name: 'Edit details' }).click()
      await expect(main.getByLabel('First name')).toBeDisabled()
      await expect(main.getByLabel('Nickname')).toHaveValue('Ada B')
    })

    test('a promotion is switched on at once and stays so', async ({ page }) => {
      await page.goto('/profile/personal')
      const offers = page.getByRole('switch', { name: 'Send me offers by e-mail' })
      await expect(offers).not.toBeChecked()
      await offers.click()
      await expect(offers).toBeChecked()
      await expect(offers).not.toHaveAttribute('aria-busy')
      await page.reload()
      await expect(offers).toBeChecked()
    })

    test('a phone is added, proven by the code of a message, and removed', async ({ page, sandboxUrl }) => {
      const number = `1512${randomInt(1_000_000, 9_999_999)}`
      await page.goto('/profile/verification')
      const main = page.getByRole('main')
      await fillPhone(page, main, number)
      await main.getByRole('button', { name: 'Add phone' }).click()
      await main.getByRole('button', { name: 'Confirm phone' }).click()
      await expect(main.getByRole('textbox', { name: 'Confirm your phone number' })).toBeFocused()
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.type(await readCode(page, sandboxUrl, number))
      await expect(main).toContainText('You can sign in with this number')
      await expect(main).toContainText(`+49${number}`)

      await main.getByRole('button', { name: 'Remove phone' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove number' }).click()
      await expect(main.getByRole('button', { name: 'Add phone' })).toBeVisible()
    })

    test('every entry of the account menu leads to a page', async ({ page }) => {
      await page.goto('/profile/personal')
      const menu = page.getByRole('navigation', { name: 'Pages of your account' })
      const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(hrefs.length).toBeGreaterThan(3)
      for (const href of hrefs) {
        await menu.locator(`a[href="${href}"]`).click()
        await expect(page).toHaveURL(new RegExp(`${href}$`))
        await expect(menu.locator(`a[href="${href}"]`)).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
  })

test.describe('refusals', () => {
  test.use({ expectedNoise: [/status of 422/] })

  test('a new password needs the present one, signs other devices out and opens the next sign-in', async ({
    page,
    account,
    browser,
    siteUrl,
  }) => {
    test.slow()
    const { email, password } = account
    const other = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' })
    const phone = await other.newPage()
    await signIn(phone, email, password)
    const secondTab = await other.newPage()
    await secondTab.goto('/')
    await expect(headerBalance(secondTab)).toBeVisible()

    await page.goto('/profile/security')
    const main = page.getByRole('main')
    await expect(main.getByRole('table').first().getByRole('row')).toHaveCount(3)
    await main.getByLabel('Current password').fill('not this one')
    await main.getByLabel(/^New password/).fill('a better word')
    await main.getByLabel(/^Repeat new/).fill('a better word')
    await page.keyboard.press('Enter')
    await expect(main.getByText('This is not your present password')).toBeVisible()
    await main.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(main.getByLabel(/^New password/)).toHaveValue('')
    await expect(main.getByRole('table').first().getByRole('row')).toHaveCount(2)
    await expect(headerBalance(phone)).toBeHidden()
    for (const tab of [phone, secondTab]) {
      const dialog = tab.getByRole('dialog')
      await expect(dialog.getByRole('alert')).toContainText('because the password was changed')
    }
    await secondTab.close()
    await phone.bringToFront()
    expect(await findViolations(phone, true)).toEqual([])

    await signIn(phone, email, 'a better word')
    await other.close()
  })
})

test.describe('leaving', () => {
  test.use({ expectedNoise: [/status of 4(03|09|22)/] })

  test('a player takes their data along and closes the account, which then lets nobody in', async ({
    page,
    account: { email, password },
  }) => {
    test.slow()
    await page.goto('/profile/personal')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Prepare my data' }).click()
    await expect(main.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 })
    await forgetProof(page)
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Download' }).click()
    const proof = page.getByRole('dialog', { name: 'Is it you?' })
    await expect(proof.getByLabel(/^Current password/)).toBeFocused()
    expect(await findViolations(page, true)).toEqual([])
    await proof.getByLabel(/^Current password/).fill('not this one')
    await page.keyboard.press('Enter')
    await expect(proof.getByText('This is not your present password')).toBeVisible()
    await proof.getByLabel(/^Current password/).fill(password)
    await page.keyboard.press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^my-data-.*\.zip$/)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await expect(proof).toBeHidden()

    // Who gives no proof changes nothing.
    await forgetProof(page)
    await main.getByRole('button', { name: 'Close account' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/deleted on \d\d\.\d\d\.20\d\d/)
    expect(await findViolations(page, true)).toEqual([])
    await question.getByRole('button', { name: 'Close account' }).click()
    await expect(proof).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(proof).toBeHidden()
    await question.getByRole('button', { name: 'Close account' }).click()
    await proof.getByLabel(/^Current password/).fill(password)
    await proof.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText('Your account is closed')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Sign in')).toBeVisible()

    await page.goto('/static/terms?sign-in=true')
    await awake(page)
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^E-mail/ })
      .fill(email)
    await page
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This account is closed')).toBeVisible()
  })
})

/** As five minutes do. */
async function forgetProof(page: import('@playwright/test').Page): Promise<void> {
  await page.context().clearCookies({ name: 'baize_proof' })
}

async function signIn(page: import('@playwright/test').Page, email: string, password: string): Promise<void> {
  await page.goto('/static/terms?sign-in=true')
  await awake(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await dialog.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
  await expect(headerBalance(page)).toBeVisible()
}

test.describe('in Persian', () => {
  test.use({ isSignedIn: true, viewport: SIZES.phone })

  test('the pages of the profile fit the screen and axe finds nothing', async ({ page }) => {
    test.slow()
    await page.context().addCookies([{ name: 'user-language', value: 'fa', url: process.env.TEST_SITE_URL! }])
    for (const path of ['personal', 'personal?edit=true', 'verification', 'security']) {
      await page.goto(`/fa/profile/${path}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await findViolations(page)).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width).toBeLessThanOrEqual(0)
    }
  })
})
