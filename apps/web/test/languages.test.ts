import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from './fixtures/catalogue.ts'
import { makePages } from './fixtures/make-pages.ts'

const contentDir = fileURLToPath(new URL('../../../content', import.meta.url))
const turkish = { code: 'tr', name: 'Turkish', nativeName: 'Türkçe', languageCode: 'tr', isDefault: false }
const answers = { listLocales: () => [...locales, turkish] }
const tagsOf = (page: string) => [...page.matchAll(/hreflang="([^"]+)"/gi)].map(([, tag]) => tag)

describe('a language in which texts are missing', () => {
  const pages = makePages({}, answers)

  it('is neither in the switch nor told to search engines', async () => {
    const home = String((await pages.get('/')).body)
    expect(home).not.toContain('Türkçe')
    expect(tagsOf(home)).not.toContain('tr')
    expect(String((await pages.get('/sitemap.xml')).body)).not.toContain('-tr-')
    expect((await pages.get('/sitemap/pages-tr-1.xml')).status).toBe(404)
  })

  it('leads from its addresses to the same pages, query and all', async () => {
    const { status, headers } = await pages.get('/tr/categories/all?page=2')
    expect([status, headers.location]).toEqual([302, '/categories/all?page=2'])
    expect((await pages.get('/tr', { cookie: 'user-language=de' })).headers.location).toBe('/de')
  })
})

describe('the same language, once an operator has written what was missing', () => {
  let folder: string
  let pages: ReturnType<typeof makePages>
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-own-'))
    cpSync(join(contentDir, 'de'), join(folder, 'tr'), { recursive: true })
    pages = makePages({}, answers, { ownContentDir: folder })
  })
  afterAll(() => {
    pages.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is in the switch, told to search engines, and has pages of its own', async () => {
    const home = String((await pages.get('/')).body)
    expect(home).toContain('Türkçe')
    expect(tagsOf(home)).toContain('tr')
    expect(String((await pages.get('/sitemap.xml')).body)).toContain('pages-tr-1.xml')
    const { status, body } = await pages.get('/tr')
    expect([status, /<html lang="([^"]+)"/.exec(String(body))?.[1]]).toEqual([200, 'tr'])
  })
})
