import type { LoyaltyAccount } from '@baize/contract'

/** How far a player is from the present level to the next, from 0 to 1 with two decimals; 1 on the last level. */
export function levelProgress({
  points,
  currentLevel,
  nextLevel,
}: Pick<LoyaltyAccount, 'points' | 'currentLevel' | 'nextLevel'>): number {
  if (!nextLevel) return 1
  const step = nextLevel.points - currentLevel.points
  if (step <= 0) return 1
  return Math.min(1, Math.max(0, Math.round(((points - currentLevel.points) / step) * 100) / 100))
}

/** The drawing of a level, which counts from 1; above the last one drawn, that one. `null` when none is. */
export function levelPicture(images: readonly { imageUrl: string }[], order: number): string | null {
  return images[Math.min(order, images.length) - 1]?.imageUrl ?? null
}
