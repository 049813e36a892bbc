// @vitest-environment jsdom
import { type RefusalReason, refusalCodes } from '@baize/contract/codes'
import { afterEach, expect, it, vi } from 'vitest'
import { Session, type SessionChange } from './session.ts'

afterEach(() => {
  document.cookie = 'access_token=; path=/; max-age=0'
  localStorage.clear()
})

function tokenUntil(exp: number): string {
  return `x.${btoa(JSON.stringify({ sub: 'p1', sessionId: 's1', exp }))}.x`
}

/** A page that is signed in with the token, before a platform that refuses everything for these reasons, in order. */
function pageWith(token: string, ...reasons: RefusalReason[]) {
  document.cookie = `access_token=${token}; path=/`
  const answers = reasons.map((reason) => refusalCodes[reason])
  vi.stubGlobal('fetch', async () => {
    const { status, code } = answers.shift()!
    return new Response(JSON.stringify({ error: { code, message: 'No' } }), { status })
  })
  const session = new Session()
  const changes: SessionChange[] = []
  session.onChange((change) => void changes.push(change))
  return { session, changes, stop: session.start() }
}

const LIVING = 4_000_000_000
const OVER = 1_000_000_000

it('a call of an open page tells what ended the session', async () => {
  const { session, changes, stop } = pageWith(tokenUntil(LIVING), 'session_closed_elsewhere')
  await session.verify()
  expect(changes).toEqual([{ kind: 'loss', endedBy: 'elsewhere' }])
  stop()
})

it('so does the refresh of a page that slept, and calls without a token after it take nothing of it back', async () => {
  const { session, changes, stop } = pageWith(tokenUntil(OVER), 'session_disowned', 'unauthorised', 'unauthorised')
  await session.verify()
  await session.api.call('getProfile', {}).catch(() => undefined)
  expect(changes).toEqual([
    { kind: 'loss', endedBy: 'disowned' },
    { kind: 'loss', endedBy: 'disowned' },
  ])
  expect(session.getState().status).toBe('guest')
  stop()
})

it('other tabs hear what ended it', async () => {
  const { session, changes, stop } = pageWith(tokenUntil(LIVING), 'session_password_changed')
  const other = new Session()
  const heard: SessionChange[] = []
  other.onChange((change) => void heard.push(change))
  const stopOther = other.start()
  await session.verify()
  dispatchEvent(new StorageEvent('storage', { key: 'changeSession', newValue: localStorage.getItem('changeSession') }))
  expect(heard).toEqual([{ kind: 'elsewhere', change: 'logout', endedBy: 'password' }])
  expect(changes).toEqual([{ kind: 'loss', endedBy: 'password' }])
  stop()
  stopOther()
})

it('a sign-out lets reads be answered first and sends none that begin meanwhile, so that nothing tells of a loss', async () => {
  document.cookie = `access_token=${tokenUntil(LIVING)}; path=/`
  const sent: { path: string; answer: () => void }[] = []
  vi.stubGlobal('fetch', (path: string) => {
    const reply = () => new Response(JSON.stringify({ data: null }))
    return new Promise<Response>((resolve) => sent.push({ path, answer: () => resolve(reply()) }))
  })
  const asked = async (paths: string[]) => vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(paths))
  const session = new Session()
  const changes: SessionChange[] = []
  session.onChange((change) => void changes.push(change))
  const stop = session.start()

  const before = session.api.call('getProfile', {})
  await asked(['/api/player/profile'])
  const end = session.signOut()
  const meanwhile = session.api.call('getProfile', {})
  sent[0]!.answer()
  await before
  await asked(['/api/player/profile', '/api/player/sessions/logout'])
  sent[1]!.answer()
  await end
  await expect(meanwhile).rejects.toThrow('The session has ended')
  expect(sent).toHaveLength(2)
  expect(changes).toEqual([{ kind: 'logout' }])
  stop()
})
