import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { takeIdentityReport } from '../../apps/platform/src/flows/person/identity-check.ts'
import { registerIdentityWebhooks } from '../../apps/platform/src/modules/person/identity/index.ts'
import { settleAll } from '../../apps/platform/test/identity/fake-sumsub.ts'
import type { WebSdk } from '../../apps/web/src/features/profile/verification/web-sdk.ts'
import { openLine, registerExample, startExample } from './outside.ts'

let line: Awaited<ReturnType<typeof openLine>>
let platform: TestPlatform
let company: Awaited<ReturnType<typeof startExample>>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'))
  line = await openLine()
  platform = await startTestPlatform({
    config: { publicUrl: line.url },
    register: (app, services) =>
      registerIdentityWebhooks(app, services, (report) => takeIdentityReport(services, report)),
  })
  line.target = platform.url
  const terms = { companyId: 'plain-id', kind: 'identity', clientId: 'house-7' }
  const registered = await registerExample(platform, terms, (secret) =>
    startExample('plain-identity/identity.mjs', {
      SITE_URL: line.url,
      COMPANY_NAME: terms.companyId,
      APP_TOKEN: terms.clientId,
      COMPANY_SECRET: secret,
      JOURNAL: join(folder, 'j'),
      PORT: '0',
    }),
  )
  company = registered.company
})
afterAll(async () => {
  company.kill()
  line.close()
  await platform[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const claim = { firstName: 'Anna', lastName: 'Berg', dob: '1990-02-03', country: 'DEU', number: 'L01X00T47' }

/** Fills the form of the company's page in; what it says. */
async function fill(token: string, over: Partial<typeof claim> = {}) {
  const body = new URLSearchParams({ token, ...claim, ...over })
  return (await fetch(`${company.url}/frame`, { method: 'POST', body })).text()
}
const tokenOf = async (player: TestPlayer) => (await player.call('createIdentityCheckToken', {})).token
const checkBecomes = (player: TestPlayer, check: object) =>
  vi.waitFor(async () => {
    await settleAll(platform)
    expect(await player.call('getIdentityCheck', {})).toMatchObject(check)
  }, 10_000)

it('shows its page by its script, in a frame of the site alone', async () => {
  const script = await (await fetch(`${company.url}/idensic/static/sns-websdk-builder.js`)).text()
  const frame = { src: '', remove: vi.fn() }
  const browser = { window: {} as { snsWebSdk?: WebSdk }, document: { createElement: () => frame } }
  runInNewContext(script, browser)
  const place = { append: vi.fn() }
  const widget = browser.window
    .snsWebSdk!.init('a-token', async () => 'another')
    .withConf({ lang: 'de', theme: 'dark' })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onError', () => undefined)
    .build()
  widget.launch(place)
  expect(place.append).toHaveBeenCalledWith(frame)
  const page = await fetch(frame.src)
  expect(page.headers.get('content-security-policy')).toBe(`frame-ancestors ${line.url}`)
  expect(await page.text()).toContain('name="number"')
})

it('lets somebody try again, and checks them; each word arrives though answers are lost', async () => {
  const anna = await platform.player()
  line.loses = { ending: '/callbacks/identity/plain-id', count: 1 }
  await fill(await tokenOf(anna), { number: '?' })
  await checkBecomes(anna, { state: 'retry', reason: 'Please enter the number as it stands on the document.' })
  await fill(await tokenOf(anna))
  await checkBecomes(anna, { state: 'approved' })
  expect(line.calls).toHaveLength(5)
})

it('does not let a minor in, also not the second time', async () => {
  const ben = await platform.player()
  const token = await tokenOf(ben)
  await fill(token, { dob: '2015-01-01' })
  await checkBecomes(ben, { state: 'rejected', reason: 'Only adults may play.' })
  await fill(token)
  await checkBecomes(ben, { state: 'rejected' })
})

it('opens nothing with a token that was changed, and answers nobody who does not sign', async () => {
  const token = await tokenOf(await platform.player())
  expect(await fill(`${token.slice(0, -1)}x`)).toContain('too old')
  const call = { method: 'POST', body: JSON.stringify({ userId: 'x', levelName: 'y', ttlInSecs: 600 }) }
  expect((await fetch(`${company.url}/resources/accessTokens/sdk`, call)).status).toBe(401)
  expect((await fetch(`${company.url}/resources/applicants/x/one`)).status).toBe(401)
  const body = readFileSync(join(folder, 'j'), 'utf8').split('\n')[0]!
  const headers = { 'x-payload-digest': '0'.repeat(64), 'x-payload-digest-alg': 'HMAC_SHA256_HEX' }
  const forged = await fetch(`${line.url}/callbacks/identity/plain-id`, { method: 'POST', body, headers })
  expect(forged.status).toBe(401)
})
