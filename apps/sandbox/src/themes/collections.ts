import type { LayoutId, ProfileId } from '../studio/profiles-ids.ts'

/** Every row of the lobby that the feed can fill, in menu order. */
export const collections = [
  { identity: 'recommended', name: 'Recommended' },
  { identity: 'popular', name: 'Popular' },
  { identity: 'new', name: 'New' },
  { identity: 'turbogames', name: 'Quick rounds' },
  { identity: 'exclusive', name: 'Only here' },
  { identity: 'classics', name: 'Classics' },
  { identity: 'fruits', name: 'Fruits' },
  { identity: 'mythology', name: 'Mythology' },
  { identity: 'ocean', name: 'Ocean' },
  { identity: 'desert', name: 'Desert' },
  { identity: 'space', name: 'Space' },
  { identity: 'wildlife', name: 'Wildlife' },
  { identity: 'mystery', name: 'Mystery' },
  { identity: 'adventure', name: 'Adventure' },
  { identity: 'fables', name: 'Fables' },
  { identity: 'gardens', name: 'Gardens' },
  { identity: 'gems', name: 'Gems' },
  { identity: 'music-hall', name: 'Music hall' },
  { identity: 'winter', name: 'Winter' },
  { identity: 'workshop', name: 'Workshop' },
  { identity: 'low-volatility', name: 'Low volatility' },
  { identity: 'high-volatility', name: 'High volatility' },
  { identity: 'three-reels', name: 'Three reels' },
  { identity: 'megareels', name: 'Six reels' },
] as const

export type CollectionIdentity = (typeof collections)[number]['identity']

/** Collections a person puts a game into by what it shows; the others follow from the game itself. */
export type Subject = Extract<
  CollectionIdentity,
  | 'classics'
  | 'fruits'
  | 'mythology'
  | 'ocean'
  | 'desert'
  | 'space'
  | 'wildlife'
  | 'mystery'
  | 'adventure'
  | 'fables'
  | 'gardens'
  | 'gems'
  | 'music-hall'
  | 'winter'
  | 'workshop'
>

const LOW: readonly ProfileId[] = ['calm', 'steady']
const HIGH: readonly ProfileId[] = ['bold', 'fierce']

/** Quick rounds are those with few reels or few lines to look at. */
const isQuick = (layoutId: LayoutId) => layoutId === '3x3-5' || layoutId === '5x3-10'

/** All collections of a game in menu order: its subjects and what its mathematics, layout and labels put it into. */
export function collectionsOf(
  game: { layoutId: LayoutId; profileId: ProfileId; labels: readonly string[] },
  subjects: readonly Subject[],
  place: { isPopular: boolean; isRecommended: boolean },
): CollectionIdentity[] {
  const member: Partial<Record<CollectionIdentity, boolean>> = {
    recommended: place.isRecommended,
    popular: place.isPopular,
    new: game.labels.includes('new'),
    exclusive: game.labels.includes('exclusive'),
    turbogames: isQuick(game.layoutId),
    'low-volatility': LOW.includes(game.profileId),
    'high-volatility': HIGH.includes(game.profileId),
    'three-reels': game.layoutId === '3x3-5',
    megareels: game.layoutId === '6x4-50',
  }
  for (const subject of subjects) member[subject] = true
  return collections.map(({ identity }) => identity).filter((identity) => member[identity])
}
