import type { Dialogs } from '../../shared/dialogs/use-dialogs.ts'
import { rules } from './dialog-rules.ts'

let published: Dialogs | null = null

/** Makes the host's dialogs known to links, which stand outside of React; returns how to stop. */
export function publishDialogs(dialogs: Dialogs): () => void {
  published = dialogs
  return () => void (published = null)
}

/** Follows a link that is only a query and names a dialog, such as `?wallet=deposit`; says whether it did. */
export function openDialogOf(href: string | null): boolean {
  if (!published || !href?.startsWith('?')) return false
  const [[name, value] = ['', '']] = new URLSearchParams(href)
  if (!rules[name]?.hasQuery) return false
  published.open(name, { value })
  return true
}
