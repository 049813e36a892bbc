import type { LaunchRules } from '../../src/modules/play/games/index.ts'

/** A launch of which no rule of a country asks anything. */
export const freeRules: LaunchRules = {
  studio: { roundMs: 0, autoplay: true, turbo: true, slamStop: true, lossesAsWins: true },
  stakeMax: null,
  check: null,
  until: null,
}
