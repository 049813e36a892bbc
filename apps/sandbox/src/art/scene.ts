import type { GameTheme } from '../themes/game-theme.ts'
import { scenes } from './scenes/index.ts'
import { stageFor } from './scenes/stage.ts'

/** The background a game is played in front of: one SVG document of 1600 x 900, meant to be cropped to fill. */
export function drawBackdrop(theme: GameTheme): string {
  const stage = stageFor(theme.identity, theme.palette, 1600, 900)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">${scenes[theme.cover.scene](stage)}</svg>`
}
