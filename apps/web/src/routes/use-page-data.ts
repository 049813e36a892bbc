import { useMatch } from '@tanstack/react-router'

/** What the loader of the page returned. */
export function usePageData<Data>(): Data {
  return useMatch({ strict: false }).loaderData as Data
}
