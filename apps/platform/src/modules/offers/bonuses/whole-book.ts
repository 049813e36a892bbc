import type { LoyaltyFile } from './loyalty-file.ts'
import type { OfferBook } from './offer.ts'

/** Everything the files say at one moment. */
export interface WholeBook extends OfferBook {
  loyalty: LoyaltyFile
}
