import { usePage, useText } from '../page/page-context.tsx'
import { stringifySearch } from '../page/search.ts'

/** Where the games of some studios are: the default category, narrowed to them. */
export function useProvidersHref(): (identities: readonly string[]) => string {
  const { prefix, collections } = usePage()
  const wanted = useText('globalComponents.providersSettings')('defaultCategory')
  const category = collections.find(({ identity }) => identity === wanted) ?? collections[0]
  return (identities) => `${prefix}/categories/${category?.identity ?? ''}${stringifySearch({ provider: identities })}`
}
