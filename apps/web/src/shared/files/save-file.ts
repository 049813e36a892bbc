const KEPT_MS = 60_000

export interface SavedFile {
  fileName: string
  contentType: string
  pieces: Blob[]
}

/** Lets the browser save a file that came with answers, in pieces of base64. */
export function saveFile({ fileName, contentType, pieces }: SavedFile): void {
  const href = URL.createObjectURL(new Blob(pieces, { type: contentType }))
  const link = Object.assign(document.createElement('a'), { href, download: fileName })
  link.click()
  // Some browsers begin to read only after this.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
