import type { EventEmitter } from 'node:events'
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, vi } from 'vitest'
import { installDialogElement } from './dialog-element.ts'

/** What vitest calls the page's maker. */
declare const jsdom: { virtualConsole: EventEmitter }

// A process makes one page for all its files, which costs more than most of them. Each file begins with modules of its
// own, on a page that is as it was: nothing of another file stands there, is kept there, listens or waits for its time.
vi.resetModules()
// What is installed is loaded once, and listens to the document from its first use on, as our own stand-ins do.
installDialogElement()
userEvent.setup()
render(null)
cleanup()
const silence: (() => void)[] = []
for (const target of [window, document] as EventTarget[]) {
  const add = Reflect.get(target, 'addEventListener')
  target.addEventListener = function (...listener) {
    silence.push(() => target.removeEventListener(...listener))
    Reflect.apply(add, target, listener)
  }
  silence.push(() => (target.addEventListener = add))
}
for (const name of ['setTimeout', 'setInterval'] as const) {
  const begin = globalThis[name]
  const begun = (...timer: unknown[]) => {
    const id = Reflect.apply(begin, globalThis, timer)
    silence.push(() => clearTimeout(id))
    return id
  }
  Object.assign(globalThis, { [name]: Object.assign(begun, begin) })
  silence.push(() => Object.assign(globalThis, { [name]: begin }))
}
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const stop of silence) stop()
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

// jsdom tells what it cannot do past the test's console; here it fails the test that asked for it.
jsdom.virtualConsole
  .removeAllListeners('jsdomError')
  .on('jsdomError', ({ message }: Error) => console.error('jsdom', message))

// What a test waits for comes at the pace of the machine; a second is too little where others work beside it.
configure({ asyncUtilTimeout: 10_000 })

/** Nothing has a size in jsdom, and nothing comes into view. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** A socket that nobody answers: a page of a test reaches no site that happens to run on this machine. */
class UnansweredSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = UnansweredSocket.CONNECTING
  close(): void {
    this.readyState = UnansweredSocket.CLOSED
  }
}
Object.assign(globalThis, { WebSocket: UnansweredSocket })

// What jsdom lacks, as far as the site uses it. A test that wants more of a part stubs it for itself.
Object.assign(globalThis, {
  CSS: { escape: (text: string) => text },
  IntersectionObserver: StillObserver,
  ResizeObserver: StillObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: () => {},
})
Element.prototype.scrollIntoView = () => {}
