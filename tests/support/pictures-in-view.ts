import type { Page } from '@playwright/test'

/** The addresses of the pictures that are seen without scrolling, as the browser chose them. */
export function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      })
      .map(({ currentSrc }) => currentSrc),
  )
}
