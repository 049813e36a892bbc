// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { openDialogOf } from '../src/app/dialogs/dialog-door.ts'
import { dialogRegistry } from '../src/app/dialogs/registry.ts'
import { followLinks } from '../src/app/links.ts'
import { createAppRouter } from '../src/app/router.tsx'
import { ContentStore } from '../src/server/content-store.ts'
import { SHELL_PARTS } from '../src/server/render.tsx'
import { type DialogEvent, onDialogEvent } from '../src/shared/dialogs/dialog-events.ts'
import type { DialogEntry } from '../src/shared/dialogs/registry-types.ts'
import type { PageInfo } from '../src/shared/page/page-info.ts'
import { fakeClient } from './fixtures/fake-client.ts'

vi.stubGlobal('requestIdleCallback', () => 0)
vi.stubGlobal('cancelIdleCallback', () => {})

const info: PageInfo = {
  locale: 'en',
  prefix: '',
  direction: 'ltr',
  locales: [{ code: 'en', nativeName: 'English', isDefault: true }],
  country: null,
  isSignInClosed: false,
  notice: null,
  collections: [],
  gameCount: 0,
  providerCount: 0,
  currencies: [],
  paymentWays: [],
  flags: {},
  publicUrl: 'http://localhost:3000',
  brand: { name: 'Baize', logo: null, isNameInLogo: false },
  studioUrl: 'http://studio.example',
  buildId: 'b',
  contentId: 'c',
}

beforeAll(() => {
  // A dialog's chunk is compiled when a test first asks for it.
  configure({ asyncUtilTimeout: 15_000 })
})
afterEach(cleanup)

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
  onTestFinished(followLinks(router, own.prefix, document.body, () => undefined))
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
    await screen.findByRole('alertdialog', { name: 'Accounts are not available in your country' })
    expect(router.history.location.search).toBe('')
  })

  it('open by a button of the frame', async () => {
    await visit('/static/about')
    await userEvent.click(screen.getByRole('button', { name: 'Search games' }))
    await screen.findByRole('dialog', { name: 'Search games' })
  })

  it('open by a link that is only a query, which the way back undoes', async () => {
    const router = await visit('/static/about')
    await userEvent.click(screen.getAllByRole('link', { name: 'Sign in' })[0]!)
    await screen.findByRole('dialog')
    expect(router.history.location.search).toBe('?sign-in=true')
    await act(async () => router.history.back())
    await waitFor(() => expect(router.history.location.href).toBe('/static/about'))
  })

  it('open the search by a key, unless one is typing', async () => {
    await visit('/static/about')
    await userEvent.keyboard('/')
    await screen.findByRole('dialog', { name: 'Search games' })
  })
})

/** Changes how a dialog is shown until the test is over. */
function change(name: keyof typeof dialogRegistry, entry: Partial<DialogEntry>) {
  const own = dialogRegistry as Record<string, DialogEntry>
  const before = own[name]!
  own[name] = { ...before, ...entry }
  onTestFinished(() => void (own[name] = before))
}
const dialogNamed = (name: string) => screen.findByRole('dialog', { name })
const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull())

