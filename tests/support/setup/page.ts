import type { EventEmitter } from 'node:events'
import { configure } from '@testing-library/react'
import { installDialogElement } from './dialog-element.ts'

/** What vitest calls the page's maker. */
declare const jsdom: { virtualConsole: EventEmitter }

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

// What jsdom lacks, as far as the site uses it. A test that wants more of a part stubs it for itself.
Object.assign(globalThis, {
  CSS: { escape: (text: string) => text },
  IntersectionObserver: StillObserver,
  ResizeObserver: StillObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  scrollTo: () => {},
})
Element.prototype.scrollIntoView = () => {}
installDialogElement()
