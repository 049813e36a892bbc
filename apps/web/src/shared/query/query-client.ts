import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of what belongs to the player. Only lazily loaded parts import it, so that a guest's first load
 * does not carry the library (docs/decisions). The client retries reads itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
