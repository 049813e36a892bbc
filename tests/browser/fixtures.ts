import { randomInt } from 'node:crypto'
import { type Page, expect, test as base } from '@playwright/test'
import { ADDRESS_HEADER } from '../support/site-process.ts'
import { type Account, newAccount } from '../support/signed-in.ts'

/**
 * The browser tests' own `test`: pages start at the site, and a console error or warning, an uncaught error
 * or a failed request of any page of the context fails the test. `expectedNoise` names what a test provokes.
 */
export const test = base.extend<{
  siteUrl: string
  sandboxUrl: string
  expectedNoise: RegExp[]
  /** The page's browser belongs to a new player. */
  isSignedIn: boolean
  /** That player, where a test must know them; asking for it signs the browser in. */
  account: Account
}>({
  expectedNoise: [[], { option: true }],
  isSignedIn: [false, { option: true }],
  siteUrl: async ({ browserName: _name }, use) => use(process.env.TEST_SITE_URL!),
  sandboxUrl: async ({ browserName: _name }, use) => use(process.env.TEST_SANDBOX_URL!),
  baseURL: async ({ browserName: _name }, use) => use(process.env.TEST_SITE_URL),
  // Visitors have addresses of their own, so that no throttle mixes tests up.
  extraHTTPHeaders: async ({ browserName: _name }, use) =>
    use({ [ADDRESS_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  context: async ({ context, siteUrl, expectedNoise, isSignedIn }, use) => {
    if (isSignedIn) await context.addCookies((await newAccount(siteUrl)).cookies)
    const noise: string[] = []
    const hear = (line: string) => {
      if (!expectedNoise.some((pattern) => pattern.test(line))) noise.push(line)
    }
    context.on('page', (page) => listen(page, hear))
    await use(context)
    expect(noise).toEqual([])
  },
  account: async ({ context, siteUrl }, use) => {
    const account = await newAccount(siteUrl)
    await context.addCookies(account.cookies)
    await use(account)
  },
})

/** What the browser says of a socket that was on its way when its page was left. */
const LEFT_EARLY = 'WebSocket is closed before the connection is established'

/** What the test runner says where no service worker is let in. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

function listen(page: Page, hear: (line: string) => void): void {
  page.on('console', (message) => {
    if (message.text().includes(LEFT_EARLY) || message.text() === WORKER_BLOCKED) return
    if (message.type() === 'error' || message.type() === 'warning')
      hear(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser itself drops what a navigation makes needless.
    if (reason !== 'net::ERR_ABORTED') hear(`failed: ${request.url()} ${reason}`)
  })
}

export { expect }
