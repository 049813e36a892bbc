import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Operation } from '@baize/contract'

/** Below this a packet carries it whole either way. */
const WORTH_BYTES = 1400

const pack = promisify(gzip)

/**
 * An answer as fewer bytes for whoever can read them, `null` where it goes as it is. Only what anybody may read is
 * packed: the length of a packed secret tells of it beside words that somebody else chose.
 */
export async function packedAnswer(
  { method, auth }: Operation,
  acceptEncoding: string | string[] | undefined,
  text: string,
): Promise<Buffer | null> {
  if (method !== 'GET' || auth !== 'none' || text.length < WORTH_BYTES) return null
  return /\bgzip\b/.test(String(acceptEncoding)) ? pack(text, { level: constants.Z_DEFAULT_COMPRESSION }) : null
}
