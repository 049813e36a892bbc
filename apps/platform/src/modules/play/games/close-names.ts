/** Shorter words have too many neighbours. */
const LENGTH_MIN = 4

/**
 * Whether the text, with one slip of the finger at most, begins a word of the name and goes on as the name does: a letter
 * too many, too few, another in its place, or two that changed places. Both are folded. `lighthuse` is close to
 * `old lighthouse`, `ligth hous` is not.
 */
export function isCloseTo(text: string, name: string): boolean {
  if (text.length < LENGTH_MIN) return false
  for (let start = 0; start >= 0; start = nextWord(name, start))
    if (beginsWithSlip(name.slice(start), text)) return true
  return false
}

function nextWord(name: string, from: number): number {
  const blank = name.indexOf(' ', from)
  return blank < 0 ? -1 : blank + 1
}

function beginsWithSlip(name: string, text: string): boolean {
  let same = 0
  while (same < text.length && name[same] === text[same]) same++
  if (same === text.length) return true
  const rest = text.slice(same + 1)
  const isExtra = name.startsWith(rest, same)
  const isMissing = name.startsWith(text.slice(same), same + 1)
  const isOther = name.startsWith(rest, same + 1)
  const areSwapped =
    name[same] === text[same + 1] && name[same + 1] === text[same] && name.startsWith(text.slice(same + 2), same + 2)
  return isExtra || isMissing || isOther || areSwapped
}
