/**
 * Checks draws of a prize wheel by itself: it knows the rule of `docs/wheels.md` and nothing of the platform.
 *
 *   node scripts/verify-wheel.mjs draws.json            draws saved from the page of the wheel, or the API's answer
 *   node scripts/verify-wheel.mjs https://… brass-wheel  the seeds that the house has told: does each match its commitment
 *
 * A line for each; ends with 1 when any does not agree. A draw whose seed is still secret waits for the next day.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {{ id: string, chance: number }} Chance
 * @typedef {{ id: string, seed: string | null, commitment: string, drawnFrom: string, items: readonly Chance[],
 *   sector: { id: string, title?: string } }} Draw
 */

const CHANCES = 1_000_000
const CHUNK_BYTES = 6
const FAIR_BELOW = 2 ** 48 - (2 ** 48 % CHANCES)

/**
 * The first six bytes of HMAC-SHA-256 below the highest multiple of a million, as a number below a million.
 * @param {string} seedHex
 * @param {string} text
 */
export function numberOf(seedHex, text) {
  for (let round = 0; ; round++) {
    const message = round === 0 ? text : `${text}:${round}`
    const digest = createHmac('sha256', Buffer.from(seedHex, 'hex')).update(message).digest()
    for (let at = 0; at + CHUNK_BYTES <= digest.length; at += CHUNK_BYTES) {
      const value = digest.readUIntBE(at, CHUNK_BYTES)
      if (value < FAIR_BELOW) return value % CHANCES
    }
  }
}

/**
 * The sector a number leads to: each takes as many numbers as its chance says, in drum order.
 * @param {readonly Chance[]} items
 * @param {number} number
 */
export function sectorAt(items, number) {
  let end = 0
  return items.find(({ chance }) => number < (end += chance))?.id ?? null
}

/**
 * Whether a seed is the one the house was committed to.
 * @param {string} seedHex
 * @param {string} commitment
 */
export function keepsCommitment(seedHex, commitment) {
  return createHash('sha256').update(Buffer.from(seedHex, 'hex')).digest('hex') === commitment
}

/**
 * What is wrong with a draw; null for nothing.
 * @param {Omit<Draw, 'id'>} draw
 */
export function faultOf({ seed, commitment, drawnFrom, items, sector }) {
  if (seed === null) return 'its seed is not told yet'
  const sum = items.reduce((total, { chance }) => total + chance, 0)
  if (sum !== CHANCES) return `its chances sum to ${sum} instead of ${CHANCES}`
  if (!keepsCommitment(seed, commitment)) return 'its seed is not the one that was committed to'
  const expected = sectorAt(items, numberOf(seed, drawnFrom))
  return expected === sector.id ? null : `the seed leads to ${expected}, the house drew ${sector.id}`
}

/** @type {(row: Draw) => string | null} */
const brokenWord = ({ seed, commitment }) => (keepsCommitment(seed ?? '', commitment) ? null : 'BREAKS ITS COMMITMENT')

/** @type {(site: string, wheel: string) => Promise<string>} */
async function seedsOf(site, wheel) {
  const url = new URL(`/api/retention/wheels/${encodeURIComponent(wheel)}/seeds?perPage=100`, site)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [source, wheel] = process.argv.slice(2)
  if (!source) {
    process.stderr.write('usage: verify-wheel.mjs draws.json | verify-wheel.mjs https://… wheel\n')
    process.exit(2)
  }
  const json = JSON.parse(wheel ? await seedsOf(source, wheel) : readFileSync(source, 'utf8'))
  /** @type {Draw[]} */
  const rows = json.data ?? json
  const told = rows.filter(({ seed }) => seed !== null)
  const faults = told.map(wheel ? brokenWord : faultOf)
  for (const [index, { id, sector }] of told.entries())
    process.stdout.write(`${id}  ${sector?.title ?? 'commitment'}: ${faults[index] ?? 'agrees'}\n`)
  const agreed = faults.filter((fault) => fault === null).length
  process.stdout.write(
    `${agreed} of ${told.length} agree, ${rows.length - told.length} wait for their seed to be told\n`,
  )
  process.exitCode = agreed === told.length ? 0 : 1
}
