import { Platform } from '@baize/contract/kinds'
import { loadShelves, shelfCollections } from '../features/catalogue/rows/load-shelves.ts'
import { type ProviderData, orderedProviders } from '../features/catalogue/providers/provider-data.ts'
import type { ShelvesData } from '../features/catalogue/rows/shelves-data.ts'
import { type Slide, slidesFor } from '../features/lobby/slides.ts'
import { WINS_MAX, type WinData, toWinData } from '../features/lobby/activity/wins.ts'
import { readPart } from '../shared/content/text.ts'
import type { PageMeta, WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface MainData extends WithMeta {
  /** When the dates of the slides were looked at. */
  nowMs: number
  shelves: ShelvesData
  providers: ProviderData[]
  wins: WinData[]
}

const MINUTE_MS = 60_000

/** Every collection that is not hidden, as a shelf. */
export async function load({ api, info, content }: LoadInput): Promise<MainData> {
  const cards = readPart(content.get('globalComponents.cardsGroup'))
  const place = { platform: Platform.desktop, countryCode: info.country ?? 'UA' }
  const [shelves, providers, winners, meta] = await Promise.all([
    loadShelves(api, info, shelfCollections(info)),
    api.call('listProviders', {}),
    cards.at('latestWinners.display') ? api.call('listWinners', { query: { perPage: WINS_MAX, ...place } }) : [],
    metaOf(content, 'pages.casino'),
  ])
  // To the minute: a page that has not changed otherwise keeps its tag, and those who have it are sent nothing.
  const nowMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
  const slides = readPart(content.get('globalComponents.slider')).at<Slide[]>('slideList') ?? []
  const [first] = slidesFor(slides, { nowMs, isPlayer: false, segments: [] })
  return {
    nowMs,
    shelves,
    providers: orderedProviders(providers, cards),
    wins: winners.map(toWinData),
    meta: { ...meta, preloadImages: first && picturesOf(first, info.direction) },
  }
}

function picturesOf(slide: Slide, direction: 'ltr' | 'rtl'): PageMeta['preloadImages'] {
  const { desktopImage, desktopImageRtl, mobileImage } = slide
  return [
    { href: (direction === 'rtl' && desktopImageRtl) || desktopImage, media: '(min-width: 768px)' },
    { href: mobileImage, media: '(max-width: 767px)' },
  ]
}
