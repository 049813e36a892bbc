// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { launchAhead, takeLaunch } from './launch.ts'

const page = { locale: 'en', country: 'DE', prefix: '' }
const game = { game: 'owl', isDemo: true, accountId: undefined }
const asked = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', asked)
  asked.mockImplementation(async () =>
    Response.json({ data: { gameUrl: 'https://studio.example/play/owl', token: '' } }),
  )
})
afterEach(() => {
  void takeLaunch(game)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockReset()
})

it('a game that was asked for at the press is taken over once', async () => {
  launchAhead(game, page)
  expect(await takeLaunch(game)).toBe('https://studio.example/play/owl')
  expect(takeLaunch(game)).toBeNull()
  expect(asked).toHaveBeenCalledOnce()
})

it('another game, other money or a press of long ago is asked for anew', () => {
  launchAhead(game, page)
  expect(takeLaunch({ ...game, game: 'fox' })).toBeNull()
  launchAhead(game, page)
  expect(takeLaunch({ ...game, isDemo: false, accountId: 'account' })).toBeNull()
  launchAhead(game, page)
  vi.advanceTimersByTime(30_000)
  expect(takeLaunch(game)).toBeNull()
})

it('a refusal is told to whoever takes it over', async () => {
  asked.mockImplementation(async () => Response.json({ error: { code: 11_003, message: 'No' } }, { status: 403 }))
  launchAhead(game, page)
  await expect(takeLaunch(game)).rejects.toMatchObject({ status: 403 })
})
