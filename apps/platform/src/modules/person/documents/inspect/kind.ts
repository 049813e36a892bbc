/** The kinds of file a document may be. */
export type FileKind = 'png' | 'jpeg' | 'pdf'

const signatures: Record<FileKind, Buffer> = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  jpeg: Buffer.from('ffd8ff', 'hex'),
  pdf: Buffer.from('%PDF-', 'latin1'),
}

/** What the bytes begin as, whatever their sender calls them; `null` for everything else. */
export function kindOf(bytes: Buffer): FileKind | null {
  for (const kind of ['png', 'jpeg', 'pdf'] as const)
    if (bytes.subarray(0, signatures[kind].length).equals(signatures[kind])) return kind
  return null
}
