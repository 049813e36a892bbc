import type { Game, Images } from '@baize/contract'
import { toneOf } from './tone.ts'

/** What a card shows of a game: little, because a lobby carries hundreds. */
export interface GameCardData {
  identity: string
  name: string
  provider: string
  /** Cover addresses on the studio's origin by density, 1x first. */
  cover: string[]
  isDemo: boolean
  /** Name of its first label, `null` for none. */
  label: string | null
  /** Placeholder until the cover arrives, `null` when the studio did not say. */
  tone: string | null
}

export function toCardData(game: Game): GameCardData {
  const cover = coverOf(game, '200x300')
  return {
    identity: game.identity,
    name: game.name,
    provider: game.provider.name,
    cover,
    isDemo: game.isDemoMode,
    label: game.labels[0]?.name ?? null,
    tone: toneIn(cover[0]),
  }
}

/** Covers of one size, those of the house before those of the studio. */
export function coverOf(game: { images: Images; customImages?: Images | null }, size: string): string[] {
  const own = densities(game.customImages?.[size])
  return own.length > 0 ? own : densities(game.images[size])
}

export function densities(images: Images[string] | undefined): string[] {
  return [images?.['1x'], images?.['2x'], images?.['3x']].filter((path) => path !== undefined)
}

/** An address may name the picture's dominant colour: `?c=1d4f3a`. */
function toneIn(path: string | undefined): string | null {
  const colour = path && /[?&]c=([0-9a-f]{6})\b/i.exec(path)?.[1]
  return colour ? toneOf(`#${colour}`) : null
}

/**
 * `src` and `srcset` of a picture whose paths stand on `origin`. With the width in CSS pixels of its first
 * density the browser picks by the room that `sizes` gives it: a card on a phone is narrower than the picture.
 */
export function pictureOf(
  origin: string,
  paths: readonly string[],
  width?: number,
): { src: string | undefined; srcSet: string | undefined } {
  const address = (path: string) => (path.startsWith('http') ? path : origin + path)
  const sizeOf = (density: number) => (width ? `${width * density}w` : `${density}x`)
  return {
    src: paths[0] && address(paths[0]),
    srcSet:
      paths.length > 1 ? paths.map((path, index) => `${address(path)} ${sizeOf(index + 1)}`).join(', ') : undefined,
  }
}

/** The name under which the platform opens the sportsbook, whichever company keeps it. */
export const SPORTSBOOK = 'betsy-sportsbook-betsy'

/** Where a game is played: sports bets have a page of their own. */
export function gamePath(identity: string): string {
  return identity === SPORTSBOOK ? '/betting' : `/games/${identity}`
}
