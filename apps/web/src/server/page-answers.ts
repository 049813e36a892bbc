import { securityHeaders } from './security-headers.ts'
import { createSend } from './send.ts'
import type { PagesConfig } from './types.ts'

export const HTML = 'text/html; charset=utf-8'

/** How pages are answered while these are the studios. */
export interface PageAnswers {
  /** The headers of every page, also of one that is not kept. */
  secure: Record<string, string>
  send: ReturnType<typeof createSend>
}

/** The answers for a list of studios, made anew when it is another list than the last. */
export function createPageAnswers(config: PagesConfig): (studioUrls: readonly string[]) => PageAnswers {
  let last: { studioUrls: readonly string[]; answers: PageAnswers } | undefined
  return (studioUrls) => {
    if (last?.studioUrls !== studioUrls) last = { studioUrls, answers: answersFor(config, studioUrls) }
    return last.answers
  }
}

function answersFor(config: PagesConfig, studioUrls: readonly string[]): PageAnswers {
  const secure = securityHeaders(config, studioUrls)
  const send = createSend({
    ...secure,
    'content-type': HTML,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
  })
  return { secure, send }
}
