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
