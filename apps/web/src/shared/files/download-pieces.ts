import type { ExportedFile } from '@baize/contract'
import type { SavedFile } from './save-file.ts'

/** Fetches a file piece by piece; begins anew when another one is ready meanwhile. */
export async function downloadPieces(read: (part: number) => Promise<ExportedFile>): Promise<SavedFile> {
  let pieces: Blob[] = []
  let requestedAt: string | null = null
  for (;;) {
    const piece = await read(pieces.length)
    if (requestedAt !== null && piece.requestedAt !== requestedAt) {
      pieces = []
      requestedAt = null
      continue
    }
    ;({ requestedAt } = piece)
    pieces.push(new Blob([Uint8Array.from(atob(piece.content), (character) => character.charCodeAt(0))]))
    if (pieces.length >= piece.partCount) return { fileName: piece.fileName, contentType: piece.contentType, pieces }
  }
}
