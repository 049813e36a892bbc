import type { Content } from '../../shared/content/content.ts'
import type { DialogName } from '../../shared/dialogs/dialog-props.ts'

/** Fetches a dialog that is about to be asked for, so that it opens at once. What fails is fetched when it is needed. */
export function prepareDialog(name: DialogName, content?: Content): void {
  import('./dialog-manager.tsx').then(({ fetchDialog }) => fetchDialog(name, content)).catch(() => undefined)
}
