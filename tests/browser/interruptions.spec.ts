import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test'
import { chromiumPath } from '../support/chromium.ts'
import { callApi, payIn } from '../support/players.ts'
import { newAccount } from '../support/signed-in.ts'
import { type SiteProcess, descendantsOf, startSiteProcess } from '../support/site-process.ts'
import { expect, test } from './fixtures.ts'
import { REAL } from './player.ts'

/**
 * Rounds broken off at random: a few where nothing but the page is touched; with `INTERRUPTIONS=200` as many as that, on
 * a site of their own whose processes are killed as well.
 */
const COUNT = Number(process.env.INTERRUPTIONS ?? 0)

type Hurt = 'offline' | 'tab' | 'rotation' | 'elsewhere' | 'studio' | 'site'
const OF_THE_PAGE: readonly Hurt[] = ['offline', 'tab', 'rotation', 'elsewhere']
const OF_THE_HOUSE: readonly Hurt[] = [...OF_THE_PAGE, ...OF_THE_PAGE, 'studio', 'site']

const PAID_IN = 100_000

test.describe('rounds that are broken off', () => {
  test('leave game, header, wallet and ledger agreed', async ({ siteUrl }) => {
    test.skip(COUNT > 0, 'the long run has these too')
    await run({ url: siteUrl }, OF_THE_PAGE.slice(), null)
  })

  test('by whatever breaks, many times', async () => {
    test.skip(COUNT === 0, 'asked for by INTERRUPTIONS')
    test.setTimeout(COUNT * 40_000 + 60_000)
    const hurts = Array.from({ length: COUNT }, () => OF_THE_HOUSE[Math.floor(Math.random() * OF_THE_HOUSE.length)]!)
    const site = await startSiteProcess()
    const figures = await run(site, hurts, site)
    const print = (name: 'playableMs' | 'agreedMs') => {
      const sorted = figures.map((figure) => figure[name]).toSorted((left, right) => left - right)
      const ofKind = (kind: Hurt) => figures.filter(({ hurt }) => hurt === kind).map((figure) => figure[name])
      const highest = [...new Set(hurts)].map((kind) => `${kind} ${Math.max(...ofKind(kind))}`).join(', ')
      const at = (share: number) => sorted[Math.floor((COUNT - 1) * share)]
      process.stdout.write(`${name}: median ${at(0.5)}, 95 % ${at(0.95)}, highest by kind: ${highest}\n`)
    }
    process.stdout.write(`${COUNT} interruptions agreed\n`)
    print('playableMs')
    print('agreedMs')
  })
})

interface Figure {
  hurt: Hurt
  /** From the moment that nothing is broken any more until the game can be played. */
  playableMs: number
  /** From there until the four agree. */
  agreedMs: number
}

/** Plays and hurts. */
async function run(site: Pick<SiteProcess, 'url'>, hurts: readonly Hurt[], house: SiteProcess | null) {
  const browser: Browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  let alive = house
  try {
    const { cookies } = await newAccount(site.url)
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
    await context.addCookies(cookies)
    // The page changes it as it ends.
    const token = async () => (await context.cookies(site.url)).find(({ name }) => name === 'access_token')!.value
    const [account] = await callApi(site.url, 'GET', '/api/wallet/accounts', undefined, await token())
    await payIn(site.url, await token(), account.id as string, PAID_IN)
    let page = await open(context)
    const figures: Figure[] = []
    for (const hurt of hurts) {
      const key = page.keyboard.press(' ')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      await key
      if (hurt === 'studio') await killStudio(alive!)
      if (hurt === 'site') {
        await alive!.kill()
        alive = await alive!.restart()
      }
      page = await hurtPage(hurt, page, context)
      if (alive) await isBack(alive)
      const backMs = performance.now()
      await expect(spin(page), hurt).toBeEnabled({ timeout: 60_000 })
      const readyMs = performance.now()
      await expect(async () => expect(await balances(page, site.url, await token()), hurt).toHaveLength(1)).toPass({
        intervals: [50],
        timeout: 15_000,
      })
      figures.push({
        hurt,
        playableMs: Math.round(readyMs - backMs),
        agreedMs: Math.round(performance.now() - readyMs),
      })
    }
    return figures
  } finally {
    await browser.close()
    await alive?.[Symbol.asyncDispose]()
  }
}

async function hurtPage(hurt: Hurt, page: Page, context: BrowserContext): Promise<Page> {
  if (hurt === 'rotation') await page.setViewportSize({ width: 844, height: 700 })
  if (hurt === 'rotation') await page.setViewportSize({ width: 1280, height: 720 })
  if (hurt === 'offline') {
    await context.setOffline(true)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500))
    await context.setOffline(false)
  }
  if (hurt === 'tab') {
    await page.close()
    return open(context)
  }
  if (hurt === 'elsewhere') {
    const other = await open(context)
    await other.close()
    await expect(spin(page)).toBeEnabled({ timeout: 60_000 })
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Play here' }).click()
    // The frame of the session that is over goes first.
    await expect(page.getByRole('button', { name: 'Play here' })).toBeHidden()
  }
  return page
}

const inside = (page: Page) => page.getByRole('main').frameLocator('iframe')
const spin = (page: Page) => inside(page).getByRole('button', { name: 'Spin', exact: true })

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(REAL)
  await expect(spin(page)).toBeEnabled({ timeout: 60_000 })
  return page
}

async function killStudio(site: SiteProcess): Promise<void> {
  for (const pid of descendantsOf(site.pid)) if (await isSandbox(pid)) process.kill(pid, 'SIGKILL')
}

/** The site and the studio answer. */
async function isBack({ url, sandboxUrl }: SiteProcess): Promise<void> {
  const addresses = [`${url}/api/ping`, `${sandboxUrl}/studio/api/info`]
  const ask = () => Promise.all(addresses.map((address) => fetch(address)))
  await expect(() => ask()).toPass({ intervals: [50], timeout: 60_000 })
}

async function isSandbox(pid: number): Promise<boolean> {
  const { readFile } = await import('node:fs/promises')
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('sandbox')
}

/** The different balances there are: in the game, in the header, in the wallet, and by the rounds on the ledger. */
async function balances(page: Page, siteUrl: string, token: string): Promise<string[]> {
  const game = await inside(page).locator('.balance .amount').first().textContent({ timeout: 1000 })
  const header = await page
    .getByRole('banner')
    .getByRole('button', { name: /^Balance and currencies/ })
    .textContent()
  const [account] = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, token)
  const rounds = (await spins(siteUrl, token)) as { amount: number; payout: number }[]
  const counted = rounds.reduce((sum, { amount, payout }) => sum - cents(amount) + cents(payout), PAID_IN)
  const figures = [game, header].map((text) => cents(Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', ''))))
  return [...new Set([...figures, cents(account.balance as number), counted].map(String))]
}

async function spins(siteUrl: string, token: string): Promise<unknown[]> {
  const all: unknown[] = []
  for (let page = 1; ; page++) {
    const some = (await callApi(
      siteUrl,
      'GET',
      `/api/game/spins?perPage=100&page=${page}`,
      undefined,
      token,
    )) as unknown[]
    all.push(...some)
    if (some.length < 100) return all
  }
}

const cents = (amount: number) => Math.round(amount * 100)
