import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Operation } from '@baize/contract'
import { Refusal } from '@baize/kit'
import type { CallBody } from './api-request.ts'
import { receiveForm } from './receive-form.ts'

export const NO_BODY: CallBody = { body: undefined, file: null }

const JSON_BODY_MAX_BYTES = 64 * 1024

/** Fields of a form and its own lines, besides the file. */
const FORM_REST_MAX_BYTES = 64 * 1024

/**
 * Reads what a caller who was let in sends. What says it is too large, or of another kind than the operation reads, is
 * refused unread; who waits to be asked for the body is asked now. An upload goes to a file in `uploadDir`.
 */
export async function readCallBody(
  operation: Operation,
  request: IncomingMessage,
  response: ServerResponse,
  uploadDir: string,
): Promise<CallBody> {
  if (!hasBody(request)) return NO_BODY
  const bytesMax = operation.form ? operation.form.fileSizeMaxBytes + FORM_REST_MAX_BYTES : JSON_BODY_MAX_BYTES
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw new Refusal('too_large')
  const contentType = request.headers['content-type'] ?? ''
  const isReadable = operation.form ? /^multipart\/form-data\b/i : /^application\/json\b/i
  if (!isReadable.test(contentType)) throw new Refusal('unsupported_media_type')
  if (request.headers.expect !== undefined) response.writeContinue()
  if (operation.form) return receiveForm(operation.form, request, { bytesMax, uploadDir })
  return { body: parseJson(await readWhole(request, bytesMax)), file: null }
}

/** Whether a body follows the head of the request. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The body as it came. Refuses `too_large` at the first byte too many, and `malformed` when the caller goes away. */
async function readWhole(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > bytesMax) settle(() => reject(new Refusal('too_large')))
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)))
    const onClose = () => settle(() => reject(new Refusal('malformed')))
    const settle = (then: () => void) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose).pause()
      then()
    }
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}

function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return undefined
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new Refusal('malformed')
  }
}
