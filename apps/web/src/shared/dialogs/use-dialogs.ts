import { createContext, use } from 'react'

export interface Dialogs {
  /**
   * Opens a dialog by its registered name. One with a query goes into the address (`value`, `true` when
   * omitted) and takes the place of another such one; the others open on top. Refused and already open ones
   * are ignored.
   */
  open(name: string, options?: { value?: string; props?: Record<string, unknown> }): void
  /** Closes the dialog, or everything that is open when no name is given. */
  close(name?: string): void
}

export const DialogsContext = createContext<Dialogs | null>(null)

/** Opens and closes dialogs from anywhere below the shell. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext)
  if (!dialogs) throw new Error('This component stands outside of the shell.')
  return dialogs
}
