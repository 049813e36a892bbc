import type { LoyaltyFile } from './loyalty-file.ts'
import type { OfferBook } from './offer.ts'
import type { QuestOffer } from './quest-file.ts'
import type { Segment } from './segment-file.ts'
import type { TournamentOffer } from './tournament-file.ts'
import type { Wheel } from './wheel-file.ts'

/** Everything the files say at one moment. */
export interface WholeBook extends OfferBook {
  loyalty: LoyaltyFile
  quests: ReadonlyMap<string, QuestOffer>
  wheels: ReadonlyMap<string, Wheel>
  segments: ReadonlyMap<string, Segment>
  tournaments: ReadonlyMap<string, TournamentOffer>
}
