import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Search, one } from '../../../shared/page/search.ts'
import { rememberCode } from './brought-codes.ts'

/** Keeps the code of whoever brought the visitor (`?ref=`), wherever they go on to from there. */
export function useReferralCode(): void {
  const code = useRouterState({ select: (state) => one(state.location.search as Search, 'ref') })
  useEffect(() => {
    if (code) rememberCode('referralCode', code)
  }, [code])
}
