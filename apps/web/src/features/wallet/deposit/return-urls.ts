import { parseSearch, stringifySearch } from '../../../shared/page/search.ts'

const RESULTS = ['deposit-success', 'deposit-error', 'deposit-redirect', 'deposit-pending']

/** Where the payment page sends the player back to: the page they were on, with the result in place of the wallet. */
export function returnUrls({ pathname, search }: { pathname: string; search: string }) {
  const kept = Object.entries(parseSearch(search)).filter(([key]) => key !== 'wallet' && !RESULTS.includes(key))
  const urlFor = (result: string) => pathname + stringifySearch({ ...Object.fromEntries(kept), [result]: 'true' })
  return {
    redirectSuccessUrl: urlFor('deposit-success'),
    redirectErrorUrl: urlFor('deposit-error'),
    redirectUrl: urlFor('deposit-redirect'),
  }
}
