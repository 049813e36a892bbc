import type { FreeRounds } from '../play/reply.ts'
import { showCurtain } from './curtain.ts'
import type { Texts } from './sentences.ts'
import type { Stage } from './stage.ts'
import { fill } from './texts.ts'

/** How many rounds the house still pays for, and what one is worth. */
export function freeRoundsLeft(text: Texts, { rounds, played }: FreeRounds, value: string): string {
  return fill(text.houseSpinsLeft, { left: rounds - played, count: rounds, value })
}

/** Tells what the rounds the house paid for have won. */
export function showFreeRoundsEnd({ view, text, write }: Stage, { rounds, won }: FreeRounds): void {
  const amount = write(BigInt(won))
  const note = fill(text.houseSpinsWon, { count: rounds })
  view.announce(`${text.houseSpinsPlayed}. ${note} ${amount}`)
  showCurtain(view.curtain, {
    tone: 'summary',
    title: text.houseSpinsPlayed,
    figure: amount,
    note,
    actions: [{ label: text.carryOn, run: () => undefined }],
  })
}
