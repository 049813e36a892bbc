import { limitPromptQuery } from '../features/limits/prompt/queries.ts'
import { shortCheckQuery } from '../features/limits/short-check/queries.ts'
import { latestMessagesQuery } from '../features/notifications/queries.ts'
import { openAgreementsQuery } from '../features/profile/agreements/queries.ts'
import { heldBonusesQuery, heldSpinsQuery } from '../shared/bonuses/queries.ts'
import { loyaltyQuery } from '../shared/loyalty/queries.ts'
import { hrefIn, type PageInfo } from '../shared/page/page-info.ts'
import { accountsQuery, favoritesQuery, playedQuery, profileQuery } from '../shared/player/queries.ts'
import { queryClient } from '../shared/query/query-client.ts'
import { activeQuestsQuery } from '../shared/quests/queries.ts'
import { wheelsQuery } from '../shared/wheels/queries.ts'

/**
 * Asks in one moment for all that a player's page shows first. Its parts, whose scripts arrive one after another, find
 * the answers or wait for those on their way; none has to wait for what another was told (docs/decisions/0146).
 */
export function readFirst(playerId: string, info: PageInfo): void {
  const ask: typeof queryClient.prefetchQuery = (query) => queryClient.prefetchQuery(query)
  void ask(accountsQuery())
  void ask(profileQuery())
  // Whichever currency: the answer has all of them.
  void ask(heldBonusesQuery(''))
  void ask(heldSpinsQuery(''))
  void ask(latestMessagesQuery())
  void ask(openAgreementsQuery())
  if (info.flags.loyaltyEnabled) void ask(loyaltyQuery())
  if (info.flags.questsEnabled) void ask(activeQuestsQuery())
  if (location.pathname !== hrefIn(info, '/')) return
  void ask(playedQuery(info.country))
  void ask(wheelsQuery(playerId))
  void ask(favoritesQuery())
  void ask(limitPromptQuery())
  void ask(shortCheckQuery())
}
