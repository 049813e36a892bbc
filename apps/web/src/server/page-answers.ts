import { securityHeaders } from './security-headers.ts'
import { createSend } from './send.ts'
import type { SiteSettings } from './site-settings.ts'
import type { PagesConfig } from './types.ts'

export const HTML = 'text/html; charset=utf-8'

/** How pages are answered while these are the studios. */
export interface PageAnswers {
  /** The headers of every page, also of one that is not kept. */
  secure: Record<string, string>
  send: ReturnType<typeof createSend>
}

/** Whose frames and scripts pages may show, as the settings of one moment have them. */
type Outside = Pick<SiteSettings, 'studioUrls' | 'paymentUrls' | 'widgetUrls' | 'identity'>

const NOBODY: Outside = { studioUrls: [], paymentUrls: [], widgetUrls: [], identity: null }

/** The answers for the settings at hand, made anew when they name another list than the last. */
export function createPageAnswers(config: PagesConfig): (settings: Outside | null) => PageAnswers {
  let last: { studioUrls: readonly string[]; answers: PageAnswers } | undefined
  return (settings) => {
    const outside = settings ?? NOBODY
    const { studioUrls } = outside
    // All come with one reading, so a new one of the others has a new list of studios.
    if (last?.studioUrls !== studioUrls) last = { studioUrls, answers: answersFor(config, outside) }
    return last.answers
  }
}

function answersFor(config: PagesConfig, outside: Outside): PageAnswers {
  const secure = securityHeaders(config, outside)
  const send = createSend({
    ...secure,
    'content-type': HTML,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
  })
  return { secure, send }
}
