import type { QueryDialogName } from './dialog-rules.ts'
import type { DialogName, DialogProps } from '../../shared/dialogs/dialog-props.ts'

/** A dialog that is asked for. */
export interface OpenDialog<Name extends DialogName = DialogName> {
  name: Name
  /** The query value, `null` for a dialog without query. */
  value: string | null
  props: DialogProps[Name]
}

/** `Dialogs` from within the host, where name and properties belong together because the caller was held to it. */
export interface DialogCalls {
  open: (name: DialogName, props?: DialogProps[DialogName]) => void
  /** Opens a dialog as its value in the address says. */
  openByValue: (name: QueryDialogName, value: string) => void
  close: (name?: DialogName) => void
}
