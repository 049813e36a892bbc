import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Letters and digits that the font's shaper sets from right to left by itself. */
const SET_RIGHT_TO_LEFT = /[\u0590-\u08ff]/u

/** What steers the order of a line and is nothing to see. */
const CONTROLS = /[\u061c\u200e\u200f\u2066-\u2069]/gu

/** Text that keeps together and does not turn what stands beside it, as an amount before its currency. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/**
 * The words of a line as they stand from left to right, each to be set by itself. A PDF has no directions: words of
 * Persian follow each other from right to left, and its figures from left to right, although the shaper turns both.
 */
export function drawnWords(text: string, direction: 'ltr' | 'rtl'): string[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const runs: { text: string; level: number }[] = []
  for (let index = 0; index < text.length; index++) {
    const level = levels[index]!
    const character = mirrored.get(index) ?? text[index]!
    const last = runs.at(-1)
    if (last?.level === level) last.text += character
    else runs.push({ text: character, level })
  }
  return inDrawnOrder(runs)
    .flatMap(wordsOf)
    .map((word) => word.replaceAll(CONTROLS, ''))
    .filter((word) => word !== '')
}

/** Rule L2 of the bidirectional algorithm: from the highest level down, what stands at it or above is turned. */
function inDrawnOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  let drawn = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level--) {
    const turned: Run[] = []
    let group: Run[] = []
    for (const run of drawn) {
      if (run.level >= level) {
        group.unshift(run)
        continue
      }
      turned.push(...group, run)
      group = []
    }
    drawn = [...turned, ...group]
  }
  return drawn
}

function wordsOf({ text, level }: { text: string; level: number }): string[] {
  const words = text.split(/(\s+)/).filter((word) => word !== '')
  if (level % 2 === 1) return words.toReversed()
  return words.map((word) => (SET_RIGHT_TO_LEFT.test(word) ? Array.from(word).toReversed().join('') : word))
}
