import { island } from '../shared/page/island.tsx'
import type { CategoryData } from './category-load.ts'
import { pageLoader } from './page-loader.ts'
import { usePageData } from './use-page-data.ts'

const CategoryBlocks = island(() => import('./category-blocks.tsx').then((module) => module.CategoryBlocks))

export const load = pageLoader(CategoryBlocks, () => import('./category-load.ts'))

export function Page() {
  return <CategoryBlocks data={usePageData<CategoryData>()} />
}
