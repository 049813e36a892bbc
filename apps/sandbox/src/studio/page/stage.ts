import type { GameBoot } from '../boot.ts'
import type { WriteAmount } from './amounts.ts'
import type { Waits } from './motion.ts'
import type { Reels } from './reels.ts'
import type { Sound } from './sound.ts'
import type { Sparks } from './sparks.ts'
import type { Texts } from './sentences.ts'
import type { View } from './view.ts'

/** What presenting needs: the parts of the page and the player's settings. */
export interface Stage {
  readonly boot: GameBoot
  readonly text: Texts
  readonly view: View
  readonly reels: Reels
  readonly sound: Sound
  readonly sparks: Sparks
  readonly waits: Waits
  write: WriteAmount
  isTurbo: boolean
  /** The site has asked that no round begin. */
  isPaused: boolean
}

/** Fits the reels into the room there is, with places between wide and tall as the room asks. */
export function keepReelsFitting({ boot, view, reels }: Pick<Stage, 'boot' | 'view' | 'reels'>): void {
  const fit = () => {
    const { clientWidth, clientHeight } = view.table
    const style = getComputedStyle(view.frame)
    const border = Number.parseFloat(style.borderTopWidth) * 2 + Number.parseFloat(style.paddingTop) * 2
    const width = clientWidth - border
    const height = clientHeight - border
    if (width < 40 || height < 40) return
    const tallness = Math.min(
      PLACE_TALLNESS_MAX,
      Math.max(PLACE_TALLNESS_MIN, height / boot.rows / (width / boot.reels)),
    )
    const place = Math.min(width / boot.reels, height / boot.rows / tallness, PLACE_WIDTH_MAX)
    reels.fit(Math.floor(place * boot.reels), Math.floor(place * tallness * boot.rows))
    view.frame.dataset.fitted = ''
  }
  new ResizeObserver(fit).observe(view.table)
  fit()
}

const PLACE_TALLNESS_MIN = 0.86
const PLACE_TALLNESS_MAX = 1.42
const PLACE_WIDTH_MAX = 190
