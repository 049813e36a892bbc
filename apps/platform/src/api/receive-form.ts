import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Operation } from '@baize/contract'
import { Refusal, randomToken } from '@baize/kit'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Services } from '../services.ts'
import type { CallBody } from './api-request.ts'
import type { UploadedFile } from './handler.ts'

type Form = NonNullable<Operation['form']>

const PARTS_MAX = 20
const FIELD_MAX_BYTES = 8 * 1024
const NAME_MAX_BYTES = 100
const FILE_NAME_MAX = 255

/**
 * Reads a `multipart/form-data` body (RFC 7578) as it arrives: text parts become the body's fields, and the one named
 * file part goes to a file of its own in `uploadDir`, never to memory. When anything is refused, nothing stays there.
 */
export async function receiveForm(
  form: Form,
  request: IncomingMessage,
  { bytesMax, uploadDir }: { bytesMax: number; uploadDir: string },
): Promise<CallBody> {
  await mkdir(uploadDir, { recursive: true, mode: 0o700 })
  const path = join(uploadDir, randomToken())
  try {
    return await receive(form, request, { bytesMax, path })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Ends an upload that nobody kept. */
export async function discardUpload(file: UploadedFile | null): Promise<void> {
  if (file) await rm(file.path, { force: true })
}

async function receive(
  form: Form,
  request: IncomingMessage,
  { bytesMax, path }: { bytesMax: number; path: string },
): Promise<CallBody> {
  const fields: Record<string, string> = Object.create(null)
  const writing = new AbortController()
  let file: Promise<UploadedFile> | undefined
  await new Promise<void>((resolve, reject) => {
    const parser = openParser(form, request)
    const give = (error: unknown) => {
      request.unpipe(parser).off('data', count).pause()
      writing.abort()
      reject(error instanceof Refusal ? error : new Refusal('malformed'))
    }
    let size = 0
    const count = (chunk: Buffer) => {
      size += chunk.length
      if (size > bytesMax) give(new Refusal('too_large'))
    }
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut || name === undefined) give(new Refusal('malformed'))
      else fields[name] = value
    })
    parser.on('file', (name, stream, fileName, _encoding, contentType) => {
      const refusal = file || name !== form.filePart ? new Refusal('malformed') : typeRefusal(form, contentType)
      if (refusal) {
        stream.resume()
        return give(refusal)
      }
      const named = { name: basename(fileName ?? '').slice(0, FILE_NAME_MAX), contentType: contentType.toLowerCase() }
      file = store(stream, path, writing.signal).then((stored) => ({ ...named, ...stored, path }))
      file.catch(give)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => give(new Refusal('malformed')))
    parser.on('error', give)
    parser.on('finish', resolve)
    request.on('data', count).once('close', () => request.readableEnded || give(new Refusal('malformed')))
    request.pipe(parser)
  }).catch(async (error: unknown) => {
    // The file is closed before it is removed, so that nothing is written to a name that is gone.
    await file?.catch(() => undefined)
    throw error
  })
  return { body: { ...fields }, file: (await file) ?? null }
}

function openParser(form: Form, request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: {
        parts: PARTS_MAX,
        files: 1,
        fieldNameSize: NAME_MAX_BYTES,
        fieldSize: FIELD_MAX_BYTES,
        fileSize: form.fileSizeMaxBytes,
      },
    })
  } catch {
    // A form without a boundary cannot be told apart into parts.
    throw new Refusal('unsupported_media_type')
  }
}

function typeRefusal(form: Form, contentType: string): Refusal | null {
  if (form.contentTypes.includes(contentType.toLowerCase())) return null
  return new Refusal('validation', { [form.filePart]: [{ code: 'fileType' }] })
}

async function store(
  stream: BusboyFileStream,
  path: string,
  signal: AbortSignal,
): Promise<Pick<UploadedFile, 'size' | 'sha256'>> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  if (stream.truncated) throw new Refusal('too_large')
  return { size, sha256: hash.digest() }
}

/** Far longer than any call may take. */
const UPLOAD_LIFE_MS = 3_600_000

/** Removes what processes that were killed left in `uploadDir`. Returns how many files that were. */
export async function removeOldUploads({ clock, config }: Pick<Services, 'clock' | 'config'>): Promise<number> {
  const { uploadDir } = config
  const before = new Date(clock.now().getTime() - UPLOAD_LIFE_MS)
  const names = await readdir(uploadDir).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(uploadDir, name)
    const changedAt = await stat(path).then(
      ({ mtime }) => mtime,
      () => null,
    )
    if (!changedAt || changedAt >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
