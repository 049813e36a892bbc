import type { IncomingMessage, ServerResponse } from 'node:http'

/** What is let run out of a body nobody wants: whatever small caller then sees its answer on a quiet connection. */
const UNWANTED_MAX_BYTES = 64 * 1024

/** For the caller to read the answer before the connection goes. */
const LINGER_MS = 2_000

/**
 * Whether more is to come of a request than one would let run out. A small body costs less than a new connection; one
 * that waits to be asked for may never come.
 */
export function isWorthCutting({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  const size = headers['content-length']
  return headers.expect !== undefined || size === undefined || Number(size) > UNWANTED_MAX_BYTES
}

/**
 * Answers a request whose body is still on its way, and ends the connection. The answer goes out whole at once; the
 * connection is closed when the caller has closed it, has sent its body, or has had two seconds. Closed at once with
 * bytes unread, it would be reset, and the caller could lose the answer.
 */
export function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { status: number; headers: Record<string, string | string[]>; text: string | Buffer },
): void {
  response.writeHead(answer.status, {
    ...answer.headers,
    'content-length': Buffer.byteLength(answer.text),
    connection: 'close',
  })
  response.write(answer.text)
  let size = 0
  const take = (chunk: Buffer) => {
    size += chunk.length
    if (size > UNWANTED_MAX_BYTES) request.pause()
  }
  const end = () => {
    clearTimeout(timer)
    request.off('data', take)
    response.end()
  }
  const timer = setTimeout(end, LINGER_MS)
  timer.unref()
  request.on('data', take).once('end', end).once('close', end).on('error', end)
  request.resume()
}
