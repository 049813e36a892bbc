import { api } from '../../../shared/api.ts'
import type { SavedFile } from './save-file.ts'

/** Fetches the archive, piece by piece; begins anew when another one is ready meanwhile. */
export async function downloadArchive(): Promise<SavedFile> {
  let pieces: Blob[] = []
  let requestedAt: string | null = null
  for (;;) {
    const piece = await api.call('downloadExport', { body: { part: pieces.length } })
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
