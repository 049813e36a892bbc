import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { isActive } from '../../shared/bonuses/bonus-kind.ts'
import { heldBonusesQuery } from '../../shared/bonuses/queries.ts'
import { api } from '../../shared/api.ts'
import { readPart } from '../../shared/content/text.ts'
import type { Content } from '../../shared/content/content.ts'
import { loyaltyQuery } from '../../shared/loyalty/queries.ts'
import type { PageInfo } from '../../shared/page/page-info.ts'
import { accountsQuery, isActive as isActiveAccount, profileQuery } from '../../shared/player/queries.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { personOf } from './person.ts'
import type { ChatPerson } from './widget.ts'

/** So many changes at once, as a deposit brings them, are told once. */
const DEBOUNCE_MS = 2000

const statisticsQuery = () =>
  queryOptions({
    queryKey: ['payment', 'invoices', 'statistics'],
    queryFn: ({ signal }) => api.call('getInvoiceStatistics', {}, { signal }),
    staleTime: 60_000,
  })

/** What of the cache a chat company is told of. */
const TOLD: readonly QueryKey[] = [
  ['player', 'profile'],
  ['bonus', 'held'],
  ['wallet', 'accounts'],
  ['payment', 'invoices'],
  ['retention', 'account'],
]

/** Tells what is known of the player now, and again 2 seconds after it changed; returns how to stop. */
export function followPerson(info: PageInfo, content: Content, tell: (person: ChatPerson) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  let isStopped = false
  const send = async () => {
    const person = await gather(info, content).catch(() => null)
    const text = JSON.stringify(person)
    if (isStopped || !person || text === last) return
    last = text
    tell(person)
  }
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !TOLD.some((key) => key.every((piece, index) => query.queryKey[index] === piece))) return
    clearTimeout(timer)
    timer = setTimeout(() => void send(), DEBOUNCE_MS)
  })
  void send()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}

async function gather(info: PageInfo, content: Content): Promise<ChatPerson> {
  const [profile, accounts, statistics, loyalty] = await Promise.all([
    queryClient.ensureQueryData(profileQuery()),
    queryClient.ensureQueryData(accountsQuery()),
    queryClient.fetchQuery(statisticsQuery()),
    info.flags.loyaltyEnabled ? queryClient.ensureQueryData(loyaltyQuery()) : undefined,
    content.need(['globalComponents.commonContent']),
  ])
  const currency = accounts.find(isActiveAccount)?.currency
  const held = await queryClient.ensureQueryData(heldBonusesQuery(currency ?? ''))
  return personOf({
    profile,
    bonus: held.find((bonus) => bonus.currency === currency && isActive(bonus)),
    loyalty,
    statistics,
    vipSegmentId: readPart(content.get('globalComponents.commonContent'))('vipSegmentId'),
    locale: info.locale,
  })
}
