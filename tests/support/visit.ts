import { type Page, type Response, expect } from '@playwright/test'
import type { Screen } from './screens.ts'

/** Opens a screen in a language and waits until it is alive and still: heading there, dialog open, fonts loaded. */
export async function visit(page: Page, screen: Screen, locale: string): Promise<Response> {
  if (screen.country) await page.setExtraHTTPHeaders({ 'cf-ipcountry': screen.country })
  const response = await page.goto(addressOf(screen, locale))
  expect(response!.status()).toBe(screen.status ?? 200)
  await awake(page)
  await arrived(page, screen)
  return response!
}

/** Opens the next screen in the place of this one, as a link in the page does, which costs a fifth of a visit. */
export async function move(page: Page, screen: Screen, locale: string): Promise<void> {
  await page.evaluate(
    (address) => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.dataset.left = ''
      history.pushState(null, '', address)
    },
    addressOf(screen, locale),
  )
  await expect(page.locator('dialog[data-left]')).toHaveCount(0)
  await arrived(page, screen)
}

function addressOf({ path }: Screen, locale: string): string {
  return locale === 'en' ? path : `/${locale}${path}`
}

async function arrived(page: Page, screen: Screen): Promise<void> {
  const isDialog = /[?&](dialog=|(?!edit=)[a-z-]+=true)/.test(screen.path)
  if (isDialog) await expect(page.locator('dialog[open]').first()).toBeVisible()
  else await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expect(page.locator(isDialog ? 'dialog[open] [aria-busy="true"]' : 'main [aria-busy="true"]')).toHaveCount(0)
  await stillness(page)
}

/** CSS pixels of a small phone, which is also a 640 px window at 200 % zoom. */
export const NARROW = { width: 320, height: 640 }

/** How far the page, or the open dialog, reaches beyond the window, in CSS pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth))
  })
}

/** Resolves when keys and links are answered by the page and no longer by the browser. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
}

/** Resolves when nothing fades or moves any more; what goes round for ever is not waited for. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )
}
