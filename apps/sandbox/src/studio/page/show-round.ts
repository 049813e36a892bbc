import type { RoundReply, SpinReply } from '../play/reply.ts'
import { showCurtain } from './curtain.ts'
import type { CurtainContent } from './curtain.ts'
import { countUp, isMotionReduced } from './motion.ts'
import { allPlaces, countMs, windowInWords, winsOf } from './presentation.ts'
import type { ShownWin } from './presentation.ts'
import type { Pace } from './reels.ts'
import type { Stage } from './stage.ts'
import { fill } from './texts.ts'

const PACE: Pace = { firstMs: 420, staggerMs: 150, lengthMs: 430 }
const PACE_TURBO: Pace = { firstMs: 60, staggerMs: 28, lengthMs: 230 }
const CURTAIN_MS = 3400
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
  }
  if (round.isMaxWin)
    stage.view.setMessage(fill(stage.text.maxWinReached, { times: stage.boot.figures.maxWinMultiplier }), 'win')
}

/** Lands one spin and shows what it paid. Returns the round's total so far. */
async function showSpin(stage: Stage, spin: SpinReply, before: bigint, bet: bigint): Promise<bigint> {
  const { reels, view, waits, sound, write } = stage
  if (isMotionReduced()) {
    reels.show(spin.stops)
    await waits.wait(stage.isTurbo ? 150 : 450)
  } else {
    await reels.land(spin.stops, stage.isTurbo ? PACE_TURBO : PACE)
  }
  const won = BigInt(spin.win)
  const total = before + won
  const wins = winsOf(stage.boot, spin)
  if (wins.length === 0) return total

  const isCelebrated = won > bet
  reels.highlight({ places: allPlaces(wins), lines: lineNumbers(wins), isPulsing: !isMotionReduced() })
  if (won > 0n) view.setMessage(winSentence(stage, won, bet), isCelebrated ? 'win' : 'plain')
  if (isCelebrated) sound.win()
  const lengthMs = isCelebrated ? countMs(won, bet) * (stage.isTurbo ? 0.4 : 1) : 250
  const finish = countUp(before, total, lengthMs, (amount) => view.setWin(write(amount), total > bet))
  await waits.wait(lengthMs + (stage.isTurbo ? 100 : 350))
  finish()
  return total
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

async function announceFeature(stage: Stage, count: number, multiplier: number): Promise<void> {
  const { text, sound } = stage
  sound.feature()
  stage.waits.renew()
  await stage.waits.wait(500)
  const note = multiplier > 1 ? fill(text.everyWinTimes, { multiplier }) : undefined
  stage.view.announce([fill(text.freeSpinsIntro, { count }), note].filter(Boolean).join('. '))
  await curtainFor(stage, {
    tone: 'feature',
    title: text.freeSpins,
    figure: String(count),
    note,
  })
}

async function sumUpFeature(stage: Stage, total: bigint, bet: bigint): Promise<void> {
  const { text, write } = stage
  const content = { tone: 'feature' as const, title: text.freeSpinsTotal, figure: write(total) }
  await curtainFor(stage, content, (figure) => {
    if (total > bet)
      countUp(0n, total, Math.min(1800, countMs(total, bet)), (amount) => (figure.textContent = write(amount)))
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
  const result = winSentence(stage, BigInt(round.win), BigInt(round.bet))
  const reels = fill(text.reelsShow, { reels: windowInWords(boot, round.spins.at(-1)!) })
  return `${result}. ${fill(text.balanceNow, { amount: write(balance) })}. ${isMotionReduced() ? reels : ''}`.trim()
}

/** Goes through the wins of the last spin one by one until told to stop. */
export function cycleWins(stage: Stage, spin: SpinReply): () => void {
  const wins = winsOf(stage.boot, spin)
  if (wins.length === 0 || isMotionReduced()) return () => undefined
  let next = 0
  const show = () => {
    const win = wins[next++ % wins.length]!
    stage.reels.highlight({ places: win.places, lines: win.line === undefined ? [] : [win.line], isPulsing: true })
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
