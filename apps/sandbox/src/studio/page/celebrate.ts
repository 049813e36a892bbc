import { element } from './dom.ts'
import { countUp, isMotionReduced } from './motion.ts'
import { countMs, isOverwhelming } from './presentation.ts'
import type { Grade } from './presentation.ts'
import type { Stage } from './stage.ts'

/** How long the whole amount stays before the game goes on. */
const REST_MS = 1100

/** Counts up a win over the reels, as large as its grade; the player can cut it short. */
export async function celebrate(stage: Stage, grade: Grade, won: bigint): Promise<void> {
  if (!isOverwhelming(grade)) return
  const { view, waits, text, write, sparks, sound } = stage
  const amount = element('bdi', { class: 'amount' }, write(won))
  amount.style.setProperty('--characters', String(Math.max(6, write(won).length)))
  view.celebration.replaceChildren(
    element('div', { class: 'rays' }),
    element('p', { class: 'title' }, text.grades[grade]),
    amount,
  )
  view.celebration.dataset.grade = grade
  view.celebration.hidden = false
  sound.win(grade)
  sparks.rain(grade === 'big' ? 40 : grade === 'great' ? 80 : 130)
  const lengthMs = isMotionReduced() ? 0 : countMs(grade) * (stage.isTurbo ? 0.5 : 1)
  const finish = countUp(0n, won, lengthMs, (shown) => (amount.textContent = write(shown)))
  await waits.wait(lengthMs)
  finish()
  // A first press shows the whole amount at once, a second one goes on.
  waits.renew()
  await waits.wait(REST_MS)
  view.celebration.hidden = true
  view.celebration.replaceChildren()
  waits.renew()
}
