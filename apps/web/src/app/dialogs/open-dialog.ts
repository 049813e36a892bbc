import type { DialogName } from './dialog-rules.ts'

/** A dialog that is asked for. */
export interface OpenDialog {
  name: DialogName
  /** The query value, `null` for a dialog without query. */
  value: string | null
  props: Record<string, unknown>
}
