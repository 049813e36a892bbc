/** How a label of a game is worded and coloured. */
export interface GameTag {
  identity: string
  label: string
  color: 'green' | 'red' | 'orange' | 'blue'
}

/** The tag of a label, matched without regard to case; labels the content does not know stay unseen. */
export function tagOf(label: string, tags: readonly GameTag[]): GameTag | undefined {
  const wanted = label.toLowerCase()
  return tags.find(({ identity }) => identity.toLowerCase() === wanted)
}

const LOOKED_AT = 8
const SHOWN_MAX = 2

/**
 * Labels that tell something about a game on this list: those that no more than two of its first eight carry. One that
 * nearly all carry says nothing, as "new" among the new.
 */
export function tellingLabels(games: readonly { label: string | null }[]): ReadonlySet<string> {
  const first = games.slice(0, LOOKED_AT).map(({ label }) => label)
  const all = new Set(games.flatMap(({ label }) => label ?? []))
  return new Set([...all].filter((label) => first.filter((other) => other === label).length <= SHOWN_MAX))
}
