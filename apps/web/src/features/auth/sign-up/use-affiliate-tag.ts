import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readConsent } from '../../../shared/analytics/tag-manager.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { type Search, one, stringifySearch } from '../../../shared/page/search.ts'
import { affiliateCookie } from './affiliate-tag.ts'

/** Keeps the partner's tag a visitor arrived with (`?stag=`) and takes it out of the address. */
export function useAffiliateTag(): void {
  const router = useRouter()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const { affiliateTagExpiration: days } = usePage().flags
  const isTagged = 'stag' in search
  useEffect(() => {
    if (!isTagged) return
    const { stag: _stag, ...rest } = search
    const cookie = affiliateCookie(one(search, 'stag'), document.cookie, { days, consent: readConsent() })
    if (cookie) document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie
    const { pathname, hash } = router.history.location
    router.history.replace(pathname + stringifySearch(rest) + hash)
  }, [router, search, isTagged, days])
}
