import type { OpenDialog } from './open-dialog.ts'

/** A dialog on screen: open, or closed and on its way out. */
export interface Shown {
  dialog: OpenDialog
  isClosing: boolean
}

/**
 * What to show next: what is open, and what was shown before and is closed now. Everything keeps its place and
 * new dialogs come last, because a `<dialog>` that moves in the document is no longer modal.
 */
export function withClosing(shown: readonly Shown[], dialogs: readonly OpenDialog[]): Shown[] {
  const open = new Map(dialogs.map((dialog) => [dialog.name, dialog]))
  const kept = shown.map(({ dialog }) => {
    const still = open.get(dialog.name)
    open.delete(dialog.name)
    return { dialog: still ?? dialog, isClosing: still === undefined }
  })
  return [...kept, ...[...open.values()].map((dialog) => ({ dialog, isClosing: false }))]
}

/** Tells two states apart. */
export function signature(shown: readonly Shown[]): string {
  return shown.map(({ dialog, isClosing }) => `${dialog.name}=${dialog.value}${isClosing ? '!' : ''}`).join(' ')
}
