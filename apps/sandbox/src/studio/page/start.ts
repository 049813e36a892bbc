import type { GameBoot } from '../boot.ts'
import { connect } from './connection.ts'
import { createGame, idleStops } from './game.ts'
import type { Game } from './game.ts'
import { listenToKeys } from './keyboard.ts'
import { createWaits } from './motion.ts'
import { obeySite, tellParent } from './parent.ts'
import { errorCode, showProblem } from './problems.ts'
import { createPurse } from './purse.ts'
import { createReels } from './reels.ts'
import { createSound } from './sound.ts'
import { loadImages } from './sprites.ts'
import { keepReelsFitting } from './stage.ts'
import type { Stage } from './stage.ts'
import { textsOf } from './texts.ts'
import { buildView } from './view.ts'
import type { Commands, View } from './view.ts'

/** Opens one game page. Every result comes from the server; this code shows it and takes the player's commands. */
export async function startGame(boot: GameBoot, place: HTMLElement): Promise<void> {
  const text = textsOf(boot.locale)
  const view: View = buildView(boot, text, {
    spin: () => game?.spin(),
    lessBet: () => game?.stepBet(-1),
    moreBet: () => game?.stepBet(1),
    startAutoplay: (rounds) => game?.autoplay.start(rounds),
    stopAutoplay: () => game?.autoplay.stop(),
    openRules: () => game?.showRules(),
    toggleTurbo: () => game?.toggleTurbo(),
    toggleSound: () => view.setSound(sound.toggle()),
    close: leave,
  } satisfies Commands)
  let game: Game | undefined
  place.replaceChildren(view.root)
  view.setSpin('off')
  const sound = createSound()
  const reels = createReels(view.canvas, boot, await loadImages(boot), (reel) => sound.stop(reel))
  const stage: Stage = { boot, text, view, reels, sound, waits: createWaits(), write: String, isTurbo: false }
  keepReelsFitting(stage)
  reels.show(idleStops(boot))
  await open(false)

  async function open(isFresh: boolean): Promise<void> {
    try {
      const purse = createPurse(boot.locale, await connect(boot, isFresh), text.demoUnit)
      game = createGame(stage, purse, { refill: () => void open(true), leave })
      if (!isFresh) listen(game)
      await game.begin()
    } catch (error) {
      const back = boot.lobbyUrl ? { label: text.back, run: leave } : undefined
      const reload = { label: text.reload, run: () => location.reload() }
      showProblem(stage, errorCode(error, boot.mode === 'demo'), '', { refill: reload, reload, back })
    }
  }

  /** The keys and the site speak to the game that is open now, which a new start replaces. */
  function listen(first: Game): void {
    const now = () => game ?? first
    listenToKeys({
      spin: () => now().spin(),
      lessBet: () => now().stepBet(-1),
      moreBet: () => now().stepBet(1),
      toggleTurbo: () => now().toggleTurbo(),
      toggleSound: () => view.setSound(sound.toggle()),
      openRules: () => now().showRules(),
      toggleAutoplay: () => (now().autoplay.isOn ? now().autoplay.stop() : view.openAutoplayMenu()),
    })
    obeySite(boot.siteOrigin, {
      refresh: () => void now().refresh(),
      pause: () => now().pause(),
      resume: () => now().resume(),
    })
  }

  function leave(): void {
    game?.autoplay.stop()
    tellParent({ type: 'close' }, boot.siteOrigin)
    if (window.parent === window && boot.lobbyUrl) location.assign(boot.lobbyUrl)
  }
}
