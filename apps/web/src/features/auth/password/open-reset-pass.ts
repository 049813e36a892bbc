import type { AnyRouter } from '@tanstack/react-router'
import { type Search, stringifySearch } from '../../../shared/page/search.ts'

/** Goes on to the new password with the code that allows it, in the place of the dialog that asked. */
export function openResetPass(router: AnyRouter, resetCode: string): void {
  const { 'forgot-pass': _, ...search } = router.latestLocation.search as Search
  const { pathname } = router.history.location
  router.history.replace(pathname + stringifySearch({ ...search, 'reset-pass': 'true', resetCode }))
}
