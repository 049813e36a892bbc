import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { UNFOLDED_MAX_BYTES } from '../rules.ts'
import { refused, type Verdict } from './verdict.ts'

const unfold = promisify(inflate) as (bytes: Buffer, options: object) => Promise<Buffer>

/**
 * What a reader would do something about, beyond showing pages: run a program, open or send something, play or hand
 * out what is enclosed, ask for a password. Names of the PDF standard (ISO 32000), long enough that packed bytes do
 * not show one by chance; an action has one of them as its kind, whatever event it waits for.
 */
const ACTIVE = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'RichMediaContent',
  'Rendition',
  'Movie',
  'Sound',
  'GoToE',
  'GoToR',
  'ImportData',
  'SubmitForm',
  'XFA',
  'Encrypt',
])

const TAIL_BYTES = 2_048
const PEEK_BYTES = 512
const HEAD_BYTES = 8_192

/**
 * A PDF that only shows pages, as it came. Refused when it is cut off or has no table of its objects, is locked, or
 * has anything active in it: in plain sight, behind escaped names, or packed into a stream of objects. It reads names
 * wherever they stand and not objects by their table, so that it sees more than a reader would, never less; what it
 * cannot unpack it does not let through.
 */
export async function checkPdf(bytes: Buffer): Promise<Verdict> {
  const text = bytes.toString('latin1')
  if (!isWhole(text)) return refused('fileBroken')
  if (hasActive(text)) return refused('fileActive')
  let left = UNFOLDED_MAX_BYTES
  for (const { index, 0: word } of text.matchAll(/\bstream\r?\n/g)) {
    if (isObscure(text.slice(Math.max(0, index - HEAD_BYTES), index))) return refused('fileBroken')
    const packed = bytes.subarray(index + word.length)
    if (!(await mayHoldObjects(packed))) continue
    const unfolded = await unfoldAll(packed, left)
    if (unfolded === null) return refused('fileBroken')
    if (hasActive(unfolded)) return refused('fileActive')
    left -= unfolded.length
  }
  return { kind: 'accepted', bytes, contentType: 'application/pdf' }
}

/** It ends as a PDF does, and where it says that its table of objects begins, one does. */
function isWhole(text: string): boolean {
  if (!/^%PDF-[12]\.\d/.test(text)) return false
  const place = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-TAIL_BYTES))?.[1]
  return place !== undefined && /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(text.slice(Number(place), Number(place) + 64))
}

function hasActive(text: string): boolean {
  for (const [, name] of text.matchAll(/\/([^\s<>[\](){}/%\0]{3,64})/g)) if (ACTIVE.has(plain(name!))) return true
  return false
}

/** `#4a` in a name stands for the character of that number. */
function plain(name: string): string {
  return name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
}

/** Whether what stands before a stream says that it holds objects, packed by anything but one plain Deflate. */
function isObscure(before: string): boolean {
  const head = plain(before.slice(before.lastIndexOf('endobj') + 1))
  if (!head.includes('/ObjStm')) return false
  return /\/(LZW|ASCII85|ASCIIHex|RunLength|Crypt)(Decode)?\b|\/Predictor\b|FlateDecode\s*\/FlateDecode/.test(head)
}

/** A stream of objects begins with numbers, and where each object begins. */
async function mayHoldObjects(packed: Buffer): Promise<boolean> {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: UNFOLDED_MAX_BYTES }
    const begin = await unfold(packed.subarray(0, PEEK_BYTES), options)
    return /^\s*\d+\s+\d+\s/.test(begin.subarray(0, PEEK_BYTES).toString('latin1'))
  } catch {
    // Pictures, and letters of fonts.
    return false
  }
}

async function unfoldAll(packed: Buffer, maxOutputLength: number): Promise<string | null> {
  if (maxOutputLength <= 0) return null
  try {
    return (await unfold(packed, { maxOutputLength })).toString('latin1')
  } catch {
    return null
  }
}
