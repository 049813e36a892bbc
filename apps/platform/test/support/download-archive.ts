import type { TestPlayer } from '@baize/testkit'
import { expect } from 'vitest'

/** The archive of a player, put together from its pieces as a page does. */
export async function downloadArchive(player: TestPlayer): Promise<{ archive: Buffer; partCount: number }> {
  const pieces: Buffer[] = []
  for (;;) {
    const piece = await player.call('downloadExport', { body: { part: pieces.length } })
    expect([piece.contentType, piece.fileName]).toEqual([
      'application/zip',
      expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.zip$/),
    ])
    pieces.push(Buffer.from(piece.content, 'base64'))
    if (pieces.length === piece.partCount) return { archive: Buffer.concat(pieces), partCount: piece.partCount }
  }
}
