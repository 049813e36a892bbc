export interface EntryVisitor {
  isPlayer: boolean
  /** The active account holds something. */
  hasBalance: boolean
}

/** What a click on a card does: start for real money, or ask first. */
export function entryOf({ isPlayer, hasBalance }: EntryVisitor): 'real' | 'ask' {
  return isPlayer && hasBalance ? 'real' : 'ask'
}

export type EntryChoice = 'register' | 'sign-in' | 'deposit' | 'demo'

/** What the question offers, the main action first. A demo only where the game has one. */
export function entryChoices({ isPlayer, isDemo }: { isPlayer: boolean; isDemo: boolean }): EntryChoice[] {
  if (isPlayer) return isDemo ? ['deposit', 'demo'] : ['deposit']
  return isDemo ? ['register', 'demo'] : ['register', 'sign-in']
}
