import type { Browser, Page } from '@playwright/test'
import { operate } from '../support/site-process.ts'
import { findViolations } from '../support/axe.ts'
import { expect, test } from './fixtures.ts'
import { type Credentials, register } from './player.ts'

/** The addresses in the newest letter to somebody whose subject says this. */
async function linkOf(page: Page, sandboxUrl: string, { to, subject }: { to: string; subject: RegExp }) {
  const list = `${sandboxUrl}/inbox?to=${encodeURIComponent(to)}`
  await expect(async () => {
    await page.goto(list)
    await page.getByRole('link', { name: subject }).first().click({ timeout: 1000 })
  }).toPass()
  const text = await page.getByRole('article').innerText()
  return new URL(/^https?:\/\/\S+$/m.exec(text)![0])
}

/** Somebody with a confirmed address, who is signed in nowhere but in a context that is over. */
async function mailReader(browser: Browser, siteUrl: string, sandboxUrl: string): Promise<Credentials> {
  const context = await browser.newContext({ baseURL: siteUrl })
  const page = await context.newPage()
  const credentials = await register(page)
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
    await expect(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toBeVisible()

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

test.describe('without a token', () => {
  test.use({ expectedNoise: [/404 \(Not Found\)/] })

  test('the address of links is not found', async ({ page }) => {
    expect((await page.goto('/auth/autologin'))?.status()).toBe(404)
  })
})
