import { existsSync } from 'node:fs'
import { join } from 'node:path'
import tokens from '@baize/ui/tokens.css?raw'
import sprite from '../shared/icons/sprite.svg?raw'
import { ContentStore } from './content-store.ts'
import { checkOwnFiles } from './content/check.ts'
import { iconIdsOf } from './content/icon-ids.ts'
import { watchFolders } from './content/watch.ts'
import type { PagesDeps } from './types.ts'

export const DEFAULT_LOCALE = 'en'

export interface SiteContent {
  store: ContentStore
  /** Reads what changed on disk. Files that cannot be used are reported once, and what was read before stays. */
  look: () => void
  close: () => void
}

/**
 * The content of the site: the shipped tree with the operator's files over it. Throws `ContentError` when those
 * cannot be used, so that a start ends with it; `onChange` is called for every change after that.
 */
export function openSiteContent(deps: PagesDeps, onChange: () => void): SiteContent {
  const { contentDir, ownContentDir = null, publicDir, watchesContent, logger } = deps
  const icons = iconIdsOf(sprite)
  const hasPicture = (path: string) =>
    !publicDir || [publicDir, ownContentDir].some((directory) => directory && existsSync(join(directory, path)))
  const store = new ContentStore(contentDir, DEFAULT_LOCALE, {
    ownDirectory: ownContentDir,
    tokens,
    check: (own, all) => checkOwnFiles(own, all, { icons, hasPicture }),
  })
  let lastComplaint = ''
  const look = () => {
    try {
      if (store.reload()) onChange()
      lastComplaint = ''
    } catch (error) {
      const complaint = error instanceof Error ? error.message : String(error)
      if (complaint !== lastComplaint) logger.error('the content cannot be used; the last good one stays', error)
      lastComplaint = complaint
    }
  }
  const folders = ownContentDir ? [contentDir, ownContentDir] : [contentDir]
  const close = watchesContent ? watchFolders(folders, look) : () => undefined
  return { store, look, close }
}
