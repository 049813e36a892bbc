import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const SIZES = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [932, 430],
  [1280, 800],
] as const

/** The page of a game itself, as it stands in its frame. */
const gamePage = (sandboxUrl: string, locale: string) => `${sandboxUrl}/play/last-light?mode=demo&locale=${locale}`

interface Box {
  name: string
  left: number
  top: number
  right: number
  bottom: number
}

/** Where the reels and everything that can be pressed stand on the page. */
function boxes(page: Page): Promise<{ reels: Box; pressed: Box[] }> {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { name: element.getAttribute('aria-label') ?? element.textContent, left, top, right, bottom }
    }
    const shown = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility())
    return { reels: box(document.querySelector('.reels')!), pressed: shown.map(box) }
  })
}

/** What is wrong with a page of a size: cut, covered, too small to press, or reels that leave the page empty. */
function wrongs({ reels, pressed }: { reels: Box; pressed: Box[] }, width: number, height: number): string[] {
  const isOut = ({ left, top, right, bottom }: Box) => left < 0 || top < 0 || right > width || bottom > height
  const isOver = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const area = ((reels.right - reels.left) * (reels.bottom - reels.top)) / (width * height)
  return [
    ...[reels, ...pressed].filter(isOut).map(({ name }) => `${name} is cut`),
    ...pressed.filter((button) => isOver(button, reels)).map(({ name }) => `${name} lies over the reels`),
    ...pressed
      .filter(({ left, top, right, bottom }) => right - left < 44 || bottom - top < 44)
      .map(({ name }) => `${name} is too small`),
    ...pressed.flatMap((one, at) =>
      pressed
        .slice(at + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `${one.name} and ${other.name} lie over each other`),
    ),
    ...(area < 0.3 ? [`the reels have ${Math.round(area * 100)} % of the page`] : []),
  ]
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['en', 'fa']) {
  test(`a slot stands whole on every size, without fault for those who hear it, in ${locale}`, async ({
    page,
    sandboxUrl,
  }) => {
    await page.goto(gamePage(sandboxUrl, locale))
    const game = page.locator('.stage')
    await expect(game).toHaveAttribute('data-state', 'ready')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.poll(async () => wrongs(await boxes(page), width, height), `${width} x ${height}`).toEqual([])
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press(' ')
    await expect(page.locator('[aria-live=polite]')).not.toBeEmpty()
    await page.evaluate(axe)
    const violations = await page.evaluate(async () => {
      const found = await window.axe.run(document, { rules: { 'target-size': { enabled: true } } })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
    })
    expect(violations).toEqual([])
  })
}
