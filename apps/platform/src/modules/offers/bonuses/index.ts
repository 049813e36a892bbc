export { allowedCashback, allowedOf } from './allowed.ts'
export { amountIn, isWithin, type Units } from './amounts.ts'
export { type LoyaltyFile, type Reward, rewardTerms } from './loyalty-file.ts'
export { type CashbackOffer, nameIn, type Offer, type OfferBook, type OfferedAmount } from './offer.ts'
export { termsOf } from './offer-terms.ts'
export { type Draft, draftBonus, draftQuest, draftWheel } from './draft.ts'
export { type ChosenOffer, type ChosenSpins, chosenOf, fitsDeposit, givenFor } from './chosen-offer.ts'
export { createOffers, type Offers } from './offer-book.ts'
export { OfferError, readOffers } from './read-offers.ts'
export { type CalendarPeriod, periodEdges } from './period-edges.ts'
export { openWindow, questDeeds, type QuestOffer, type QuestTaskFile } from './quest-file.ts'
export { type PlacePrize, type TournamentOffer } from './tournament-file.ts'
export { CHANCES, type Sector, type Wheel } from './wheel-file.ts'
export { timesOf } from './wheel-times.ts'
export { type Segment, type SegmentRules } from './segment-file.ts'
export { isAhead, isOpen, isReceived, standingOf, type Taker } from './standing.ts'
export {
  closeCode,
  codeView,
  deleteCode,
  insertChoice,
  insertCode,
  lockIssues,
  moveChoice,
  readChoice,
  readCodes,
} from './store.ts'
export { type OfferedSpins, offerView } from './view.ts'
export type { WholeBook } from './whole-book.ts'
