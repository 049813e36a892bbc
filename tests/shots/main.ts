/**
 * `npm run shots [-- NAME ...]`: pictures of every screen and dialog, or of those whose names are given, in `shots/`:
 * phone, tablet and desktop, dark and light, English and Persian.
 */
import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../support/chromium.ts'
import { CLOSED_COUNTRY, dialogScreens, routeScreens, type Screen } from '../support/screens.ts'
import { type Account, newAccount } from '../support/signed-in.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { visit } from '../support/visit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'shots')

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
}
const THEMES = ['dark', 'light'] as const
const LOCALES = ['en', 'fa'] as const

async function main(): Promise<void> {
  if (spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' }).status !== 0) process.exit(1)
  const names = process.argv.slice(2)
  const screens = [...routeScreens, ...dialogScreens].filter(({ name }) => names.length === 0 || names.includes(name))
  await mkdir(folder, { recursive: true })
  await using site = await startSiteProcess({ restrictions: { [CLOSED_COUNTRY]: 'closed' } })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    const account = await newAccount(site.url)
    for (const screen of screens) {
      for (const look of looks()) await picture(browser, site, account, screen, look)
      process.stdout.write(`${screen.name}\n`)
    }
  } finally {
    await browser.close()
  }
}

interface Look {
  size: keyof typeof SIZES
  theme: (typeof THEMES)[number]
  locale: (typeof LOCALES)[number]
}

function looks(): Look[] {
  const sizes = Object.keys(SIZES) as Look['size'][]
  return sizes.flatMap((size) => THEMES.flatMap((theme) => LOCALES.map((locale) => ({ size, theme, locale }))))
}

async function picture(browser: Browser, site: SiteProcess, account: Account, screen: Screen, look: Look) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: SIZES[look.size],
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  })
  if (screen.isPlayerOnly) await context.addCookies(account.cookies)
  const page = await context.newPage()
  await visit(page, screen, look.locale)
  await page.screenshot({ path: join(folder, `${screen.name}-${look.size}-${look.theme}-${look.locale}.png`) })
  await context.close()
}

await main()
