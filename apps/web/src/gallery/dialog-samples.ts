import type { DialogName } from '../app/dialogs/dialog-rules.ts'

/** What a dialog is opened with in the gallery. */
export interface DialogSample {
  value?: string
  props?: Record<string, unknown>
}

/** Sample data for dialogs that show nothing worth seeing without it. */
export const dialogSamples: Partial<Record<DialogName, DialogSample>> = {
  wallet: { value: 'deposit' },
}
