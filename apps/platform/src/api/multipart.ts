import type { Operation } from '@baize/contract'
import { Refusal } from '@baize/kit'
import type { ApiRequest } from './dispatch.ts'

const PARTS_MAX = 20

/**
 * Reads a `multipart/form-data` body (RFC 7578) that is already in memory and bounded: text parts become
 * the body's fields, the one named file part the file.
 */
export function readMultipart(
  form: NonNullable<Operation['form']>,
  contentType: string,
  raw: Buffer,
): Pick<ApiRequest, 'body' | 'file'> | Refusal {
  const boundary = /^multipart\/form-data;.*?boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType)
  if (!boundary) return new Refusal('unsupported_media_type')
  const fields: Record<string, string> = Object.create(null)
  let file: ApiRequest['file'] = null
  const parts = splitParts(raw, Buffer.from(`--${boundary[1] ?? boundary[2]}`))
  if (!parts || parts.length > PARTS_MAX) return new Refusal('malformed')
  for (const part of parts) {
    const name = /\bname="([^"]{1,100})"/i.exec(part.head)?.[1]
    if (!name) return new Refusal('malformed')
    const fileName = /\bfilename="([^"]{0,255})"/i.exec(part.head)?.[1]
    if (fileName === undefined) fields[name] = part.body.toString('utf8')
    else if (name === form.filePart && !file)
      file = { name: fileName, contentType: contentTypeOf(part.head), bytes: part.body }
    else return new Refusal('malformed')
  }
  if (file && file.bytes.length > form.fileSizeMaxBytes) return new Refusal('too_large')
  if (file && !form.contentTypes.includes(file.contentType))
    return new Refusal('validation', { [form.filePart]: ['This type of file is not accepted'] })
  return { body: { ...fields }, file }
}

function contentTypeOf(head: string): string {
  return (/^content-type:\s*([^\s;]+)/im.exec(head)?.[1] ?? 'application/octet-stream').toLowerCase()
}

function splitParts(raw: Buffer, delimiter: Buffer): { head: string; body: Buffer }[] | null {
  const parts: { head: string; body: Buffer }[] = []
  let at = raw.indexOf(delimiter)
  while (at >= 0) {
    const start = at + delimiter.length
    if (raw.subarray(start, start + 2).toString('latin1') === '--') return parts
    const next = raw.indexOf(delimiter, start)
    const headEnd = raw.indexOf('\r\n\r\n', start)
    if (next < 0 || headEnd < 0 || headEnd > next || parts.length > PARTS_MAX) return null
    parts.push({ head: raw.subarray(start + 2, headEnd).toString('utf8'), body: raw.subarray(headEnd + 4, next - 2) })
    at = next
  }
  return null
}
