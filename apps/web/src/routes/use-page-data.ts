import { useMatch } from '@tanstack/react-router'

/** What the loader of the page returned; the same object until the loader runs again. */
export function usePageData<Data>(): Data {
  const data: unknown = useMatch({ strict: false, select: ({ loaderData }) => loaderData as unknown })
  return data as Data
}
