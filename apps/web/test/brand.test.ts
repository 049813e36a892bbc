import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** An operator's folder with a brand and its files. */
function ownFolder(brand: object, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-brand-'))
  folders.push(folder)
  mkdirSync(join(folder, 'brand'))
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'brand', name), text)
  return folder
}

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
const rust = { light: '#9a3412', dark: '#fdba74' }

it('names the house everywhere and shows its logo, icons and colours', async () => {
  const ownContentDir = ownFolder(
    { name: 'Copperline', colours: { 'accent-text': rust } },
    { 'logo.svg': LOGO, 'favicon.svg': LOGO, 'icon-512.png': 'png', 'display.woff2': 'font' },
  )
  const pages = makePages({}, {}, { ownContentDir })
  const home = String((await pages.get('/')).body)
  // The software's own name stands where it is meant.
  expect(home.replaceAll(/Baize\. Open software|BaizeSportsbook/g, '')).not.toContain('Baize')
  expect(home).toContain('property="og:site_name" content="Copperline"')
  const [, logo] = /<img[^>]+src="(\/brand\/logo\.svg\?v=\w+)"/.exec(home) ?? []
  const drawn = await pages.get(logo!)
  expect(drawn).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
  expect(drawn.headers['cache-control']).toContain('immutable')
  expect(String(drawn.body)).toBe(LOGO)
  const [, sheet] = /<link rel="stylesheet" href="(\/brand\.css\?v=\w+)">/.exec(home) ?? []
  const css = String((await pages.get(sheet!)).body)
  expect(css).toContain('--accent-text:light-dark(#9a3412,#fdba74)')
  expect(css).toMatch(/@font-face\{font-family:'Brand Display';src:url\('\/brand\/display\.woff2\?v=\w+'\)/)

  const manifest = JSON.parse(String((await pages.get('/manifest.webmanifest?locale=de')).body)) as {
    short_name: string
    icons: { src: string }[]
  }
  expect(manifest.short_name).toBe('Copperline')
  expect(manifest.icons.map(({ src }) => src)).toContain('/icon-192.png')
  expect(manifest.icons.find(({ src }) => src.includes('icon-512'))?.src).toMatch(/^\/brand\/icon-512\.png\?v=/)
  const offline = String((await pages.get('/offline?locale=fa')).body)
  expect(offline).toContain('Copperline')
  expect(offline).toContain('/brand/logo.svg')
  const worker = String((await pages.get('/service-worker.js')).body)
  expect(worker).toContain(sheet)
  expect(worker).toContain(logo)
  const german = String((await pages.get('/static/terms', { cookie: 'user-language=de' })).body)
  expect(german).not.toContain('{site}')
  expect(pages.failures).toEqual([])
})

it('serves nothing beside the files of a brand', async () => {
  const pages = makePages({}, {}, { ownContentDir: ownFolder({ name: 'Copperline' }, { 'logo.svg': LOGO }) })
  for (const path of ['/brand/icon-512.png', '/brand/..%2Fbrand.json', '/brand/logo.svg/x', '/brand.json'])
    expect((await pages.get(path)).status, path).toBe(404)
})

it('asks for no sheet where a brand has no colours or fonts', async () => {
  expect(String((await makePages().get('/')).body)).not.toContain('brand.css')
})

it.each([
  [{ name: 'A*B' }, 'brand.json: "name" must be a plain name of at most 40 letters.'],
  [{ colours: {} }, 'brand.json: "name" is missing.'],
  [{ name: 'Copperline', colours: { accent: { light: 'red', dark: '#fff' } } }, 'must be a colour such as'],
  [
    { name: 'Copperline', colours: { 'on-accent': { light: '#c9a04a', dark: '#1d1503' } } },
    'brand.json: "colours.on-accent" cannot be read: on-accent #c9a04a on accent #d5aa4f in the light theme is 1.13 to 1, and 4.5 is needed',
  ],
  [{ name: 'Copperline', motto: 'x' }, 'brand.json: "motto" is no key of this file.'],
])('refuses %j', (brand, sentence) => {
  expect(() => makePages({}, {}, { ownContentDir: ownFolder(brand) })).toThrow(sentence)
})

it('refuses a file that it would show nowhere', () => {
  const ownContentDir = ownFolder({ name: 'Copperline' }, { 'Logo.svg': LOGO })
  expect(() => makePages({}, {}, { ownContentDir })).toThrow('brand/Logo.svg is no file of a brand.')
})

it('follows the folder while the site runs', async () => {
  const ownContentDir = ownFolder({ name: 'Copperline' })
  const pages = makePages({ isDevelopment: true }, {}, { ownContentDir })
  expect(String((await pages.get('/')).body)).toContain('Copperline')
  writeFileSync(join(ownContentDir, 'brand.json'), JSON.stringify({ name: 'Silver Street' }))
  expect(String((await pages.get('/')).body)).toContain('Silver Street')
})
