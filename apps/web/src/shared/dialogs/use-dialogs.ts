import { createContext, use } from 'react'
import type { DialogName, DialogProps, PlainDialogName } from './dialog-props.ts'

export interface Dialogs {
  /**
   * Opens a dialog by its name, with what it takes. One with a query goes into the address and takes the place
   * of another such one; the others open on top. Refused and already open ones are ignored.
   */
  open<Name extends PlainDialogName>(name: Name, props?: DialogProps[Name]): void
  open<Name extends DialogName>(name: Name, props: DialogProps[Name]): void
  /** Closes the dialog, or everything that is open when no name is given. */
  close(name?: DialogName): void
}

export const DialogsContext = createContext<Dialogs | null>(null)

/** Opens and closes dialogs from anywhere below the shell. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext)
  if (!dialogs) throw new Error('This component stands outside of the shell.')
  return dialogs
}
