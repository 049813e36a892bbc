import { describe, expect, it } from 'vitest'
import { ReadyPages } from './ready-pages.ts'

const page = { status: 200, headers: { etag: '"a"' }, body: Buffer.from('ä') }
const request = (headers: Record<string, string> = {}, url = '/', method = 'GET') => ({ method, url, headers })

describe('ready pages', () => {
  it('answer the same visitor again for a second, with the length stated', () => {
    let nowMs = 0
    const ready = new ReadyPages(() => nowMs, 'cf-ipcountry')
    expect(ready.find(request())).toBeNull()
    ready.keep(request(), page)
    expect(ready.find(request())).toEqual({ ...page, headers: { etag: '"a"', 'content-length': '2' } })
    expect(ready.find(request({ 'accept-encoding': 'br' }))).toBeNull()
    expect(ready.find(request({ 'user-agent': 'a bot' }))).toBeNull()
    expect(ready.find(request({}, '/de'))).toBeNull()
    nowMs = 1000
    expect(ready.find(request())).toBeNull()
  })

  it.each([
    ['a cookie', request({ cookie: 'access_token=x' })],
    ['a country', request({ 'cf-ipcountry': 'DE' })],
    ['a copy of their own', request({ 'if-none-match': '"a"' })],
    ['another method', request({}, '/', 'HEAD')],
  ])('are neither kept for nor given to visitors with %s', (_what, asked) => {
    const ready = new ReadyPages(() => 0, 'cf-ipcountry')
    ready.keep(request(), page)
    ready.keep(asked, page)
    expect(ready.find(asked)).toBeNull()
  })

  it('hold nothing but successes', () => {
    const ready = new ReadyPages(() => 0, 'cf-ipcountry')
    ready.keep(request(), { ...page, status: 404 })
    expect(ready.find(request())).toBeNull()
  })
})
