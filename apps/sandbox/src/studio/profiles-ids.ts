/** Mathematical profiles, from the calmest to the most volatile. */
export const profileIds = ['calm', 'steady', 'even', 'brisk', 'bold', 'fierce'] as const
export type ProfileId = (typeof profileIds)[number]

/** Reel layouts: reels x rows - paylines. */
export const layoutIds = ['3x3-5', '5x3-10', '5x3-20', '5x4-40', '6x4-50'] as const
export type LayoutId = (typeof layoutIds)[number]

export interface ProfileLayout {
  readonly profileId: ProfileId
  readonly layoutId: LayoutId
}

const layoutsOf: Record<ProfileId, readonly LayoutId[]> = {
  calm: ['3x3-5', '5x3-10', '5x3-20', '5x4-40'],
  steady: ['3x3-5', '5x3-10', '5x3-20', '5x4-40', '6x4-50'],
  even: ['3x3-5', '5x3-10', '5x3-20', '5x4-40', '6x4-50'],
  brisk: ['5x3-10', '5x3-20', '5x4-40', '6x4-50'],
  bold: ['5x3-10', '5x3-20', '5x4-40', '6x4-50'],
  fierce: ['5x3-10', '5x3-20', '5x4-40', '6x4-50'],
}

/** Every pair of profile and layout that has a reel set; a theme may use these and no other. */
export const profileLayouts: readonly ProfileLayout[] = profileIds.flatMap((profileId) =>
  layoutsOf[profileId].map((layoutId) => ({ profileId, layoutId })),
)
