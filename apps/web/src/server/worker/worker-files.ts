import { createHash } from 'node:crypto'
import type { Assets } from '../assets.ts'
import { brandFile, brandSheets, pageBrandOf } from '../brand/brand-files.ts'
import type { ContentStore } from '../content-store.ts'
import { firstFontFiles } from '../preload-fonts.ts'
import { securityHeaders } from '../security-headers.ts'
import type { PageResponse, PagesConfig } from '../types.ts'
import { OFFLINE_PICTURE, OFFLINE_SCRIPT, writeOfflinePage } from './offline-page.tsx'
import worker from './service-worker.js?raw'

const WORKER_PATH = '/service-worker.js'
const OFFLINE_PATH = '/offline'

interface Sources {
  config: PagesConfig
  assets: Assets
  store: ContentStore
  defaultLocale: string
}

/** Answers with the service worker and the page it keeps, in the language that the query names; `null` to all else. */
export function workerFileAt({ pathname, searchParams }: URL, sources: Sources): PageResponse | null {
  if (pathname !== WORKER_PATH && pathname !== OFFLINE_PATH) return null
  const asked = searchParams.get('locale') ?? ''
  const locale = sources.store.isWhole(asked) ? asked : sources.defaultLocale
  const page = writeOfflinePage(locale, sources)
  return pathname === OFFLINE_PATH ? offlineAnswer(page, sources) : workerAnswer(page, locale, sources)
}

/** Other bytes with every change of what it keeps, which is how browsers notice a new one. */
function workerAnswer(page: string, locale: string, { assets, store }: Sources): PageResponse {
  const { logo } = pageBrandOf(store.brand)
  const files = [
    ...assets.styles,
    ...assets.closedStyles,
    ...brandSheets(store.brand),
    ...(logo === null ? [] : [logo]),
    ...firstFontFiles(locale, assets),
    OFFLINE_PICTURE,
    OFFLINE_SCRIPT,
  ]
  const version = createHash('sha256').update(page).update(worker).digest('hex').slice(0, 12)
  const icon = brandFile(store.brand, 'icon-192.png', '/icon-192.png')
  const shell = { name: `shell ${version}`, page: `${OFFLINE_PATH}?locale=${locale}`, files, icon }
  return {
    status: 200,
    headers: { ...PLAIN, 'content-type': 'text/javascript; charset=utf-8' },
    body: `self.shell = ${JSON.stringify(shell)}\n${worker}`,
  }
}

function offlineAnswer(page: string, { config }: Sources): PageResponse {
  const secure = securityHeaders({ ...config, tagManager: null }, { studioUrls: [] })
  return { status: 200, headers: { ...secure, ...PLAIN, 'content-type': 'text/html; charset=utf-8' }, body: page }
}

const PLAIN = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
