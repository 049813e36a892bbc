import { randomBytes } from 'node:crypto'
import { NONCE_PLACE, securityHeaders } from './security-headers.ts'
import { createSend } from './send.ts'
import type { SiteSettings } from './site-settings.ts'
import { scriptUrlOf } from './sportsbook.ts'
import type { BettingCompany, PagesConfig } from './types.ts'

export const HTML = 'text/html; charset=utf-8'

/** How pages are answered while these are the studios. */
export interface PageAnswers {
  /** The headers of every page, also of one that is not kept. */
  secure: Record<string, string>
  send: ReturnType<typeof createSend>
  /** The same for the sportsbook of a company, whose script no other page runs. */
  sendBetting: (company: Pick<BettingCompany, 'host'>) => ReturnType<typeof createSend>
}

/** Whose frames and scripts pages may show, as the settings of one moment have them. */
type Outside = Pick<SiteSettings, 'studioUrls' | 'paymentUrls' | 'widgetUrls' | 'identity' | 'sportsbooks' | 'chat'>

const NOBODY: Outside = { studioUrls: [], paymentUrls: [], widgetUrls: [], identity: null, sportsbooks: [], chat: null }

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
  const bettingUrls = outside.sportsbooks.map(({ host }) => host)
  const secureWith = (bettingScript: string | null) =>
    securityHeaders(config, { ...outside, bettingUrls, bettingScript })
  const sendWith = (bettingScript: string | null) => {
    const send = createSend({
      ...secureWith(bettingScript),
      'content-type': HTML,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    })
    return config.tagManager ? withNonce(send) : send
  }
  const betting = new Map(bettingUrls.map((host) => [host, sendWith(scriptUrlOf({ host }))]))
  const send = sendWith(null)
  // What is not sent by those has no nonce and loads no tag manager.
  const secure = securityHeaders({ ...config, tagManager: null }, { ...outside, bettingUrls })
  return { secure, send, sendBetting: ({ host }) => betting.get(host) ?? send }
}

/**
 * The same answers with a nonce of their own. The page reads it from the header of timings: its bytes are kept and the
 * same for everybody.
 */
function withNonce(send: ReturnType<typeof createSend>): ReturnType<typeof createSend> {
  return (page, request) => {
    const answer = send(page, request)
    const nonce = randomBytes(16).toString('base64')
    const policy = answer.headers['content-security-policy']!.replace(NONCE_PLACE, `'nonce-${nonce}'`)
    const own = { 'content-security-policy': policy, 'server-timing': `nonce;desc="${nonce}"` }
    return { ...answer, headers: { ...answer.headers, ...own } }
  }
}
