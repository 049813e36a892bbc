// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import type { NotificationPreferences } from '@baize/contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Call, stage } from '../../../../test/fixtures/stage.tsx'
import { PreferencesSections } from './preferences-sections.tsx'

const ENDPOINT = 'https://push.example.com/abc'
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
const ADD = 'POST /api/notification/push/subscriptions'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser with a service worker, whose owner answers the question as given. */
function browserThat(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let subscription: object | null = null
  const made = () => ({
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => ((subscription = null), true),
  })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => (subscription = made())),
  }
  const registration = { pushManager }
  const asked = vi.fn(async () => answer)
  vi.stubGlobal('Notification', { permission, requestPermission: asked })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('crypto', webcrypto)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  return { asked, pushManager }
}

async function open() {
  const { subscriptionId } = { subscriptionId: await hashOf(ENDPOINT) }
  const known = (devices: string[]): NotificationPreferences => ({
    topics: [],
    quietHours: null,
    timeZone: 'UTC',
    push: { publicKey: 'BKey', devices },
  })
  const staged = await stage(<PreferencesSections />, {
    isPlayer: true,
    platform: {
      'GET /api/notification/preferences': () => ({ body: { data: known([]) } }),
      [ADD]: () => ({ body: { data: known([subscriptionId]) } }),
      [`DELETE /api/notification/push/subscriptions/${subscriptionId}`]: () => ({ body: { data: known([]) } }),
    },
  })
  return { ...staged, asks: () => staged.calls.filter(({ operation }: Call) => operation === ADD) }
}

async function hashOf(text: string): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64url')
}

it('asks nothing until its button is pressed, then shows messages, and ends that again', async () => {
  const { asked, pushManager } = browserThat('default', 'granted')
  const { user, asks, calls } = await open()
  const button = await screen.findByRole('button', { name: 'Turn on' })
  expect(asked).not.toHaveBeenCalled()
  await user.click(button)
  expect(await screen.findByText('On in this browser.')).toBeTruthy()
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  expect(asks()[0]!.body).toEqual({ endpoint: ENDPOINT, ...KEYS })
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Off in this browser.')).toBeTruthy()
  expect(calls.at(-1)!.operation).toMatch(/^DELETE/)
  expect(await pushManager.getSubscription()).toBeNull()
})

it('tells the platform nothing where the reader says no', async () => {
  const { asked } = browserThat('default', 'denied')
  const { user, asks } = await open()
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(asks()).toEqual([])
})

it('says what to do where the browser was told no before', async () => {
  browserThat('denied')
  await open()
  expect(await screen.findByText(/Allow notifications for this site/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
})

it('says so where the browser cannot', async () => {
  await open()
  expect(await screen.findByText(/This browser cannot show messages/)).toBeTruthy()
})
