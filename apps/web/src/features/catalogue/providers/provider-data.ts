import type { Provider } from '@baize/contract'
import type { Text } from '../../../shared/content/text.ts'
import { densities } from '../../../shared/games/game-card-data.ts'

export interface ProviderData {
  id: string
  identity: string
  name: string
  /** Games that can be played. */
  count: number
  /** Logo addresses on the studio's origin by density, 1x first. */
  logo: string[]
}

export function toProviderData({ id, identity, name, gameEnabledCount, images, customImages }: Provider): ProviderData {
  const own = densities(customImages['116x40'])
  return { id, identity, name, count: gameEnabledCount, logo: own.length > 0 ? own : densities(images['116x40']) }
}

/** Studios that have games. */
export function playableProviders(providers: readonly Provider[]): ProviderData[] {
  return providers.map(toProviderData).filter(({ count }) => count > 0)
}

/** The studios of the shelf: those the content tree names, in its order; all of them when it names none. */
export function orderedProviders(providers: readonly Provider[], cardsGroup: Text): ProviderData[] {
  const playable = playableProviders(providers)
  const wanted = cardsGroup.at<{ identity: string }[]>('providers.items') ?? []
  if (wanted.length === 0) return playable
  return wanted.flatMap(({ identity }) => playable.filter((provider) => provider.identity === identity))
}
