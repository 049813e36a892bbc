import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const pages = makePages()
const read = async (url: string, headers?: Record<string, string>) => {
  const { status, body, headers: sent } = await pages.get(url, headers)
  return { status, cacheControl: sent['cache-control'], value: JSON.parse(String(body)) as unknown }
}
const ask = (collection: string, statement: string) =>
  read(`/__content/${collection}/query?${new URLSearchParams({ statement })}`)

describe('the content by statement', () => {
  it('is all of a collection', async () => {
    const { status, value } = await ask('enAlerts', 'SELECT * FROM enAlerts')
    expect(status).toBe(200)
    expect(value).toContainEqual({
      id: 'enAlerts/en/alerts/profile.json',
      extension: 'json',
      stem: 'en/alerts/profile',
      meta: expect.objectContaining({
        accountBlocked: expect.objectContaining({ type: 'error' }) as unknown,
      }) as unknown,
    })
  })

  it('is the first entry of a stem or of an identity', async () => {
    const byStem = await ask('enStatic', "SELECT * FROM enStatic WHERE stem = 'en/static/terms' LIMIT 1")
    const byIdentity = await ask('enStatic', "SELECT * FROM enStatic WHERE pageIdentity = 'terms' LIMIT 1")
    expect(byStem.value).toMatchObject([{ pageIdentity: 'terms' }])
    expect(byIdentity.value).toEqual(byStem.value)
  })

  it('may be asked for in a body', async () => {
    const url = '/__content/enStatic/query'
    for (const body of [
      "SELECT * FROM enStatic WHERE pageIdentity = 'terms'",
      { statement: 'SELECT * FROM enStatic' },
    ]) {
      const answer = await pages.handle({ method: 'POST', url, headers: {}, body })
      expect([answer.status, JSON.parse(String(answer.body))]).toEqual([200, expect.any(Array)])
    }
  })

  it('refuses what is no statement on the collection', async () => {
    expect((await ask('enStatic', 'DELETE FROM enStatic')).status).toBe(400)
    expect((await ask('enStatic', 'SELECT * FROM enAlerts')).status).toBe(400)
    expect((await read('/__content/enStatic/query')).status).toBe(400)
    expect((await ask('xxStatic', 'SELECT * FROM xxStatic')).status).toBe(404)
  })
})

describe('the content as a dump', () => {
  it('is a collection, for ever under the name of its version', async () => {
    const id = /"contentId":"(\w+)"/.exec(String((await pages.get('/')).body))![1]!
    const { status, value, cacheControl } = await read(`/__content/enFieldsSettings/dump?v=${id}`)
    expect([status, cacheControl]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((value as { stem: string }[]).map(({ stem }) => stem)).toEqual([
      'en/fields-settings/fields-controls',
      'en/fields-settings/validation-messages',
    ])
    expect((await read('/__content/enFieldsSettings/dump?v=old')).cacheControl).toBe('no-cache')
    expect((await read('/__content/nothing/dump')).status).toBe(404)
  })
})

describe("an operator's folder", () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-own-'))
    mkdirSync(join(folder, 'en/static'), { recursive: true })
    mkdirSync(join(folder, 'pictures'))
    writeFileSync(join(folder, 'pictures/house.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  let opened: ReturnType<typeof makePages> | null = null
  afterEach(() => opened?.close())

  const write = (content: string) =>
    writeFileSync(
      join(folder, 'en/static/terms.json'),
      JSON.stringify({ pageIdentity: 'terms', title: 'Terms', content, pageMeta: { title: 'T', description: 'D' } }),
    )
  const shown = async () => String((await opened!.get('/static/terms')).body)

  it('is followed while the site runs, and a bad file leaves what was there', async () => {
    write('Our own rules.')
    opened = makePages({}, {}, { ownContentDir: folder, watchesContent: true })
    expect(await shown()).toContain('Our own rules.')
    const request = { method: 'GET', url: '/static/terms', headers: {} }
    expect(opened.ready(request)).not.toBeNull()

    write('Other rules.')
    await vi.waitFor(() => expect(opened!.ready(request)).toBeNull(), { timeout: 20_000, interval: 50 })
    await vi.waitFor(async () => expect(await shown()).toContain('Other rules.'), { timeout: 20_000, interval: 50 })

    writeFileSync(join(folder, 'en/static/terms.json'), '{ "pageIdentity": "terms", "title": 7 }')
    await vi.waitFor(() => expect(opened!.failures).toHaveLength(1), { timeout: 20_000, interval: 50 })
    expect(String(opened.failures[0])).toContain('en/static/terms.json: "title" must be text, but it is 7.')
    expect(await shown()).toContain('Other rules.')
  })

  it('shows a page that is in the default language alone to everybody, and says in which language it is', async () => {
    write('Our own rules.')
    const page = { pageMeta: { title: 'T', description: 'D' } }
    const house = { ...page, pageIdentity: 'house', title: 'House rules', content: 'One shoe at a time.' }
    writeFileSync(join(folder, 'en/static/house.json'), JSON.stringify(house))
    opened = makePages({}, {}, { ownContentDir: folder })
    const bodyOf = async (path: string) => String((await opened!.get(path)).body)
    expect(await bodyOf('/fa/static/house')).toMatch(/lang="en" dir="ltr"><h1[^>]*>House rules/)
    expect(await bodyOf('/static/house')).not.toContain('lang="en" dir="ltr"><h1')
    expect(await bodyOf('/fa/static/terms')).not.toContain('lang="en" dir="ltr"><h1')
    rmSync(join(folder, 'en/static/house.json'))
  })

  it('serves its pictures, which may not run anything', async () => {
    write('Our own rules.')
    opened = makePages({}, {}, { ownContentDir: folder })
    const { status, headers } = await opened.get('/pictures/house.svg')
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect((await opened.get('/pictures/none.svg')).status).toBe(404)
    expect((await opened.get('/pictures/..%2fen/static/terms.json')).status).toBe(404)
  })
})
