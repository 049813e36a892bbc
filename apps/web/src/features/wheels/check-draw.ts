import type { WheelSeed } from '@baize/contract'

const CHANCES = 1_000_000n
const CHUNK_BYTES = 6
const BOUND = 2n ** 48n
const FAIR_BELOW = BOUND - (BOUND % CHANCES)

/** A draw with a seed that was told, and what follows from them. */
export interface Checked {
  /** SHA-256 of the seed: what the house has to have been committed to. */
  commitment: string
  /** The number below a million that was drawn. */
  number: number
}

/** Works a draw out in the browser, by the rule of `docs/wheels.md` alone. */
export async function checkDraw(seedHex: string, text: string): Promise<Checked> {
  const seed = bytesOf(seedHex)
  const commitment = hexOf(await crypto.subtle.digest('SHA-256', seed))
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  for (let round = 0; ; round++) {
    const message = new TextEncoder().encode(round === 0 ? text : `${text}:${round}`)
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
    for (let at = 0; at + CHUNK_BYTES <= digest.length; at += CHUNK_BYTES) {
      const value = BigInt(`0x${hexOf(digest.slice(at, at + CHUNK_BYTES))}`)
      if (value < FAIR_BELOW) return { commitment, number: Number(value % CHANCES) }
    }
  }
}

/** The sector a number leads to: each takes as many numbers as its chance says, in drum order. */
export function sectorOf(items: WheelSeed['items'], number: number): string | null {
  let before = 0
  for (const { id, chance } of items) {
    before += chance
    if (number < before) return id
  }
  return null
}

/** Whether a text is a seed: 64 digits of base sixteen. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text)

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
