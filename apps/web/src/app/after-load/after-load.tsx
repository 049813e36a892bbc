import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useAffiliateTag } from '../../features/auth/sign-up/use-affiliate-tag.ts'
import { useReferralCode } from '../../features/auth/sign-up/use-referral-code.ts'
import { useServiceWorker } from '../../features/install/use-service-worker.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import type { Search } from '../../shared/page/search.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { useIsGamePage } from '../use-is-game-page.ts'
import { Dock } from './dock.tsx'
import { HeadSync } from './head-sync.tsx'
import { LineBar } from './line-bar.tsx'
import { placeToAsk } from './place-to-ask.ts'
import { ProgressBar } from './progress-bar.tsx'
import { useChatAgain } from './use-chat-again.ts'
import { useGameEntry } from './use-game-entry.ts'
import { useLikelyDialogs } from './use-likely-dialogs.ts'
import { useLikelyGame } from './use-likely-game.ts'
import { useLinkPreload } from './use-link-preload.ts'
import { useMoveFocus } from './use-move-focus.ts'
import { usePageTransitions } from './use-page-transitions.ts'
import { usePictureFallback } from './use-picture-fallback.ts'
import { useSearchKeys } from './use-search-keys.ts'
import { useTagManager } from './use-tag-manager.ts'
import { measureVitals, pageKindOf } from './vitals.ts'

const Questions = lazy(() =>
  import('../../features/limits/questions.tsx').then((module) => ({ default: module.Questions })),
)

const LevelNews = lazy(() =>
  import('../../features/loyalty/level-news.tsx').then((module) => ({ default: module.LevelNews })),
)

const QuestNews = lazy(() =>
  import('../../features/quests/quest-news.tsx').then((module) => ({ default: module.QuestNews })),
)

/** The rest of the frame: what answers to moves and keys, and what asks once the page is alive. */
export function AfterLoad() {
  const dialogs = useDialogs()
  const { isPlayer } = useSession()
  const { flags } = usePage()
  const isGame = useIsGamePage()
  const place = useRouterState({
    select: ({ location }) => placeToAsk({ pathname: location.pathname, search: location.search as Search }),
  })
  const announcement = useMoveFocus()
  useSearchKeys(() => dialogs.open('search'))
  useAffiliateTag()
  useReferralCode()
  useServiceWorker()
  useChatAgain()
  useTagManager()
  useVitals()
  useGameEntry()
  useLikelyDialogs()
  useLikelyGame()
  useLinkPreload()
  usePageTransitions()
  usePictureFallback()
  return (
    <>
      <HeadSync />
      <ProgressBar />
      <LineBar />
      <Dock />
      <Suspense fallback={null}>{isPlayer && <Questions place={place} />}</Suspense>
      {/* Not in the header, which a game on a phone takes the place of. */}
      <Suspense fallback={null}>{isPlayer && flags.loyaltyEnabled && <LevelNews isAtPlay={isGame} />}</Suspense>
      <Suspense fallback={null}>{isPlayer && flags.questsEnabled && <QuestNews />}</Suspense>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}

/** Measures the page that was loaded; later moves within it are counted to it. */
function useVitals(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const measure = useEffectEvent(() => measureVitals(pageKindOf(path)))
  useEffect(() => measure(), [])
}
