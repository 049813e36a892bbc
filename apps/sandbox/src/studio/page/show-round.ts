import type { RoundReply, SpinReply } from '../play/reply.ts'
import { celebrate } from './celebrate.ts'
import { showCurtain } from './curtain.ts'
import type { CurtainContent } from './curtain.ts'
import { countUp, isMotionReduced } from './motion.ts'
import {
  allPlaces,
  awaitedFrom,
  countMs,
  gradeOf,
  isCelebrated,
  isOverwhelming,
  windowInWords,
  winsOf,
} from './presentation.ts'
import type { Grade, ShownWin } from './presentation.ts'
import type { Pace } from './reels.ts'
import type { Stage } from './stage.ts'
import { fill } from './texts.ts'

const PACE: Pace = { firstMs: 420, staggerMs: 150, lengthMs: 430 }
const PACE_TURBO: Pace = { firstMs: 60, staggerMs: 28, lengthMs: 230 }
const AWAITED_MS = 620
const CURTAIN_MS = 3400
const SYMBOLS_MS = 900
const BETWEEN_FREE_SPINS_MS = 500

/** Shows a round that is already decided: the paid spin, then its free spins, then the sum. */
export async function showRound(stage: Stage, round: RoundReply): Promise<void> {
  const [paid, ...free] = round.spins
  const bet = BigInt(round.bet)
  let total = await showSpin(stage, paid!, 0n, bet)
  if (free.length > 0) {
    await announceFeature(stage, paid!.freeSpinsWon, free[0]!.multiplier)
    total = await showFreeSpins(stage, paid!.freeSpinsWon, free, total, bet)
    stage.waits.renew()
    await sumUpFeature(stage, total, bet)
    stage.view.setFeature(undefined)
    stage.reels.setFeature(false)
    stage.sound.setScene('base')
  }
  if (round.isMaxWin)
    stage.view.setMessage(fill(stage.text.maxWinReached, { times: stage.boot.figures.maxWinMultiplier }), 'win')
}

/** Lands one spin and shows what it paid. Returns the round's total so far. */
async function showSpin(stage: Stage, spin: SpinReply, before: bigint, bet: bigint): Promise<bigint> {
  await landSpin(stage, spin)
  const won = BigInt(spin.win)
  const total = before + won
  const wins = winsOf(stage.boot, spin)
  if (wins.length === 0) return total

  const { reels, view, waits, sound, write } = stage
  const grade = gradeOf(won, bet)
  const isWin = isCelebrated(grade)
  const places = allPlaces(wins)
  reels.highlight({
    places,
    lines: lineNumbers(wins),
    isActing: (isWin || spin.freeSpinsWon > 0) && !isMotionReduced(),
  })
  if (isWin && grade !== 'small') stage.sparks.burst(view.pointsOf(places))
  if (isOverwhelming(grade)) {
    // The symbols have their moment before the amount has its own.
    await waits.wait(stage.isTurbo ? 150 : SYMBOLS_MS)
    await celebrate(stage, grade, won)
  }
  if (won > 0n) view.setMessage(winSentence(stage, won, bet), isWin ? 'win' : 'plain')
  const lengthMs = isOverwhelming(grade) ? 0 : countMs(grade) * (stage.isTurbo ? 0.4 : 1)
  if (isWin && !isOverwhelming(grade)) sound.win(grade)
  const finish = countUp(before, total, lengthMs, (amount) => view.setWin(write(amount), isWin))
  await waits.wait(lengthMs + (stage.isTurbo ? 100 : 350))
  finish()
  return total
}

async function landSpin({ boot, reels, waits, sound, isTurbo }: Stage, spin: SpinReply): Promise<void> {
  if (isMotionReduced()) {
    reels.show(spin.stops, true)
    sound.stop(0)
    await waits.wait(isTurbo ? 150 : 450)
    return
  }
  const from = isTurbo ? undefined : awaitedFrom(boot, spin.window)
  if (from !== undefined) sound.await(PACE.firstMs + (from - 1) * PACE.staggerMs, (boot.reels - from) * AWAITED_MS)
  await reels.land(spin.stops, {
    ...(isTurbo ? PACE_TURBO : PACE),
    ...(from !== undefined && { await: { from, eachMs: AWAITED_MS } }),
  })
}

