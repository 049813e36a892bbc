import type { PushSubscriptionInput } from '@baize/contract'

/** Whether this browser can show messages, may, and what it is called if it has subscribed to any. */
export interface BrowserPush {
  support: 'none' | 'denied' | 'some'
  /** As the platform calls it: a hash of its address. */
  id: string | null
}

/** Looks; asks nobody for anything. */
export async function readBrowserPush(): Promise<BrowserPush> {
  if (!isSupported()) return { support: 'none', id: null }
  if (Notification.permission === 'denied') return { support: 'denied', id: null }
  const subscription = await (await registrationOf())?.pushManager.getSubscription()
  return { support: 'some', id: subscription ? await hashOf(subscription.endpoint) : null }
}

/**
 * Asks for permission, in the press of a button as browsers want it, and subscribes. Resolves to where the browser is
 * written to, or to null when it may not.
 */
export async function subscribe(publicKey: string, workerUrl: string): Promise<PushSubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  if (!(await registrationOf())) await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // One that is left of somebody else, or was made for another key, would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { keys } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** The platform's word counts; a browser that cannot let go is no failure. */
export async function unsubscribe(): Promise<void> {
  if (!isSupported()) return
  const subscription = await (await registrationOf())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

function registrationOf(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration('/')
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
