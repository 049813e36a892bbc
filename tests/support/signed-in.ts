import { randomInt, randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { ADDRESS_HEADER } from './site-process.ts'

export interface Account {
  email: string
  password: string
  /** Cookies and storage of the signed-in browser. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Registers a player from a page of the site, as its client does, and returns the browser's state. */
export async function signedInState(browser: Browser, siteUrl: string, country = 'DE'): Promise<Account> {
  const credentials = { email: `${randomUUID()}@example.com`, password: `pass ${randomUUID().slice(0, 8)}` }
  const context = await browser.newContext({
    baseURL: siteUrl,
    extraHTTPHeaders: { [ADDRESS_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
  })
  const page = await context.newPage()
  await page.goto('/static/terms')
  const accessToken = await page.evaluate(
    async ({ email, password, country }) => {
      const reply = await fetch('/api/player/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'same-origin',
        body: JSON.stringify({
          email,
          password,
          password_confirmation: password,
          country,
          currency: 'EUR',
          locale: 'en',
          agreements: '1',
        }),
      })
      const body = (await reply.json()) as { data: { accessToken: string } }
      return body.data.accessToken
    },
    { ...credentials, country },
  )
  await context.addCookies([{ name: 'access_token', value: accessToken, url: siteUrl }])
  const state = await context.storageState()
  await context.close()
  return { ...credentials, state }
}
