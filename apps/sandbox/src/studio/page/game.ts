import type { FreeRounds } from '../play/reply.ts'
import type { GameBoot } from '../boot.ts'
import { PlayError, readInfo, roundKey, spin as playSpin } from './api.ts'
import { createAutoplay } from './autoplay.ts'
import { keepStake } from './kept-stake.ts'
import { isMotionReduced } from './motion.ts'
import { isFramed, tellParent } from './parent.ts'
import { freeRoundsLeft, showFreeRoundsEnd } from './free-rounds.ts'
import { errorCode, refusalOf, showProblem } from './problems.ts'
import type { Remedies } from './problems.ts'
import type { Purse } from './purse.ts'
import { openRules } from './rules.ts'
import { gradeOf, isCelebrated } from './presentation.ts'
import { cycleWins, roundInWords, showRound, winSentence } from './show-round.ts'
import type { Stage } from './stage.ts'
import { fill } from './texts.ts'

const AUTOPLAY_PAUSE_MS = 700
const SETTLING_POLL_MS = 1500

export type Game = ReturnType<typeof createGame>

/** One session at play: rounds one after another, what they cost and what they bring. */
export function createGame(stage: Stage, purse: Purse, exits: { refill: () => void; leave: () => void }) {
  const { boot, text, view, reels, sound, waits } = stage
  let isRunning = false
  let stopCycle = () => {}
  stage.write = purse.write
  const tell = (message: Parameters<typeof tellParent>[0]) => tellParent(message, boot.siteOrigin)
  const autoplay = createAutoplay({
    show: (left) => view.setAutoplay(left),
    pauseMs: () => (stage.isTurbo ? AUTOPLAY_PAUSE_MS / 3 : AUTOPLAY_PAUSE_MS),
    isRunning: () => isRunning || stage.isPaused || view.spinButton.disabled,
    spin: () => void spin(),
  })
  const remedies = (): Remedies => ({
    refill: { label: fill(text.refill, { amount: purse.write(purse.start) }), run: exits.refill },
    reload: { label: text.reload, run: () => location.reload() },
    back: boot.lobbyUrl ? { label: text.back, run: exits.leave } : undefined,
    fit:
      purse.fits === null
        ? undefined
        : { label: fill(text.playWith, { amount: purse.write(purse.fits) }), run: () => choose(purse.fits) },
    deposit: isFramed ? { label: text.deposit, run: () => tell({ type: 'deposit' }) } : undefined,
  })

  const showBalance = () => view.setBalance(purse.write(purse.balance))
  const showBet = () => {
    const free = purse.freeRounds
    view.setBet(purse.write(purse.bet), purse.canLess, purse.canMore)
    view.setFreeRounds(free && freeRoundsLeft(text, free, purse.write(purse.bet)))
  }

  function choose(bet: bigint | null): void {
    if (bet === null || isRunning) return
    purse.choose(bet)
    keepStake(boot, purse.currency, bet)
    showBet()
  }

  async function spin(): Promise<void> {
    if (isRunning) {
      if (!purse.rules.slamStop) return
      waits.skip()
      reels.hurry()
      return
    }
    if (stage.isPaused || view.spinButton.disabled) return
    const stake = purse.bet
    const free = purse.freeRounds
    const key = roundKey()
    setOff(key, purse.cost)
    try {
      if (purse.balance < purse.cost) await checkFunds(stake)
      await play(key, stake, free?.grantId)
      // Nobody goes on by themselves from rounds that cost nothing to rounds that do.
      if (free && !purse.freeRounds) autoplay.stop()
      autoplay.next()
    } catch (error) {
      await recover(error, key, stake)
    }
  }

  function setOff(round: string, cost: bigint): void {
    isRunning = true
    stopCycle()
    waits.renew()
    sound.tick()
    reels.highlight(undefined)
    if (!isMotionReduced()) reels.start()
    view.setSpin('running')
    view.setMessage('')
    view.setWin(purse.write(0n), false)
    view.setBalance(purse.write(purse.balance >= cost ? purse.balance - cost : purse.balance))
    tell({ type: 'round-started', round, stake: String(cost) })
  }

  /** Money may have come in meanwhile; what the server says last counts. Throws when it does not suffice. */
  async function checkFunds(stake: bigint): Promise<void> {
    purse.renew(await readInfo(purse.session))
    if (purse.balance < stake) throw new PlayError('insufficient_funds', String(purse.balance))
  }

  async function play(key: string, stake: bigint, grantId: string | undefined): Promise<void> {
    const round = await playSpin(purse.session, { key, bet: stake, grantId }, () => {
      view.setMessage(text.errors.offline, 'problem')
      view.announce(text.errors.offline)
    })
    view.setMessage('')
    // Counted from the answer, so that the studio's own clock has counted as much.
    const isOver = delay(purse.rules.roundMs)
    await showRound(stage, round)
    await isOver
    isRunning = false
    purse.balance = BigInt(round.balance)
    const win = BigInt(round.win)
    const isWin = isCelebrated(gradeOf(win, stake))
    view.setWin(purse.write(win), isWin)
    showBalance()
    if (!round.isMaxWin) view.setMessage(winSentence(stage, win, stake), isWin ? 'win' : 'plain')
    view.announce(roundInWords(stage, round, purse.balance))
    const { win: won, balance } = round
    tell({ type: 'round-settled', round: key, stake: grantId ? '0' : round.bet, win: won, balance })
    view.setSpin('ready')
    if (round.isWinWaiting) view.setMessage(text.winWaiting)
    if (round.freeRounds) await countFreeRound(round.freeRounds)
    if (round.isWinPending) await awaitSettlement()
    else if (round.spins.length === 1) stopCycle = cycleWins(stage, round.spins[0]!, stake)
  }

  /** Counts a round the house paid for; after the last one the player hears what they came to. */
  async function countFreeRound(free: FreeRounds): Promise<void> {
    purse.freeRounds = free
    showBet()
    if (purse.freeRounds) return
    await refresh()
    showFreeRoundsEnd(stage, free)
  }

  /** The reels come to rest, the balance is read again and the player is told. */
  async function recover(error: unknown, key: string, stake: bigint): Promise<void> {
    autoplay.stop()
    reels.show(idleStops(boot))
    view.setFeature(undefined)
    reels.setFeature(false)
    isRunning = false
    view.setSpin('ready')
    const isForgotten = isLost(error) || !(await refresh())
    const code = errorCode(error, boot.mode === 'demo')
    const fits = purse.fits === null ? null : String(purse.fits)
    const balance = String(purse.balance)
    const reason = isForgotten ? 'failed' : refusalOf(code)
    tell({ type: 'bet-refused', round: key, reason, stake: String(stake), balance, fits })
    if (isForgotten) return startAnew()
    showProblem(stage, code, purse.write(purse.balance), remedies())
    if (code === 'session_ended') view.setSpin('off')
    if (code === 'round_in_progress') await awaitSettlement()
  }

  /** The studio lost what it knew of this page: the site opens the game again, with whatever the round came to. */
  function startAnew(): void {
    view.setSpin('off')
    if (!isFramed || boot.mode === 'demo') {
      showProblem(stage, 'session_ended', purse.write(purse.balance), remedies())
      return
    }
    view.setMessage(text.loading)
    tell({ type: 'restart' })
  }

  /** Holds the game until the platform has confirmed the last round. */
  async function awaitSettlement(): Promise<void> {
    view.setSpin('off')
    view.setMessage(text.winPending)
    do {
      await new Promise((resolve) => setTimeout(resolve, SETTLING_POLL_MS))
      if (!(await refresh())) return startAnew()
    } while (purse.isBusy)
    view.setMessage(text.ready)
    view.setSpin('ready')
    tell({ type: 'ready', balance: String(purse.balance) })
  }

  /** Reads again what there is to play with, unless a round is under way; false when the session is gone. */
  async function refresh(): Promise<boolean> {
    if (isRunning) return true
    const next = await readInfo(purse.session).catch((error: unknown) => (isLost(error) ? null : undefined))
    if (next && !isRunning) {
      purse.renew(next)
      showBalance()
      showBet()
    }
    return next !== null
  }

  return {
    autoplay,
    async refresh(): Promise<void> {
      if (!(await refresh()) && !isRunning) startAnew()
    },
    spin: () => void spin(),
    /** A round under way is played to its end; none begins after it. */
    pause(): void {
      autoplay.stop()
      view.setMessage(text.paused)
    },
    resume: () => view.setMessage(text.ready),
    stepBet(by: 1 | -1): void {
      if (isRunning) return
      purse.step(by)
      if (!purse.freeRounds) keepStake(boot, purse.currency, purse.bet)
      showBet()
    },
    toggleTurbo(): void {
      if (!purse.rules.turbo) return
      stage.isTurbo = !stage.isTurbo
      view.setTurbo(stage.isTurbo)
    },
    showRules: () => openRules(boot, text, purse.bet, purse.write),
    /** Shows the opened session and settles what a former page left behind. */
    async begin(): Promise<void> {
      view.setRules(purse.rules)
      view.setMessage(stage.isPaused ? text.paused : text.ready)
      view.setWin(purse.write(0n), false)
      showBalance()
      showBet()
      view.setSpin('ready')
      tell({ type: 'ready', balance: String(purse.balance) })
      view.prepareFeature()
      if (purse.isBusy) await awaitSettlement()
    },
  }
}

const isLost = (error: unknown) => error instanceof PlayError && error.code === 'session_not_found'

const delay = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs))

/** What the reels show while nothing has been drawn yet. */
export function idleStops(boot: GameBoot): number[] {
  return boot.strips.map((strip, reel) => (reel * 7) % strip.length)
}
