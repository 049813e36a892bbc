import { findStudio } from '../themes/studios.ts'
import type { Studio } from '../themes/studios.ts'
import { findTheme } from '../themes/theme.ts'
import type { GameTheme } from '../themes/game-theme.ts'
import { coverSizes, drawCover } from './cover.ts'
import type { CoverSize } from './cover.ts'
import { drawLogo, LOGO_SIZE } from './logo.ts'
import { hashOf } from './scenes/stage.ts'

/**
 * Goes up with every change to what the pictures look like, which gives all of them new addresses.
 * A test holds it against a digest of the drawings, so it cannot be forgotten.
 */
export const ART_REVISION = 1

/** Pixels per unit of an image, as in `srcset`. */
export const scales = [1, 2, 3] as const
export type Scale = (typeof scales)[number]

/** Addresses of one image at every scale, as paths on the studio's origin. */
export type ImageSet = Record<`${Scale}x`, string>

/** A picture that can be asked for, drawn when it is needed. */
export interface Picture {
  /** Changes exactly when the picture does. */
  revision: string
  draw: () => string
}

/** Addresses of both covers of a game. */
export function coverImages(theme: GameTheme): Record<CoverSize, ImageSet> {
  const revision = coverRevision(theme)
  const set = (size: CoverSize) => imageSet(`/cdn/games/${theme.identity}/${revision}/${size}`)
  return { '200x300': set('200x300'), '200x200': set('200x200') }
}

/** Addresses of the logo of a studio. */
export function logoImages(studio: Studio): Record<typeof LOGO_SIZE, ImageSet> {
  return { [LOGO_SIZE]: imageSet(`/cdn/studios/${studio.identity}/${logoRevision(studio)}/${LOGO_SIZE}`) }
}

/** The picture behind an address, or undefined when there is none of that kind, identity or size. */
export function findPicture(kind: string, identity: string, size: string): Picture | undefined {
  if (kind === 'studios') {
    const studio = size === LOGO_SIZE ? findStudio(identity) : undefined
    return studio && { revision: logoRevision(studio), draw: () => drawLogo(studio) }
  }
  const coverSize = coverSizes.find((known) => known === size)
  const theme = kind === 'games' && coverSize ? findTheme(identity) : undefined
  return theme && { revision: coverRevision(theme), draw: () => drawCover(theme, coverSize!) }
}

const imageSet = (stem: string): ImageSet => ({
  '1x': `${stem}@1x.webp`,
  '2x': `${stem}@2x.webp`,
  '3x': `${stem}@3x.webp`,
})

const coverRevision = ({ name, studio, palette, cover }: GameTheme) =>
  hashOf(JSON.stringify([ART_REVISION, name, studio, palette, cover])).toString(36)

const logoRevision = (studio: Studio) => hashOf(JSON.stringify([ART_REVISION, studio])).toString(36)
