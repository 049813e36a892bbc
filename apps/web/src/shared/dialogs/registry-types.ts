import type { ComponentType } from 'react'
import type { PartName } from '../content/content.ts'

/** What the host hands to every dialog beside the properties it was opened with. */
export interface DialogViewProps {
  /** The name it is registered by; tells apart dialogs that share a screen. */
  name: string
  /** The query value it was opened with (`deposit` of `?wallet=deposit`); `null` when opened without a query. */
  value: string | null
  /** Asks to close this dialog: its checks may say no. `useDialogs().close(name)` closes without asking. */
  onClose: () => void
  /** As ruled: whether a press on the backdrop closes. Pass it on to `Dialog`. */
  closesOnOverlay: boolean
}

/** Who may open a dialog, and what opens and closes it: all that is known before the first one opens. */
export interface DialogRule {
  access: 'guest' | 'player' | 'all'
  /** Opened by `?<name>=`; only one of these is open at a time. */
  hasQuery?: boolean
  /** Whether a press on the backdrop closes it. */
  closesOnOverlay?: boolean
}

export type DialogRules = Readonly<Record<string, DialogRule>>

/** What a check is told of the dialog it judges. */
export interface CheckedDialog {
  name: string
  value: string | null
  /** What it was opened with. */
  props: Readonly<Record<string, unknown>>
}

/** Says whether a dialog may go on to open or close; a failed promise means no. */
export type DialogCheck = (dialog: CheckedDialog) => boolean | Promise<boolean>

/** How a dialog is shown; arrives with the first one. */
export interface DialogEntry {
  /** Its content key, and other texts it reads; fetched together with the chunk. */
  parts: readonly PartName[]
  load: () => Promise<ComponentType<DialogViewProps & Record<string, unknown>>>
  /** Asked before it opens, by whatever means. */
  beforeOpen?: DialogCheck
  /**
   * Asked when the visitor closes it: by its button, Escape, a press beside it, or the browser's way back. A
   * view that must look at its own state asks with `useBeforeClose` instead.
   */
  beforeClose?: DialogCheck
}
