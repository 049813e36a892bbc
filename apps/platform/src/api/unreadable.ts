import type { Socket } from 'node:net'
import { Refusal } from '@baize/kit'
import { refusalResponse } from './envelope.ts'

/**
 * Answers bytes that are no HTTP request (or headers beyond Node's 16 KB) in the envelope of every other
 * failure, and closes. For Fastify's `clientErrorHandler`.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, value } = refusalResponse(
    new Refusal(error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'malformed'),
  )
  const body = JSON.stringify(value)
  const reason = status === 413 ? 'Payload Too Large' : 'Bad Request'
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      'cache-control: no-store\r\nx-content-type-options: nosniff\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
