import type { GameTheme } from '../themes/game-theme.ts'
import { houses } from './houses.ts'
import { motifMarkup, outlineOf } from './picture.ts'
import { poses } from './poses.ts'
import { scenes } from './scenes/index.ts'
import { NEARER, stageFor } from './scenes/stage.ts'
import { setTitle } from './title.ts'

export const coverSizes = ['200x300', '200x200'] as const
export type CoverSize = (typeof coverSizes)[number]

/**
 * The cover of a game as one SVG document. The same theme gives the same document, byte for byte;
 * letters are outlines, so it looks the same on a machine without fonts.
 */
export function drawCover(theme: GameTheme, size: CoverSize): string {
  const [width, height] = size === '200x300' ? [200, 300] : [200, 200]
  const { scene, pose, hero, supports } = theme.cover
  const { title: style, mounting, frame } = houses[theme.studio]
  const stage = stageFor(theme.identity, theme.palette, width, height)
  const { tones } = stage
  const title = setTitle(theme.name, mounting.boxFor(width, height), style)
  const { top, bottom } = mounting.freeFor(height, title)
  const tune = { towards: tones.glow, outline: outlineOf(theme.palette.background) }
  const composition = {
    width,
    height,
    x: width / 2,
    y: (top + bottom) / 2,
    top,
    bottom,
    reach: Math.min(width * 0.78, bottom - top),
    tones,
    hero: motifMarkup(hero, tune),
    supports: [motifMarkup(supports[0], tune), motifMarkup(supports[1], tune), motifMarkup(supports[2], tune)] as const,
    id: stage.id,
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    scenes[scene](stage).replace(NEARER, '') +
    poses[pose](composition) +
    mounting.draw(stage, title) +
    frame({ width, height }, tones) +
    '</svg>'
  )
}
