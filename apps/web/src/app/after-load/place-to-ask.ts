import type { Search } from '../../shared/page/search.ts'
import { isInQuery } from '../dialogs/dialog-rules.ts'

/**
 * Where a player may be asked something: in a lobby, or with the wallet open; `null` elsewhere. Never over a game, and
 * never over another dialog.
 */
export function placeToAsk({ pathname, search }: { pathname: string; search: Search }): string | null {
  const dialogs = Object.keys(search).filter(isInQuery)
  if (pathname.startsWith('/games/') || dialogs.some((name) => name !== 'wallet')) return null
  if (dialogs.includes('wallet')) return 'wallet'
  return pathname === '/' || pathname === '/main' || pathname.startsWith('/categories/') ? pathname : null
}
