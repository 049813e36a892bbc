// Finds a Chromium for the browser tests, or installs one where this machine lets us.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The shell is Chromium without its windows, as Playwright ships it: half the processor time for the same page.
const SHELL = 'chromium-headless-shell'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium; `'bundled'` for Playwright's own; `null` when none can be had. */
export async function ensureBrowser() {
  const found = present() ?? (await bundled())
  if (found) return found
  process.stderr.write('installing a browser for the browser tests\n')
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update'], quiet)
    for (const name of [SHELL, 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
      if (present()) return present()
    }
  }
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'ignore' })
  return bundled()
}

function present() {
  return CANDIDATES.find((path) => path && existsSync(path))
}

async function bundled() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? 'bundled' : null
}
