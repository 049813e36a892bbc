const HIDDEN_KEY = 'PWA_HIDDEN'

/** What browsers put into our hands that install sites by themselves. */
interface InstallOffer extends Event {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Put by before the first script is there (`server/boot-script.ts`). */
    installOffer?: InstallOffer
  }
}

/** How the site can be installed here: by the browser at a press, by hand as a page tells, or not at all. */
export type InstallWay = 'offer' | 'instruction' | null

const subscribers = new Set<() => void>()
const tell = () => subscribers.forEach((subscriber) => subscriber())

/** Calls back when the way may have become another. */
export function subscribeToInstall(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  addEventListener('beforeinstallprompt', tell)
  addEventListener('appinstalled', forget)
  return () => {
    subscribers.delete(subscriber)
    removeEventListener('beforeinstallprompt', tell)
    removeEventListener('appinstalled', forget)
  }
}

export function readInstallWay(): InstallWay {
  if (isStandalone() || isHidden()) return null
  if (window.installOffer) return 'offer'
  return isSafari(navigator) ? 'instruction' : null
}

/** Has the browser ask. It can do so once; whoever says no keeps the entry until the browser offers it anew. */
export async function install(): Promise<void> {
  const offer = window.installOffer
  if (!offer) return
  await offer.prompt()
  await offer.userChoice
  forget()
}

/** Never offers it again in this browser. */
export function hideInstall(): void {
  try {
    localStorage.setItem(HIDDEN_KEY, 'true')
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
  isRefused = true
  tell()
}

/** Whether the site runs in a window of its own. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Whether this visit began from a home screen: in a window of its own, or by the address that stands there. */
export function isInstalledVisit(): boolean {
  const [begin] = performance.getEntriesByType('navigation')
  const query = begin ? new URL(begin.name, location.origin).searchParams : new URLSearchParams(location.search)
  return isStandalone() || query.get('source') === 'pwa'
}

let isRefused = false

function isHidden(): boolean {
  try {
    return isRefused || localStorage.getItem(HIDDEN_KEY) === 'true'
  } catch {
    return isRefused
  }
}

function forget(): void {
  window.installOffer = undefined
  tell()
}

const isOneOf = (userAgent: string, names: readonly string[]) => names.some((name) => userAgent.includes(name))
const APPLE_PHONES = ['iPhone', 'iPad', 'iPod']

/** Safari installs by its menu and offers nothing; on iOS every browser is one. */
export function isSafari({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  if (isOneOf(userAgent, APPLE_PHONES)) return true
  return (
    userAgent.includes('Macintosh') &&
    userAgent.includes('Safari/') &&
    !isOneOf(userAgent, ['Chrom', 'Edg', 'Firefox', 'OPR'])
  )
}

/** Systems as their users call them, with their icons, by what browsers say; the first that fits. */
const SYSTEMS = [
  { marks: APPLE_PHONES, name: 'iOS', icon: 'ios' },
  { marks: ['Android'], name: 'Android', icon: 'android' },
  { marks: ['Windows'], name: 'Windows', icon: 'windows' },
  { marks: ['Macintosh'], name: 'macOS', icon: 'macos' },
  { marks: ['CrOS'], name: 'ChromeOS', icon: 'device' },
  { marks: ['Linux'], name: 'Linux', icon: 'linux' },
]

export function systemOf({ userAgent }: Pick<Navigator, 'userAgent'>): { name: string; icon: string } | undefined {
  return SYSTEMS.find(({ marks }) => isOneOf(userAgent, marks))
}
