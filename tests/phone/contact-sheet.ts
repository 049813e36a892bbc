import type { Browser } from '@playwright/test'

const WIDTH = 150
const GAP = 10
const COLUMNS = 10

export interface SheetPicture {
  name: string
  jpeg: Buffer
}

/** Pictures of a phone side by side with their names and numbers, as one JPEG. */
export async function contactSheet(browser: Browser, pictures: readonly SheetPicture[]): Promise<Buffer> {
  const shown = pictures.map(
    ({ name, jpeg }, index) =>
      `<figure><img width=${WIDTH} src="data:image/jpeg;base64,${jpeg.toString('base64')}">` +
      `<figcaption>${index + 1} ${name}</figcaption></figure>`,
  )
  const style =
    `body{display:flex;flex-wrap:wrap;gap:${GAP}px;margin:${GAP}px;font:11px sans-serif;background:#fff}` +
    `figure{margin:0;width:${WIDTH}px}img{display:block;border:1px solid #ccc;box-sizing:border-box}`
  const columns = Math.min(COLUMNS, pictures.length)
  const page = await browser.newPage({ viewport: { width: (WIDTH + GAP) * columns + GAP, height: 100 } })
  try {
    await page.setContent(`<style>${style}</style>${shown.join('')}`)
    return await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 })
  } finally {
    await page.close()
  }
}
