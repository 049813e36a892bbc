// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pushToDataLayer } from './data-layer.ts'
import { startTagManager, writeConsent } from './tag-manager.ts'

const manager = { id: 'GTM-TEST1', url: 'https://tags.example' }
const navigation = {
  name: '',
  entryType: 'navigation',
  startTime: 0,
  duration: 0,
  serverTiming: [{ name: 'nonce', description: 'abc' }],
  toJSON: () => ({}),
}
const scripts = () => [...document.querySelectorAll('script')]

beforeEach(() => {
  window.dataLayer = []
  document.cookie = 'accept-analytics=; path=/; max-age=0'
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation])
})
afterEach(() => {
  for (const script of scripts()) script.remove()
  vi.restoreAllMocks()
})

it.each([null, false])('loads nothing while the answer is %s', (answer) => {
  if (answer !== null) writeConsent(answer)
  startTagManager(manager)
  expect(scripts()).toEqual([])
})

it('loads once with the nonce of the answer, and hands over nothing from before the consent', () => {
  pushToDataLayer({ event: 'Action' })
  writeConsent(true)
  startTagManager(manager)
  startTagManager(manager)
  expect(scripts().map(({ src, nonce }) => [src, nonce])).toEqual([['https://tags.example/gtm.js?id=GTM-TEST1', 'abc']])
  pushToDataLayer({ event: 'Action' })
  expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }, { event: 'Action' }])
})
