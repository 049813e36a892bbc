/** A wish to stake, as any room of the house brings it to the door. It knows nothing of that room's protocol. */
export interface Stake {
  /** Who brings it: a studio, later the sportsbook. */
  source: string
  /** The source's own name for this stake, used once. */
  reference: string
  /** What the entry of the ledger is called: `bet`. Part of its key. */
  kind: string
  /** The part of the house that stands against the player: `studio:<source>`. */
  house: string
  /** The source's own name for the round. */
  round: string
  accountId: string
  /** The game that was opened, by id and by the name its company knows it by. */
  game: { id: string; identity: string }
  /** Smallest units, above zero; zero where `free` says what the round is worth. */
  amount: bigint
  /** A round that costs nothing, of one stake alone. */
  free?: FreeRound
  /** What the source says it is staked on and in; rules compare it with what was opened. */
  claimed: { game: string; currency: string }
  /** What the player opened to stake from. */
  opening: Opening
  /** When it was brought. */
  at: Date
}

export interface FreeRound {
  /** What the round would have cost: what it can pay goes by that. Smallest units, above zero. */
  value: bigint
  /** The ledger account its winnings go to; the player's cash where it is `null`. */
  purse: string | null
}

export interface Opening {
  /** The sign-in it was opened from. */
  signInId: string
  /** Where the player was, `null` when nobody knows. */
  country: string | null
  /** No stake is taken from here on. */
  endsAt: Date
  /** Most that one of its rounds may cost, in smallest units; `null` where no rule says. */
  stakeMax: bigint | null
  /** After how many minutes of play a reality check has to be answered, and a rest kept; nothing where none is asked. */
  check?: { minutes: number; restMinutes: number } | null
}

/** How much of a stake comes from each purse, in smallest units; together the whole stake. */
export interface Composition {
  cash: bigint
  bonus: bigint
}

/** What is known of the stake's account and round, read with the money locked. */
export interface Considered {
  playerId: string
  currency: string
  /** What each purse holds. */
  purses: Composition
  /** `foreign`: of another account or game. */
  round: 'new' | 'open' | 'closed' | 'foreign'
}

export type StakeOutcome =
  /** `entryId` is `null` for a round that costs nothing. */
  | { kind: 'taken'; entryId: string | null; composition: Composition; cash: bigint }
  | { kind: 'refused'; reason: string; cash: bigint }
  /** The reference was used before: for the same stake, or for another. */
  | { kind: 'repeated'; entryId: string; cash: bigint }
  | { kind: 'conflict' }
