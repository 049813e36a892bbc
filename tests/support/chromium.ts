import { chromium } from '@playwright/test'

/** The path of a Chromium on this machine, installed where that is possible. Throws when none can be had. */
export async function chromiumPath(): Promise<string> {
  const { ensureBrowser } = await import('../../scripts/browser.mjs')
  const found = await ensureBrowser()
  if (!found) throw new Error('There is no Chromium here and none could be installed.')
  return found === 'bundled' ? chromium.executablePath() : found
}
