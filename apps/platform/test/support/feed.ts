/** A feed of `count` games spread over the given number of studios and collections, the same every time. */
export function makeFeed(count: number, over: { revision?: string; studios?: number; collections?: number } = {}) {
  const studios = range(over.studios ?? 2).map((n) => ({
    identity: `studio-${n}`,
    name: `Studio ${n}`,
    images: { '116x40': { '1x': `/cdn/studio-${n}.png` } },
  }))
  const collections = range(over.collections ?? 3).map((n) => ({ identity: `shelf-${n}`, name: `Shelf ${n}` }))
  const games = range(count).map((n) => ({
    identity: `game-${n}`,
    name: `Gäme ${n}`,
    studio: studios[n % studios.length]!.identity,
    collections: [collections[n % collections.length]!.identity],
    labels: n % 5 === 0 ? ['new'] : [],
    type: 'slot',
    volatility: 'high',
    rtp: 96.12,
    hitRate: 28.4,
    maxWinMultiplier: 5000,
    paylines: 20,
    reels: 5,
    rows: 3,
    isDemoMode: n % 7 !== 6,
    platforms: n % 4 === 3 ? [2] : [1, 2],
    screenWidthRatio: 16,
    screenHeightRatio: 9,
    dominantColor: '#123456',
    popularity: count - n,
    images: { '200x300': { '1x': `/cdn/game-${n}.png` } },
  }))
  return { revision: over.revision ?? `r${count}`, studios, collections, games }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}
