import type { SportsbookSiteMessage, SportsbookTheme } from '@baize/kit/sportsbook-frame'
import type { Flags } from '../../../shared/page/page-info.ts'

export type BettingFlag = NonNullable<Flags['betting']>

export interface SportsbookOptions {
  host: string
  clientId: string
  container: HTMLElement
  title: string
  token: string | null
  language: string
  theme: SportsbookTheme
  /** The style sheet that gives the company's page the colours of the house. */
  styles: string
  path: string
}

/** An open sportsbook. */
export interface SportsbookHandle {
  frame: HTMLIFrameElement
  say(message: SportsbookSiteMessage): void
  close(): void
}

/** What the company's script puts into the window (docs/sportsbook-page.md). */
export interface SportsbookScript {
  open(options: SportsbookOptions): SportsbookHandle
}

declare global {
  var BaizeSportsbook: SportsbookScript | undefined
}

const WITHIN_MS = 15_000

let loading: Promise<SportsbookScript> | undefined

/**
 * The company's script, fetched once and run only with the digest that the house knows. Rejects when it did not come or
 * is another one; the next call tries again.
 */
export function loadScript({ host, scriptIntegrity }: BettingFlag): Promise<SportsbookScript> {
  loading ??= fetchScript(`${host}/sdk/v1.js`, scriptIntegrity).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function fetchScript(url: string, integrity: string): Promise<SportsbookScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (why: string) => {
      clearTimeout(patience)
      script.remove()
      reject(new Error(`the script of the sportsbook ${why}`))
    }
    const patience = setTimeout(() => fail('did not come in time'), WITHIN_MS)
    script.onload = () => {
      clearTimeout(patience)
      if (globalThis.BaizeSportsbook) resolve(globalThis.BaizeSportsbook)
      else fail('says nothing of itself')
    }
    script.onerror = () => fail('did not come, or is another one')
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.async = true
    script.src = url
    document.head.append(script)
  })
}
