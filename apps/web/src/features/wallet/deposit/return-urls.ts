import { parseSearch, stringifySearch } from '../../../shared/page/search.ts'

const LEFT_OUT = ['wallet', 'invoice', 'deposit-success', 'deposit-error', 'deposit-redirect', 'deposit-pending']

/**
 * Where the payment page sends the player back to: the page they were on, with the result in place of the wallet, and
 * which deposit it is of. The platform puts the id in place of `{invoice}`.
 */
export function returnUrls({ pathname, search }: { pathname: string; search: string }) {
  const kept = Object.entries(parseSearch(search)).filter(([key]) => !LEFT_OUT.includes(key))
  const urlFor = (result: string) =>
    pathname + stringifySearch({ ...Object.fromEntries(kept), [result]: 'true', invoice: '{invoice}' })
  return {
    redirectSuccessUrl: urlFor('deposit-success'),
    redirectErrorUrl: urlFor('deposit-error'),
    redirectUrl: urlFor('deposit-redirect'),
  }
}
