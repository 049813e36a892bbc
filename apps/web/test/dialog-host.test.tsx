// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { installDialogElement } from '../../../packages/ui/test/dialog-element.ts'
import { App } from '../src/app/app.tsx'
import { createAppRouter } from '../src/app/router.tsx'
import { ContentStore } from '../src/server/content-store.ts'
import { SHELL_PARTS } from '../src/server/render.tsx'
import type { PageInfo } from '../src/shared/page/page-info.ts'
import { fakeClient } from './fixtures/fake-client.ts'

vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal('requestIdleCallback', () => 0)
vi.stubGlobal('cancelIdleCallback', () => {})
const consoleError = vi.spyOn(console, 'error')

const info: PageInfo = {
  locale: 'en',
  prefix: '',
  direction: 'ltr',
  locales: [{ code: 'en', nativeName: 'English', isDefault: true }],
  country: null,
  isSignInClosed: false,
  collections: [],
  gameCount: 0,
  providerCount: 0,
  currencies: [],
  flags: {},
  publicUrl: 'http://localhost:3000',
  studioUrl: 'http://studio.example',
  buildId: 'b',
  contentId: 'c',
}

beforeAll(() => {
  installDialogElement()
  // A dialog's chunk is compiled when a test first asks for it.
  configure({ asyncUtilTimeout: 15_000 })
})
beforeEach(() => consoleError.mockClear())
afterEach(() => {
  cleanup()
  expect(consoleError).not.toHaveBeenCalled()
})

/** The whole site at an address, as a guest. */
async function visit(url: string, change: Partial<PageInfo> = {}) {
  const content = new ContentStore('content', 'en').open('en')
  await content.need(SHELL_PARTS)
  const own = { ...info, ...change }
  const history = createMemoryHistory({ initialEntries: ['/main', url] })
  const router = createAppRouter({
    history,
    isServer: false,
    context: { api: fakeClient(), info: own, content, initial: new Map() },
  })
  await router.load()
  await act(async () => render(<App router={router} info={own} content={content} />))
  return router
}

describe('dialogs over a page', () => {
  it('open from the address and close by leaving it', async () => {
    const router = await visit('/static/about?sign-in=true')
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.history.location.search).toBe(''))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
  })

  it("take a player's dialog out of a guest's address and keep the rest of it", async () => {
    const router = await visit('/static/about?wallet=deposit&ref=0012')
    await waitFor(() => expect(router.history.location.search).toBe('?ref=0012'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('give way to one another: one from the address at a time', async () => {
    const router = await visit('/static/about?sign-in=true&sign-up=true')
    await screen.findByRole('dialog', { name: 'Welcome back' })
    await waitFor(() => expect(router.history.location.search).toBe('?sign-in=true'))
  })

  it('answer sign-in from a closed country with the notice', async () => {
    const router = await visit('/static/about?sign-in=true', { isSignInClosed: true })
    await screen.findByRole('alertdialog', { name: 'Accounts are closed in your country' })
    expect(router.history.location.search).toBe('')
  })

  it('open the search by a key, unless one is typing', async () => {
    await visit('/static/about')
    await userEvent.keyboard('/')
    await screen.findByRole('dialog', { name: 'Search games' })
  })
})

describe('the frame', () => {
  it('has its landmarks, one heading, and a way past itself', async () => {
    await visit('/static/about')
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('main')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['About Baize'])
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
  })
})
