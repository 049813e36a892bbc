// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hideInstall, install, isInstalledVisit, isSafari, readInstallWay, systemOf } from './install-state.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
const MAC_SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'
const MAC_CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'

let media: string[] = []

beforeEach(() => {
  media = []
  window.installOffer = undefined
  localStorage.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }))
})
afterEach(() => vi.unstubAllGlobals())

const offered = () => {
  const offer = Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome: 'accepted' as const }),
  })
  window.installOffer = offer
  return offer
}

describe('the way to install', () => {
  it('is what the browser offers, once', async () => {
    expect(readInstallWay()).toBeNull()
    const { prompt } = offered()
    expect(readInstallWay()).toBe('offer')
    await install()
    expect(prompt).toHaveBeenCalledOnce()
    expect(readInstallWay()).toBeNull()
  })

  it('is an instruction on Safari', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    expect(readInstallWay()).toBe('instruction')
    vi.restoreAllMocks()
  })

  it('is none in a window of its own', () => {
    offered()
    media = ['(display-mode: standalone)']
    expect([readInstallWay(), isInstalledVisit()]).toEqual([null, true])
  })

  it('is none once it was refused, also where nothing can be stored', () => {
    offered()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    hideInstall()
    expect(readInstallWay()).toBeNull()
    vi.restoreAllMocks()
    hideInstall()
    expect(localStorage.getItem('PWA_HIDDEN')).toBe('true')
  })
})

it('knows Safari, and the systems by their names', () => {
  expect([IPHONE, MAC_SAFARI, MAC_CHROME].map((userAgent) => isSafari({ userAgent }))).toEqual([true, true, false])
  expect([IPHONE, MAC_CHROME, 'Windows NT 10.0', 'X'].map((userAgent) => systemOf({ userAgent })?.name)).toEqual([
    'iOS',
    'macOS',
    'Windows',
    undefined,
  ])
})
