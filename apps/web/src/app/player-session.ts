import { type RealtimeClient, connectRealtime, realtimeChannel, realtimeUrl } from '@baize/client/realtime'
import { SESSION_CLOSED_CODE } from '@baize/contract/codes'
import type { QueryKey } from '@tanstack/react-query'
import { putShortCheck } from '../features/limits/short-check/queries.ts'
import { markInstalled } from '../features/install/mark-installed.ts'
import { unsubscribe } from '../features/notifications/preferences/browser-push.ts'
import { receiveMessage } from '../features/notifications/queries.ts'
import { watchPresence } from '../features/auth/presence/watch-presence.ts'
import { clearReturnGame } from '../shared/games/return-game.ts'
import { isLineGone, subscribeToLine } from '../shared/connection/line.ts'
import { openAgreementsQuery } from '../features/profile/agreements/queries.ts'
import { askPlayer } from '../shared/dialogs/questions.ts'
import type { PageInfo } from '../shared/page/page-info.ts'
import { queryClient } from '../shared/query/query-client.ts'
import {
  documentsQueryKey,
  identityQueryKey,
  profileQuery,
  putAccount,
  readAccountsAgain,
  referralsQueryKey,
} from '../shared/player/queries.ts'
import { limitsQuery } from '../shared/player/limits-query.ts'
import { realtimeFeeds } from '../shared/realtime/feeds.ts'
import { type SessionChange, session } from '../shared/session/session.ts'
import { readFirst } from './first-reads.ts'

// What calls need is fetched at once, beside the socket's token.
session.api.prepare().catch(() => undefined)

let realtime: RealtimeClient | undefined
let stopPlayerFeeds: (() => void) | null = null

/** Opens the socket and, for a player, asks for all that the page shows first. Called once the page is alive; later calls do nothing. */
export function begin(info: PageInfo): void {
  if (realtime) return
  realtime = openSocket()
  loadPlayer(realtime, info)
}

function openSocket(): RealtimeClient {
  const opened = connectRealtime({
    url: realtimeUrl(location),
    getToken: async () => (await session.tokens.token()) ?? '',
    onState: (state, { code }) => {
      if (state === 'disconnected' && code === SESSION_CLOSED_CODE) void session.verify()
    },
    onError: (error) => console.warn('realtime', error.message),
  })
  realtimeFeeds.connect(opened, realtimeChannel)
  subscribeToLine(() => isLineGone() || opened.hurry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    opened.hurry()
    if (session.getState().status === 'player') void readAccountsAgain()
  })
  // A page that is put aside whole may keep no socket, and hears nothing until it is back.
  addEventListener('pagehide', ({ persisted }) => persisted && opened.rest())
  addEventListener('pageshow', ({ persisted }) => persisted && opened.reconnect())
  return opened
}

/** Follows a change of the session: fresh data for whoever is here now, nothing left of who was before. */
export function follow(change: SessionChange, info: PageInfo): void {
  stopPlayerFeeds?.()
  stopPlayerFeeds = null
  // A guest left nothing behind, and what the new player's page asked for meanwhile is on its way.
  if (change.kind !== 'login') {
    queryClient.clear()
    clearReturnGame()
  }
  // The platform has forgotten the browser; the browser forgets its address as well.
  if (change.kind === 'logout') void unsubscribe().catch(() => undefined)
  if (change.kind === 'login') queryClient.setQueryData(profileQuery().queryKey, change.auth.profile)
  if (!realtime) return begin(info)
  realtime.reconnect()
  loadPlayer(realtime, info)
}

function loadPlayer(realtime: RealtimeClient, info: PageInfo): void {
  const { status, playerId } = session.getState()
  if (status !== 'player' || !playerId || stopPlayerFeeds) return
  readFirst(playerId, info)
  void askForAgreements()
  void markInstalled()
  if (localStorage.getItem('pendingBreak'))
    void import('../features/limits/resume-break.ts').then(({ resumeBreak }) => resumeBreak(playerId))
  const stops = [
    watchPresence(),
    realtime.subscribe(realtimeChannel('walletAccounts', { playerId }), ({ account }) => putAccount(account), {
      onSubscribed: () => void readAccountsAgain(),
    }),
    realtime.subscribe(
      realtimeChannel('playerProfile', { playerId }),
      (told) => {
        const { event } = told
        if (event === 'player.short-check.asked') {
          putShortCheck(told.check)
          return
        }
        if (event === 'player.break.started') {
          readLimits()
          return
        }
        void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
        void queryClient.invalidateQueries({ queryKey: ['player', 'fields', 'profile'] })
        void queryClient.invalidateQueries({ queryKey: referralsQueryKey })
        if (event !== 'player.kyc.updated') return
        void queryClient.invalidateQueries({ queryKey: documentsQueryKey })
        void queryClient.invalidateQueries({ queryKey: identityQueryKey })
      },
      // A break may have begun while nothing was heard; a page with a game on it has to know.
      { onSubscribed: () => isWatched(limitsQuery().queryKey) && readLimits() },
    ),
    realtime.subscribe(realtimeChannel('messengerNotifications', { playerId }), ({ message }) =>
      receiveMessage(message),
    ),
  ]
  stopPlayerFeeds = () => stops.forEach((stop) => stop())
}

const readLimits = (): void => void queryClient.prefetchQuery({ ...limitsQuery(), staleTime: 0 })

const isWatched = (queryKey: QueryKey): boolean =>
  (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0

/** Whoever has yet to agree to documents that have changed is asked when they come; what fails is asked the next time. */
async function askForAgreements(): Promise<void> {
  const open = await queryClient.fetchQuery(openAgreementsQuery()).catch(() => [])
  if (open.length > 0) await askPlayer('agreements')
}
