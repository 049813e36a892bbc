import type { GameTheme } from '../themes/game-theme.ts'
import { fromHex, mix, toHex } from './colour.ts'
import { scenes } from './scenes/index.ts'
import { NEARER, stageFor } from './scenes/stage.ts'

/** The far and the near part of where a game is played, and the same place in the light of its free spins. */
export const backdropLayers = ['far', 'near', 'feature'] as const
export type BackdropLayer = (typeof backdropLayers)[number]

/** One layer of the background of a game as an SVG document of 1600 x 900, meant to be cropped to fill. */
export function drawBackdrop(theme: GameTheme, layer: BackdropLayer): string {
  const palette = layer === 'feature' ? featurePalette(theme.palette) : theme.palette
  const stage = stageFor(theme.identity, palette, 1600, 900)
  const [far = '', near = ''] = scenes[theme.cover.scene](stage).split(NEARER)
  const drawn = { far, near, feature: far + near }[layer]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`
}

/** The hue the light of free spins turns to, and the one it turns to where it is there already. */
const NIGHT_HUE = 300
const EMBER_HUE = 28
const TURN_MAX = 85

/** The colours of a game while its free spins run: the same place by another light. */
export function featurePalette(palette: GameTheme['palette']): GameTheme['palette'] {
  const { hue } = fromHex(palette.dominant)
  const away = (goal: number) => ((goal - hue + 540) % 360) - 180
  const turn = Math.abs(away(NIGHT_HUE)) > 35 ? away(NIGHT_HUE) : away(EMBER_HUE)
  const degrees = Math.max(-TURN_MAX, Math.min(TURN_MAX, turn))
  const lit = (colour: string, lightness: number, chroma: number) => {
    const from = fromHex(colour)
    return toHex({
      lightness: Math.max(0.1, from.lightness + lightness),
      chroma: Math.max(0.045, from.chroma * chroma),
      hue: (from.hue + degrees + 360) % 360,
    })
  }
  return {
    background: lit(palette.background, -0.02, 1.3),
    surface: lit(palette.surface, -0.03, 1.25),
    dominant: lit(palette.dominant, -0.02, 1.2),
    accent: mix(palette.accent, '#ffe9a8', 0.35),
    text: palette.text,
  }
}
