import type { ExportedFile } from '@baize/contract'

const KEPT_MS = 60_000

/** Lets the browser save a file that came with an answer. */
export function saveFile({ fileName, contentType, content }: ExportedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = Object.assign(document.createElement('a'), { href, download: fileName })
  link.click()
  // Some browsers begin to read only after this.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
