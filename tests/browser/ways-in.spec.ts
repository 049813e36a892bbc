import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { operate } from '../support/site-process.ts'
import { findViolations } from '../support/axe.ts'
import { type Account, newAccount } from '../support/signed-in.ts'
import { expect, test } from './fixtures.ts'
import { letterTo, linkOf } from './inbox.ts'
import { headerBalance } from './player.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { width: 390, height: 844 }

/** Somebody with a confirmed address, who is signed in nowhere but in a context that is over. */
async function mailReader(browser: Browser, siteUrl: string, sandboxUrl: string): Promise<Account> {
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const credentials = await newAccount(siteUrl)
  const { pathname } = await linkOf(page, sandboxUrl, { to: credentials.email, subject: /Confirm/ })
  await page.goto(pathname)
  await expect(page.getByRole('dialog')).toBeVisible()
  await context.close()
  return credentials
}

async function signInLink(page: Page, sandboxUrl: string, email: string, path: string): Promise<string> {
  await operate(process.env.TEST_DATA_DIR!, 'sign-in-link', email, '--to', path)
  const { pathname, search } = await linkOf(page, sandboxUrl, { to: email, subject: /link to sign in/ })
  return pathname + search
}

test.describe('the link of a letter', () => {
  test.use({ expectedNoise: [/401 \(Unauthorized\)/] })

  test('signs in once, opens the wallet on its page, and says so when it is used up', async ({
    page,
    browser,
    siteUrl,
    sandboxUrl,
  }) => {
    const { email } = await mailReader(browser, siteUrl, sandboxUrl)
    const link = await signInLink(page, sandboxUrl, email, '/static/about')
    // What scanners of mail do.
    for (const method of ['HEAD', 'GET', 'GET']) await page.request.fetch(link, { method })

    await page.goto(link)
    await expect(page).toHaveURL(/\/static\/about\?wallet=true$/)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(headerBalance(page)).toBeVisible()

    await page.setViewportSize(PHONE)
    await page.goto(link)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toHaveText(/used already or is too old/)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(page.url()).not.toContain('state=')
    expect(await findViolations(page, true)).toEqual([])
  })

  test('leads nowhere but to this site', async ({ page, browser, siteUrl, sandboxUrl }) => {
    const { email } = await mailReader(browser, siteUrl, sandboxUrl)
    const link = await signInLink(page, sandboxUrl, email, '/main')
    await page.goto(link.replace('redirectUrl=%2Fmain', 'redirectUrl=%2F%2Fevil.example'))
    await expect(page).toHaveURL(`${siteUrl}/?wallet=true`)
  })
})

const newEmail = () => `${randomUUID()}@example.com`

/** Says at the sandbox's company who somebody is, and comes back. */
async function vouchFor(page: Page, sandboxUrl: string, email: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}/openid/interaction/`))
  await page.getByLabel('E-mail address', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.describe('an account at another company', () => {
  test.use({ expectedNoise: [/(400 \(Bad Request|409 \(Conflict)\).*(sessions\/social|passwords)/] })

  test('opens one here, back where the visitor was, signs in to it from then on, and may choose a password', async ({
    page,
    context,
    browser,
    siteUrl,
    sandboxUrl,
  }) => {
    const email = newEmail()
    await page.goto('/static/about?ref=1&sign-up=true')
    await page.getByRole('dialog').getByRole('link', { name: 'google' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Baize')
    expect(await findViolations(page)).toEqual([])
    await vouchFor(page, sandboxUrl, email)
    await expect(page).toHaveURL(/\/static\/about\?ref=1&wallet=/)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('Your account is open')).toBeVisible()

    await page.goto('/profile/security')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
    await main.getByLabel(/^New password/).fill('battery staple')
    await main.getByLabel(/^Repeat new password/).fill('battery staple')
    await main.getByRole('button', { name: 'Save password' }).click()
    const proof = page.getByRole('dialog', { name: 'Is it you?' })
    await proof.getByRole('button', { name: 'Send the code' }).click()
    expect(await findViolations(page, true)).toEqual([])
    const inbox = await context.newPage()
    const letter = await letterTo(inbox, sandboxUrl, { to: email, subject: /Your code/ })
    await inbox.close()
    await proof.getByRole('textbox').fill(/\b\d{6}\b/.exec(letter)![0])
    await expect(main.getByLabel(/^Current password/)).toBeVisible()

    const again = await browser.newContext({ baseURL: siteUrl, viewport: PHONE, reducedMotion: 'reduce' })
    const other = await again.newPage()
    await other.goto('/main?sign-in=true')
    await other.getByRole('dialog').getByRole('link', { name: 'google' }).click()
    await vouchFor(other, sandboxUrl, email)
    await expect(other).toHaveURL(`${siteUrl}/main`)
    await expect(headerBalance(other)).toBeVisible()
    await again.close()
  })

  test('can be refused there, which leads to the registration without a word', async ({ page, sandboxUrl }) => {
    await page.goto('/main?sign-in=true')
    await page.getByRole('dialog').getByRole('link', { name: 'google' }).click()
    await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}/openid/`))
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page).toHaveURL(/\/\?sign-up=true$/)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Open account' })).toBeVisible()
    await expect(page.getByText('Sign-in did not work')).toHaveCount(0)
  })

  test('does not open an account whose e-mail was never confirmed, and says so', async ({
    page,
    siteUrl,
    sandboxUrl,
  }) => {
    const { email } = await newAccount(siteUrl)
    await page.goto('/static/terms?sign-in=true')
    await page.getByRole('dialog').getByRole('link', { name: 'google' }).click()
    await vouchFor(page, sandboxUrl, email)
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/Confirm the address first/)
    // The page that led here goes away beneath the dialog.
    await expect.poll(() => findViolations(page, true)).toEqual([])
  })

  test('can be one behind Auth0, on a phone, in Persian and by the keyboard', async ({
    page,
    context,
    siteUrl,
    sandboxUrl,
  }) => {
    await page.setViewportSize(PHONE)
    await context.addCookies([{ name: 'user-language', value: 'fa', url: siteUrl }])
    await page.goto('/fa/main?sign-in=true')
    const way = page.getByRole('dialog').getByRole('link', { name: 'facebook' })
    await way.focus()
    expect(await findViolations(page, true)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}/openid/interaction/`))
    await page.keyboard.press('Tab')
    await page.keyboard.type(newEmail())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fa\/main\?wallet=/)
  })
})

test('Telegram vouches for somebody by its own button, who is welcomed on a phone and known on a desktop', async ({
  page,
  context,
}) => {
  const name = `Anna ${randomUUID()}`
  const press = async () => {
    const button = page.getByRole('dialog').frameLocator('iframe[title="Telegram"]').getByRole('link')
    await button.hover()
    await button.click()
    await page.getByLabel('Name').fill(name)
  }
  await page.setViewportSize(PHONE)
  await page.goto('/main?sign-up=true')
  await press()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page).toHaveURL(/\/\?wallet=/)
  await expect(page.getByText('Your account is open')).toBeVisible()
  await expect(headerBalance(page)).toBeVisible()

  await page.goto('about:blank')
  await context.clearCookies()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/main?sign-in=true')
  await press()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).not.toHaveURL(/wallet=/)
})

test.describe('without a token', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] })

  test('the address of links is not found', async ({ page }) => {
    expect((await page.goto('/auth/autologin'))?.status()).toBe(404)
  })
})
