import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { makePages } from './fixtures/make-pages.ts'

const pages = makePages()

async function shellOf(query: string, from = pages) {
  const { headers, body } = await from.get(`/service-worker.js${query}`)
  const self: { shell?: { name: string; page: string; files: string[] }; addEventListener: () => void } = {
    addEventListener: () => undefined,
  }
  runInNewContext(String(body), { self })
  return { headers, shell: self.shell! }
}

it('keeps the page without a line in the language of the reader, and what that page is made of', async () => {
  const { headers, shell } = await shellOf('?locale=fa')
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  expect(shell.page).toBe('/offline?locale=fa')
  const html = String((await pages.get(shell.page)).body)
  expect(html).toContain('<html lang="fa" dir="rtl"')
  const used = [...html.matchAll(/(?:src|<link[^>]*href)="(\/[^"#]+)"/g)].map(([, path]) => path)
  expect(used.length).toBeGreaterThan(3)
  for (const path of used) expect(shell.files).toContain(path)
})

it('keeps nothing but files of the build and that page', async () => {
  const { shell } = await shellOf('?locale=de')
  for (const file of shell.files) expect(file).toMatch(/^\/(assets|pictures)\/|^\/offline\.js$/)
})

it('is another worker for another language or build, and the same otherwise', async () => {
  const name = async (...from: Parameters<typeof shellOf>) => (await shellOf(...from)).shell.name
  const german = await name('?locale=de')
  expect(await name('?locale=de', makePages())).toBe(german)
  expect(await name('?locale=fa')).not.toBe(german)
  expect(await name('?locale=../x')).toBe(await name('?locale=en'))
})
