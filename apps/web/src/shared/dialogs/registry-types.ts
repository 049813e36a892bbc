import type { ReactNode } from 'react'
import type { PartName } from '../content/content.ts'
import type { DialogName, DialogProps } from './dialog-props.ts'

/** What the host hands to every dialog beside the properties it was opened with. */
export interface DialogViewProps<Name extends DialogName = DialogName> {
  /** The name it is registered by; tells apart dialogs that share a screen. */
  name: Name
  /** Asks to close this dialog: its checks may say no. `useDialogs().close(name)` closes without asking. */
  onClose: () => void
  /** As ruled: whether a press on the backdrop closes. Pass it on to `Dialog`. */
  closesOnOverlay: boolean
}

/** How a dialog stands in the address, as `?<name>=<value>`. */
export interface DialogQuery<Props> {
  /** What the dialog is opened with by this value. Anybody can write it. */
  read: (value: string) => Props
  /** The value for these properties; what it cannot hold is kept by the host. */
  write: (props: Props) => string
}

/** Who may open a dialog, and what opens and closes it: all that is known before the first one opens. */
export interface DialogRule {
  access: 'guest' | 'player' | 'all'
  /** The address opens it; only one of these is open at a time. */
  hasQuery?: boolean
  /** Whether a press on the backdrop closes it. */
  closesOnOverlay?: boolean
}

export type DialogRules<Name extends string = DialogName> = Readonly<Record<Name, DialogRule>>

/** What a check is told of the dialog it judges. */
export interface CheckedDialog<Name extends DialogName = DialogName> {
  name: Name
  /** The query value, `null` for a dialog without query. */
  value: string | null
  /** What it was opened with. */
  props: Readonly<DialogProps[Name]>
}

/** Says whether a dialog may go on to open or close; a failed promise means no. */
export type DialogCheck<Name extends DialogName = DialogName> = (
  dialog: CheckedDialog<Name>,
) => boolean | Promise<boolean>

/** A dialog as it is rendered. */
export type DialogView<Name extends DialogName> = (props: DialogViewProps<Name> & DialogProps[Name]) => ReactNode

/** How a dialog is shown; arrives with the first one. */
export interface DialogEntry<Name extends DialogName = DialogName> {
  /** Its content key, and other texts it reads; fetched together with the chunk. */
  parts: readonly PartName[]
  load: () => Promise<DialogView<Name>>
  /** Asks ahead of need for what the dialog asks the platform for when it opens. */
  prepare?: () => Promise<unknown>
  /** Asked before it opens, by whatever means. */
  beforeOpen?: DialogCheck<Name>
  /**
   * Asked when the visitor closes it: by its button, Escape, a press beside it, or the browser's way back. A
   * view that must look at its own state asks with `useBeforeClose` instead.
   */
  beforeClose?: DialogCheck<Name>
}
