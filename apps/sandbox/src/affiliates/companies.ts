/** The affiliate companies played here, each under the id the house registered it by. */
export const affiliateIds = ['trailhead', 'signpost'] as const
export type AffiliateId = (typeof affiliateIds)[number]

export const affiliateNames: Record<AffiliateId, string> = { trailhead: 'Trailhead', signpost: 'Signpost' }

/** The places where each leads visitors from. */
export const campaigns = ['newsletter', 'review', 'winter'] as const
export type Campaign = (typeof campaigns)[number]

/** What the contract with the house pays for a player's first deposit, in cents. */
export const COMMISSION_CENTS = 4_000n

/** How a company answers: as it should, not at all, or so that the house believes it has nothing. */
export const habits = ['usual', 'away', 'forgetful'] as const
export type Habit = (typeof habits)[number]
