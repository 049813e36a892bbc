import type { Document, DocumentType } from '@baize/contract'
import type { TestVisitor } from '@baize/testkit'
import { photo } from './files.ts'

/** Hands in a picture and resolves to the document it became. */
export async function send(player: TestVisitor, type: DocumentType = 'identity_front'): Promise<Document> {
  const reply = await sendBytes(player, await photo(), type)
  return ((await reply.json()) as { data: Document }).data
}

export function sendBytes(
  player: TestVisitor,
  bytes: Buffer,
  type: DocumentType = 'identity_front',
): Promise<Response> {
  const body = new FormData()
  body.set('type', type)
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'passport.jpg')
  return player.fetch('/api/player/documents', { method: 'POST', body })
}
