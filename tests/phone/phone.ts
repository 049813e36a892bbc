import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from '@playwright/test'
import { chromiumPath } from '../support/chromium.ts'
import { callApi, payIn } from '../support/players.ts'
import { newAccount } from '../support/signed-in.ts'

/** A line as the tools of browsers name it; the latency is added to each request. */
export interface Line {
  name: string
  latencyMs: number
  downKbits: number
  upKbits: number
}

export const SLOW_3G: Line = { name: 'slow 3G', latencyMs: 2000, downKbits: 400, upKbits: 400 }
export const FAST_3G: Line = { name: 'fast 3G', latencyMs: 562.5, downKbits: 1440, upKbits: 675 }

/** How much slower the processor of the phone is than this machine's. */
export const SLOWDOWN = 4

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export async function openBrowser(): Promise<Browser> {
  // Without a graphics card its emulation would take the cores that pages are measured on.
  return chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
}

/** A page of a phone, on this line where one is named, with nothing kept from before. */
export async function slowPage(context: BrowserContext, line?: Line): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (line)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: (line.downKbits * 1000) / 8,
      uploadThroughput: (line.upKbits * 1000) / 8,
    })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, cdp }
}

const PAID_IN = 100_000

/** A phone in the hands of somebody new: of a guest, or of a player with money. */
export async function newPhone(browser: Browser, siteUrl: string, who: 'guest' | 'player'): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: siteUrl, ...phone })
  // The loader of TypeScript gives functions their names by this, also those that run in pages.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  if (who === 'guest') return context
  const { cookies } = await newAccount(siteUrl)
  const token = cookies.find(({ name }) => name === 'access_token')!.value
  const [account] = (await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)) as [{ id: string }]
  await payIn(siteUrl, token, account.id, PAID_IN)
  await context.addCookies(cookies)
  return context
}

/** Resolves when the page answers presses, however long that takes on its line. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ timeout: 120_000 })
}