describe("the browser's way back", () => {
  it('closes a dialog that was opened and stays on the page', async () => {
    const router = await visit('/static/about')
    await act(async () => openDialogOf('?sign-in=true'))
    await dialogNamed('Welcome back')
    expect(router.history.location.search).toBe('?sign-in=true')
    await act(async () => router.history.back())
    await gone()
    expect(router.history.location.href).toBe('/static/about')
  })

  it('closes one without an address just the same', async () => {
    const router = await visit('/static/about')
    await userEvent.keyboard('/')
    await dialogNamed('Search games')
    await act(async () => router.history.back())
    await gone()
    expect(router.history.location.href).toBe('/static/about')
  })

  it('closes the upper of two first, which lies two layers above', async () => {
    const router = await visit('/static/about')
    await act(async () => openDialogOf('?sign-in=true'))
    const lower = await dialogNamed('Welcome back')
    await userEvent.keyboard('{Control>}k{/Control}')
    const upper = await dialogNamed('Search games')
    expect([lower.dataset.layer, upper.dataset.layer]).toEqual(['1000', '1002'])
    await act(async () => router.history.back())
    await waitFor(() => expect(upper.isConnected).toBe(false))
    expect(lower.isConnected).toBe(true)
  })

  it('leads past a dialog that was closed by its button', async () => {
    const router = await visit('/static/about')
    await userEvent.keyboard('/')
    await dialogNamed('Search games')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    await act(async () => router.history.back())
    await waitFor(() => expect(router.history.location.pathname).toBe('/main'))
  })

  it('leads from the next page to the one before it, past the dialog one left from', async () => {
    const router = await visit('/static/about')
    await userEvent.keyboard('/')
    await dialogNamed('Search games')
    await act(async () => router.history.push('/static/terms'))
    await gone()
    await act(async () => router.history.back())
    await waitFor(() => expect(router.history.location.pathname).toBe('/static/about'))
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('opening', () => {
  it('is ignored for a dialog that is opening already', async () => {
    const router = await visit('/static/about')
    const { length } = router.history
    await act(async () => {
      openDialogOf('?sign-in=true')
      openDialogOf('?sign-in=true')
    })
    await dialogNamed('Welcome back')
    expect(router.history.length).toBe(length + 1)
  })

  it('is refused when its check says no, also after a while', async () => {
    const router = await visit('/static/about')
    change('sign-in', { beforeOpen: () => Promise.resolve(false) })
    await act(async () => openDialogOf('?sign-in=true'))
    await waitFor(() => expect(router.history.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of another dialog with an address closes the first', async () => {
    const router = await visit('/static/about')
    await act(async () => openDialogOf('?sign-in=true'))
    const first = await dialogNamed('Welcome back')
    await act(async () => openDialogOf('?forgot-pass=true'))
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(router.history.location.search).toBe('?forgot-pass=true')
  })

  it('says so and offers another try when the dialog does not arrive', async () => {
    await visit('/static/about')
    const { load } = dialogRegistry.search
    const loads = vi.fn(load).mockRejectedValueOnce(new Error('the network is away'))
    change('search', { load: loads })
    await userEvent.keyboard('/')
    await screen.findByRole('alertdialog', { name: 'This did not load' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await dialogNamed('Search games')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('closing', () => {
  it('waits for a check, which may keep the dialog open', async () => {
    const router = await visit('/static/about')
    const answers = [false, true]
    change('search', { beforeClose: () => Promise.resolve(answers.shift()!) })
    await userEvent.keyboard('/')
    await dialogNamed('Search games')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(screen.getByRole('dialog', { name: 'Search games' })).toBeTruthy()
    await act(async () => router.history.back())
    await gone()
    expect(answers).toHaveLength(0)
    expect(router.history.location.href).toBe('/static/about')
  })

  it('by the way back keeps the dialog and its entry while the check says no', async () => {
    const router = await visit('/static/about')
    change('sign-in', { beforeClose: () => false })
    await act(async () => openDialogOf('?sign-in=true'))
    await dialogNamed('Welcome back')
    await act(async () => router.history.back())
    expect(router.history.location.search).toBe('?sign-in=true')
    expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
  })
})

describe('a begun registration', () => {
  it('is not dropped by the way back without a question, whose answer closes both', async () => {
    const router = await visit('/static/about')
    await act(async () => openDialogOf('?sign-up=true'))
    await screen.findByRole('dialog')
    await act(async () => router.history.back())
    const question = await screen.findByRole('alertdialog')
    expect(router.history.location.search).toBe('?sign-up=true')
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
    await gone()
    expect(router.history.location.href).toBe('/static/about')
    await act(async () => router.history.back())
    await waitFor(() => expect(router.history.location.pathname).toBe('/main'))
  })
})

it('tells what opens, has opened and has closed', async () => {
  const router = await visit('/static/about')
  const heard: DialogEvent[] = []
  onTestFinished(onDialogEvent((event) => heard.push(event)))
  await act(async () => openDialogOf('?sign-in=true'))
  await dialogNamed('Welcome back')
  await act(async () => router.history.back())
  const expected = ['opening', 'opened', 'closed'].map((kind) => ({ kind, name: 'sign-in', value: 'true' }))
  await waitFor(() => expect(heard).toEqual(expected))
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