async function showFreeSpins(stage: Stage, won: number, spins: readonly SpinReply[], before: bigint, bet: bigint) {
  const { reels, view, waits, text } = stage
  let total = before
  let awarded = won
  for (const [index, spin] of spins.entries()) {
    waits.renew()
    view.setFeature([fill(text.freeSpinsOf, { played: index + 1, awarded }), `×${spin.multiplier}`])
    view.setMessage('')
    if (!isMotionReduced()) reels.start()
    await waits.wait(stage.isTurbo ? 80 : 250)
    total = await showSpin(stage, spin, total, bet)
    if (spin.freeSpinsWon > 0) {
      awarded += spin.freeSpinsWon
      view.setMessage(fill(text.freeSpinsMore, { count: spin.freeSpinsWon }), 'win')
      stage.sound.feature()
      await waits.wait(1100)
    }
    await waits.wait(stage.isTurbo ? 120 : BETWEEN_FREE_SPINS_MS)
  }
  return total
}

/** The doors of the feature: its light comes on behind the panel that says how many spins were won. */
async function announceFeature(stage: Stage, count: number, multiplier: number): Promise<void> {
  const { text, sound, view, reels } = stage
  sound.feature()
  stage.waits.renew()
  await stage.waits.wait(500)
  const note = multiplier > 1 ? fill(text.everyWinTimes, { multiplier }) : undefined
  view.announce([fill(text.freeSpinsIntro, { count }), note].filter(Boolean).join('. '))
  view.setFeature([fill(text.freeSpinsIntro, { count })])
  reels.setFeature(true)
  reels.highlight(undefined)
  sound.setScene('feature')
  await curtainFor(stage, {
    tone: 'feature',
    title: text.freeSpins,
    figure: String(count),
    note,
  })
}

async function sumUpFeature(stage: Stage, total: bigint, bet: bigint): Promise<void> {
  const { text, write } = stage
  const grade = gradeOf(total, bet)
  const tone = isCelebrated(grade) ? ('feature' as const) : ('summary' as const)
  const note = isOverwhelming(grade) ? text.grades[grade] : undefined
  if (isCelebrated(grade)) stage.sound.win(grade)
  if (isOverwhelming(grade)) stage.sparks.rain(60)
  await curtainFor(stage, { tone, title: text.freeSpinsTotal, figure: write(total), note }, (figure) => {
    if (isCelebrated(grade))
      countUp(0n, total, Math.min(2200, countMs(grade)), (amount) => (figure.textContent = write(amount)))
  })
}

/** Shows a panel until the player goes on or its time is over. */
async function curtainFor(
  stage: Stage,
  content: Omit<CurtainContent, 'actions'>,
  onShown: (figure: HTMLElement) => void = () => undefined,
): Promise<void> {
  const carryOn = { label: stage.text.carryOn, run: () => stage.waits.skip() }
  const { close, figure } = showCurtain(stage.view.curtain, { ...content, actions: [carryOn] })
  onShown(figure)
  await stage.waits.wait(CURTAIN_MS)
  close()
  stage.waits.renew()
}

/** What a win is called: a return that is not above the bet is stated, not celebrated. */
export function winSentence({ text, write }: Pick<Stage, 'text' | 'write'>, win: bigint, bet: bigint): string {
  if (win === 0n) return text.noWin
  return fill(win > bet ? text.won : text.returned, { amount: write(win) })
}

/** The result for people who hear the page. */
export function roundInWords(stage: Stage, round: RoundReply, balance: bigint): string {
  const { text, write, boot } = stage
  const [win, bet] = [BigInt(round.win), BigInt(round.bet)]
  const grade: Grade = gradeOf(win, bet)
  const name = isOverwhelming(grade) ? `${text.grades[grade]}. ` : ''
  const reels = fill(text.reelsShow, { reels: windowInWords(boot, round.spins.at(-1)!) })
  return `${name}${winSentence(stage, win, bet)}. ${fill(text.balanceNow, { amount: write(balance) })}. ${isMotionReduced() ? reels : ''}`.trim()
}

/** Goes through the wins of the last spin one by one until told to stop. Below the stake they are named, not played. */
export function cycleWins(stage: Stage, spin: SpinReply, bet: bigint): () => void {
  const wins = winsOf(stage.boot, spin)
  if (wins.length === 0 || isMotionReduced()) return () => undefined
  const isActing = isCelebrated(gradeOf(BigInt(spin.win), bet))
  let next = 0
  const show = () => {
    const win = wins[next++ % wins.length]!
    stage.reels.highlight({ places: win.places, lines: win.line === undefined ? [] : [win.line], isActing })
    const { line, count, symbol } = win
    const sentence = line === undefined ? stage.text.scatterWin : stage.text.lineWin
    stage.view.setMessage(fill(sentence, { line: (line ?? 0) + 1, count, symbol, amount: stage.write(win.amount) }))
  }
  const timer = setInterval(show, 1700)
  return () => clearInterval(timer)
}

function lineNumbers(wins: readonly ShownWin[]): number[] {
  const numbers = wins.flatMap(({ line }) => (line === undefined ? [] : [line]))
  // With many lines at once the drawing would hide the symbols.
  return numbers.length <= 4 ? numbers : []
}
