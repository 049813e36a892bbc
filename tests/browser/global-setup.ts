import { startSiteProcess } from '../support/site-process.ts'

/** One whole site on fresh data for all browser tests; every test makes its own player. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSiteProcess()
  process.env.TEST_SITE_URL = site.url
  process.env.TEST_SANDBOX_URL = site.sandboxUrl
  return async () => {
    await site[Symbol.asyncDispose]()
  }
}
