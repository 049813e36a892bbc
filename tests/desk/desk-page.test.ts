import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPlatform, type TestOperator, type TestPlatform } from '@baize/testkit'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerOperatorApi } from '../../apps/platform/src/api/http.ts'
import { readDeskAddress } from '../../apps/site/src/desk/address-file.ts'
import { serveDesk } from '../../apps/site/src/desk/serve-desk.ts'

let site: TestPlatform
let folder: string
let url: string
let stopDesk: () => Promise<void>
let anna: TestOperator

beforeAll(async () => {
  site = await startTestPlatform()
  folder = await mkdtemp(join(tmpdir(), 'baize-desk-page-'))
  const pageDir = join(folder, 'desk')
  await mkdir(join(pageDir, 'assets'), { recursive: true })
  await writeFile(join(pageDir, 'index.html'), '<!doctype html><title>Desk</title>')
  await writeFile(join(pageDir, 'assets/main-1.js'), 'void 0')
  const registerDesk = (app: FastifyInstance) => registerOperatorApi(app, site.services)
  stopDesk = await serveDesk({ host: '127.0.0.1', port: 0, dataDir: folder, pageDir }, { registerDesk })
  url = (await readDeskAddress(folder))!
  anna = await site.operator()
})
afterAll(async () => {
  await stopDesk()
  await site[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const SELF = '/api/operator/sessions/self'

function signIn(headers: Record<string, string>) {
  site.clock.advance(30_000)
  const body = { name: anna.name, password: anna.password, code: anna.code() }
  return fetch(`${url}/api/operator/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const page = { 'x-desk-page': '1', 'sec-fetch-site': 'same-origin' }

it('serves the page at every address, under a policy that lets nothing in from elsewhere and no frame around it', async () => {
  for (const path of ['/', '/players/some-id/rounds', '/queues/withdrawals?page=2']) {
    const response = await fetch(url + path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Desk</title>')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  }
  const script = await fetch(`${url}/assets/main-1.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404)
  expect((await fetch(`${url}/api/operator/none`)).status).toBe(404)
})

it('keeps the session of the page in a cookie that no script reads, and the token out of the answer', async () => {
  const response = await signIn({ ...page, origin: url })
  const { data } = (await response.json()) as { data: { token: string; role: string } }
  expect(data).toMatchObject({ token: '', role: 'owner' })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^desk-\d+=[\w-]+; Path=\/api\/operator; HttpOnly; SameSite=Strict$/)
  const carried = { cookie: cookie.split(';')[0]! }
  expect((await fetch(url + SELF, { headers: { ...carried, ...page } })).status).toBe(200)

  // A page elsewhere can send the cookie along, but neither the header nor another word on where it is.
  expect((await fetch(url + SELF, { headers: carried })).status).toBe(401)
  expect((await fetch(url + SELF, { headers: { ...carried, ...page, 'sec-fetch-site': 'same-site' } })).status).toBe(
    401,
  )
  const asked = await fetch(url + SELF, { method: 'OPTIONS', headers: { origin: 'http://elsewhere.example' } })
  expect(asked.headers.get('access-control-allow-origin')).toBeNull()

  const out = await fetch(`${url}/api/operator/sessions/close`, { method: 'POST', headers: { ...carried, ...page } })
  expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect((await fetch(url + SELF, { headers: { ...carried, ...page } })).status).toBe(401)
})

it('marks the cookie as secure where the page came by https', async () => {
  const response = await signIn({ ...page, origin: 'https://desk.example' })
  expect(response.headers.getSetCookie()[0]).toMatch(/; Secure$/)
})

it('leaves programs their token', async () => {
  const response = await signIn({})
  const { data } = (await response.json()) as { data: { token: string } }
  expect(data.token).not.toBe('')
  expect(response.headers.getSetCookie()).toEqual([])
})
