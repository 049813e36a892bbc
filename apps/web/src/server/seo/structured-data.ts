import type { CategoryData } from '../../routes/category-load.ts'
import type { GameData } from '../../routes/game-load.ts'
import type { QuestionsData } from '../../routes/questions-load.ts'
import { wordsOf } from '../../shared/content/marked-text.ts'
import { pictureOf } from '../../shared/games/game-card-data.ts'
import { formatTag } from '@baize/contract/dates'
import type { PageInfo } from '../../shared/page/page-info.ts'
import type { Brand } from '../brand/brand.ts'
import { brandFile } from '../brand/brand-files.ts'
import { addressIn } from './head.ts'

/** Games of a list that are named to search engines. */
const ITEMS_MAX = 30

type Describe<Data> = (data: Data, info: PageInfo, brand: Brand) => object[]

/** What a page is, in the words of schema.org, by the path of its route and what it loaded. */
export function structuredDataOf(
  path: string | undefined,
  data: unknown,
  { info, brand }: { info: PageInfo; brand: Brand },
): object[] {
  const describe = path === undefined ? undefined : PAGES[path]
  if (!describe || !data) return []
  return describe(data, info, brand).map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

const PAGES: Readonly<Record<string, Describe<unknown>>> = {
  '/': (_data, info, brand) => [
    {
      '@type': 'Organization',
      name: brand.name,
      url: `${info.publicUrl}/`,
      logo: info.publicUrl + brandFile(brand, 'icon-512.png', '/icon-512.png'),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: addressIn(info, info.locale, '/'),
      inLanguage: formatTag(info.locale),
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${addressIn(info, info.locale, '/categories/all')}?name={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
  '/categories/$identity': of<CategoryData>(({ collection, games, total }, info) => [
    trail(info, [{ name: collection.label, path: `/categories/${collection.identity}` }]),
    {
      '@type': 'ItemList',
      name: collection.label,
      numberOfItems: total,
      itemListElement: games.slice(0, ITEMS_MAX).map(({ name, identity }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: addressIn(info, info.locale, `/games/${identity}`),
      })),
    },
  ]),
  '/games/$id': of<GameData>(({ game, shelf }, info) => {
    const collection = info.collections.find(({ identity }) => identity === shelf)
    const path = `/games/${game.identity}`
    return [
      trail(info, [
        ...(collection ? [{ name: collection.label, path: `/categories/${collection.identity}` }] : []),
        { name: game.name, path },
      ]),
      {
        '@type': 'VideoGame',
        name: game.name,
        url: addressIn(info, info.locale, path),
        image: pictureOf(info.studioUrl, game.cover.slice(-1)).src,
        ...(game.facts && { author: { '@type': 'Organization', name: game.facts.provider.name } }),
        applicationCategory: 'Game',
        operatingSystem: 'Web',
      },
    ]
  }),
  '/questions/$pageIdentity': of<QuestionsData>(({ page }, info) => [
    trail(info, [{ name: page.title, path: `/questions/${page.pageIdentity}` }]),
    {
      '@type': 'FAQPage',
      inLanguage: formatTag(info.locale),
      mainEntity: page.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer.$md) },
      })),
    },
  ]),
}

/** A description of what a route's own loader gave. */
function of<Data>(describe: Describe<Data>): Describe<unknown> {
  return (data, info, brand) => describe(data as Data, info, brand)
}

/** The way from the first page to this one. */
function trail(info: PageInfo, steps: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: info.brand.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(info, info.locale, path),
    })),
  }
}
