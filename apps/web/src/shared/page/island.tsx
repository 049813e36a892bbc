import { type ComponentType, type ReactNode, Suspense, createElement, memo, use, useEffect } from 'react'
import { pageHydrated } from './hydration.ts'
import { carryOutKeptPress } from './kept-press.ts'
import { comesNear } from './nearness.ts'

/** A part of a page whose script arrives after the page is alive. */
export interface Island<Props extends object> {
  (props: Props): ReactNode
  /** Loads its script now. Loaders of pages await it, so that the server and later moves render it at once. */
  preload(): Promise<void>
}

const RETRY_MS = 4000

/**
 * Keeps the script of what stands below the fold out of the first load: the HTML of the server stays as it is
 * until the browser is idle, then the part wakes up in place. It must stand below elements that do not
 * change, and the page names its source among the `islands` of its route, so that its styles are there first. One
 * with a `place`, a selector, also waits until that comes near to what is seen.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>, place?: string): Island<Props> {
  let View: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  let waking: Promise<void> | null = null

  const preload = async () => {
    if (View !== null) return
    loading ??= load()
      .then((loaded) => void (View = loaded))
      .finally(() => (loading = null))
    await loading
  }
  const wake = async () => {
    await pageHydrated
    await idle()
    if (place && View === null) await comesNear(place)
    while (View === null) await preload().catch(() => later(RETRY_MS))
  }

  function Sleeper(props: Props) {
    use(View === null ? (waking ??= wake()) : AWAKE)
    useEffect(carryOutKeptPress, [])
    return createElement(View!, props)
  }
  function InPlace(props: Props) {
    return <Suspense>{createElement(Sleeper, props)}</Suspense>
  }
  return Object.assign(memo(InPlace), { preload })
}

/** A promise that React need not wait for. */
const AWAKE = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1500 })
    else setTimeout(resolve, 200)
  })
}

function later(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
