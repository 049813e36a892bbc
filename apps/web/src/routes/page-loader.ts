import type { Island } from '../shared/page/island.tsx'
import { loadOnce } from '../shared/page/load-once.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'

/**
 * A page's loader in a file of its own: the first page comes with its data, so that a browser needs it only when
 * it moves on. The body of the page arrives at its side.
 */
export function pageLoader<Props extends object>(
  body: Island<Props>,
  load: () => Promise<{ load: (input: LoadInput) => Promise<WithMeta> }>,
): (input: LoadInput) => Promise<WithMeta> {
  const loadLoader = loadOnce(load)
  return async (input) => {
    const [loader] = await Promise.all([loadLoader(), body.preload()])
    return loader.load(input)
  }
}
