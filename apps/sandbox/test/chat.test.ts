import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ManualClock } from '@baize/kit'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { mountChat } from '../src/chat/routes.ts'

const SECRET = 'agent-1:a personal access token of an agent'
const clock = new ManualClock(new Date('2026-11-22T10:00:00Z'))

async function start(dataDir: string) {
  const app = Fastify()
  await mountChat(app, {
    siteOrigin: 'https://play.example',
    secrets: { livechat: SECRET, freshchat: 'what signs the tokens of the other company' },
    dataDir,
    pageDir: fileURLToPath(new URL('../src/chat/page', import.meta.url)),
    clock,
  })
  await app.ready()
  return app
}

async function folder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-chat-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

type App = Awaited<ReturnType<typeof start>>

const askToken = (app: App, entityId?: string, secret = SECRET) =>
  app.inject({
    method: 'POST',
    url: '/chat/livechat/v2/customer/token',
    headers: { authorization: `Basic ${Buffer.from(secret).toString('base64')}` },
    payload: {
      grant_type: 'agent_token',
      response_type: 'token',
      client_id: 'baize',
      organization_id: 'baize-house',
      ...(entityId && { entity_id: entityId }),
    },
  })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const messagesOf = async (app: App, token: string, company = 'livechat') =>
  (await app.inject({ url: `/chat/${company}/api/messages?wait=no`, headers: bearer(token) })).json().messages

it('keeps a conversation of whoever an agent vouches for, which the desk answers, over a restart', async () => {
  const dataDir = await folder()
  const before = await start(dataDir)
  expect((await askToken(before, undefined, 'agent-1:another token of the same length..')).statusCode).toBe(401)
  const { access_token: token, entity_id: id } = (await askToken(before)).json()
  const said = { method: 'POST', url: '/chat/livechat/api/messages', headers: bearer(token) } as const
  expect((await before.inject({ ...said, payload: { text: '  Where is <b>my</b> money?  ' } })).statusCode).toBe(200)
  expect((await before.inject({ ...said, payload: { text: ' ' } })).statusCode).toBe(422)
  const desk = (await before.inject('/chat/desk')).body
  expect(desk).toContain('Where is &lt;b&gt;my&lt;/b&gt; money?')
  const news = before.inject({ url: '/chat/livechat/api/messages?after=1', headers: bearer(token) })
  const answer = { method: 'POST', url: `/chat/desk/${id}`, payload: 'text=On+its+way' } as const
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await before.inject({ ...answer, headers: { ...form, 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
    403,
  )
  expect((await before.inject({ ...answer, headers: form })).statusCode).toBe(303)
  expect((await news).json().messages).toMatchObject([{ id: 2, from: 'agent', text: 'On its way' }])
  await before.close()
  const after = await start(dataDir)
  const again = (await askToken(after, id)).json()
  expect(again.entity_id).toBe(id)
  expect(await messagesOf(after, again.access_token)).toHaveLength(2)
  clock.advance(8 * 3_600_000)
  const late = await after.inject({ url: '/chat/livechat/api/messages', headers: bearer(token) })
  expect(late.statusCode).toBe(401)
  await after.close()
})

it('gives a conversation of the widget back to whoever shows both names alone', async () => {
  const app = await start(await folder())
  const open = (externalId: string | null, restoreId: string | null) =>
    app.inject({
      method: 'POST',
      url: '/chat/freshchat/api/users',
      payload: { token: 'baize-widget', externalId, restoreId },
    })
  const first = (await open('anna', null)).json()
  expect(first.isNew).toBe(true)
  const said = { method: 'POST', url: '/chat/freshchat/api/messages', headers: bearer(first.token) } as const
  await app.inject({ ...said, payload: { text: 'Hello' } })
  expect((await open('anna', 'guessed')).json().isNew).toBe(true)
  expect((await open('berta', first.restoreId)).json().isNew).toBe(true)
  const back = (await open('anna', first.restoreId)).json()
  expect(back.isNew).toBe(false)
  expect(await messagesOf(app, back.token, 'freshchat')).toMatchObject([{ text: 'Hello' }])
  expect((await app.inject({ ...said, url: '/chat/livechat/api/messages', payload: { text: 'x' } })).statusCode).toBe(
    401,
  )
  await app.close()
})

it('is framed by the site alone', async () => {
  const app = await start(await folder())
  const frame = await app.inject('/chat/livechat/frame?account=19000001&language=fa')
  expect(frame.headers['content-security-policy']).toContain('frame-ancestors https://play.example')
  expect(frame.body).toContain('dir="rtl"')
  expect((await app.inject('/chat/livechat/frame?account=other')).statusCode).toBe(404)
  await app.close()
})
