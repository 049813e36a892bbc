import type { GameBoot } from '../boot.ts'
import { createAmbience } from './ambience.ts'
import { connect } from './connection.ts'
import { createGame, idleStops } from './game.ts'
import type { Game } from './game.ts'
import { listenToKeys } from './keyboard.ts'
import { createWaits } from './motion.ts'
import { recallStake } from './kept-stake.ts'
import { isFramed, obeySite, tellParent } from './parent.ts'
import { errorCode, showProblem } from './problems.ts'
import { createPurse } from './purse.ts'
import { createReels } from './reels.ts'
import { createSound } from './sound.ts'
import { createSparks } from './sparks.ts'
import { loadSheet } from './sprites.ts'
import { keepReelsFitting } from './stage.ts'
import type { Stage } from './stage.ts'
import { textsOf } from './texts.ts'
import { buildView } from './view.ts'
import type { Commands, View } from './view.ts'

/** Opens one game page. Every result comes from the server; this code shows it and takes the player's commands. */
export async function startGame(boot: GameBoot, place: HTMLElement): Promise<void> {
  const text = textsOf(boot.locale)
  // The session and the pictures come over the line side by side.
  const first = connect(boot)
  first.catch(() => undefined)
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
  document.documentElement.toggleAttribute('data-framed', isFramed)
  place.replaceChildren(view.root)
  view.setSpin('off')
  const sound = createSound(boot)
  view.setSound(sound.isOn)
  const reels = createReels(view.canvas, boot, await loadSheet(boot), (reel) => sound.stop(reel))
  const sparks = createSparks(view.sparks, boot)
  const settings = { write: String, isTurbo: false, isPaused: false }
  const stage: Stage = { boot, text, view, reels, sound, sparks, waits: createWaits(), ...settings }
  keepReelsFitting(stage)
  reels.show(idleStops(boot))
  createAmbience(view.ambience, boot)
  listen()
  await open(false)

  async function open(isFresh: boolean): Promise<void> {
    try {
      const state = isFresh ? await connect(boot, true) : await first
      const purse = createPurse(boot.locale, state, text.demoUnit, recallStake(boot, state.currency))
      game = createGame(stage, purse, { refill: () => void open(true), leave })
      await game.begin()
    } catch (error) {
      const back = boot.lobbyUrl ? { label: text.back, run: leave } : undefined
      const reload = { label: text.reload, run: () => location.reload() }
      showProblem(stage, errorCode(error, boot.mode === 'demo'), '', { refill: reload, reload, back })
    }
  }

  /** The keys and the site speak to the game that is open now, which a new start replaces. */
  function listen(): void {
    const press = listenToKeys({
      spin: () => game?.spin(),
      lessBet: () => game?.stepBet(-1),
      moreBet: () => game?.stepBet(1),
      toggleTurbo: () => game?.toggleTurbo(),
      toggleSound: () => view.setSound(sound.toggle()),
      openRules: () => game?.showRules(),
      toggleAutoplay: () => (game?.autoplay.isOn ? game.autoplay.stop() : view.openAutoplayMenu()),
    })
    obeySite(boot.siteOrigin, {
      refresh: () => void game?.refresh(),
      pause: () => {
        stage.isPaused = true
        game?.pause()
      },
      resume: () => {
        stage.isPaused = false
        game?.resume()
      },
      press,
    })
    tellParent({ type: 'loaded' }, boot.siteOrigin)
  }

  function leave(): void {
    game?.autoplay.stop()
    tellParent({ type: 'close' }, boot.siteOrigin)
    if (window.parent === window && boot.lobbyUrl) location.assign(boot.lobbyUrl)
  }
}
