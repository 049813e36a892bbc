/** Why a file was not taken: its kind is not accepted, it is too large, or it was one of several at once. */
export type FileRejection = 'type' | 'size' | 'count'

/** Why these files are not taken, or null when the one file may be. */
export function rejectionOf(files: readonly File[], accept: string, maxBytes: number): FileRejection | null {
  if (files.length !== 1) return 'count'
  const [file] = files
  if (!isAccepted(file!, accept)) return 'type'
  return file!.size > maxBytes ? 'size' : null
}

/** What `accept` means for a dropped file; the browser applies it only to its own dialog. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.toLowerCase().split(',')
  return kinds
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind === '') return true
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : kind === type
    })
}
