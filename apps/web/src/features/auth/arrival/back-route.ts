import { ownPath } from '../../../shared/page/own-path.ts'

/** Where the visitor was when they left, as the state that came back says; home when it says no place of this site. */
export function backRouteOf(state: string | undefined, origin: string): string {
  try {
    const { backRoute } = JSON.parse(state ?? '') as { backRoute?: unknown }
    const path = typeof backRoute === 'string' ? ownPath(decodeURIComponent(backRoute), origin) : null
    // Coming back to where one comes back to would never end.
    return path === null || /\/auth\/(social|autologin)\b/.test(path) ? '/' : path
  } catch {
    return '/'
  }
}
