import type { ComponentType } from 'react'
import type { PartName } from '../content/content.ts'

/** What the host hands to every dialog beside the properties it was opened with. */
export interface DialogViewProps {
  /** The name it is registered by; tells apart dialogs that share a screen. */
  name: string
  /** The query value it was opened with (`deposit` of `?wallet=deposit`); `null` when opened without a query. */
  value: string | null
  /** Closes this dialog. */
  onClose: () => void
  /** As registered: whether a press on the backdrop closes. Pass it on to `Dialog`. */
  closesOnOverlay: boolean
}

/** Who may open a dialog, and whether the address opens it: all that is known before the first one opens. */
export interface DialogRule {
  access: 'guest' | 'player' | 'all'
  /** Opened by `?<name>=`; only one of these is open at a time. */
  hasQuery?: boolean
}

export type DialogRules = Readonly<Record<string, DialogRule>>

/** How a dialog is shown; arrives with the first one. */
export interface DialogEntry {
  closesOnOverlay?: boolean
  /** Texts fetched together with the chunk. */
  parts: readonly PartName[]
  load: () => Promise<ComponentType<DialogViewProps & Record<string, unknown>>>
}
