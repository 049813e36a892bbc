import { fileURLToPath } from 'node:url'
import { memoryFolder } from '@baize/testkit/memory-folder'
import { CLOSED_COUNTRY, NO_SIGN_IN_COUNTRY } from '../support/screens.ts'
import { startSiteProcess } from '../support/site-process.ts'

/** One whole site on fresh data for all browser tests; every test makes its own player. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSiteProcess({
    folder: memoryFolder(),
    environment: { OFFERS_DIR: fileURLToPath(new URL('offers', import.meta.url)) },
    restrictions: { [CLOSED_COUNTRY]: 'closed', [NO_SIGN_IN_COUNTRY]: 'no-sign-in' },
  })
  process.env.TEST_SITE_URL = site.url
  process.env.TEST_SANDBOX_URL = site.sandboxUrl
  process.env.TEST_DATA_DIR = site.dataDir
  return async () => {
    await site[Symbol.asyncDispose]()
  }
}
