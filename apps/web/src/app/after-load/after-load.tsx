import { useAffiliateTag } from '../../features/auth/sign-up/use-affiliate-tag.ts'
import { useReferralCode } from '../../features/auth/sign-up/use-referral-code.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { Dock } from './dock.tsx'
import { HeadSync } from './head-sync.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useGameEntry } from './use-game-entry.ts'
import { useLinkPreload } from './use-link-preload.ts'
import { useMoveFocus } from './use-move-focus.ts'
import { usePageTransitions } from './use-page-transitions.ts'
import { usePictureFallback } from './use-picture-fallback.ts'
import { useSearchKeys } from './use-search-keys.ts'

/** The rest of the frame: what answers to moves and keys, and what asks once the page is alive. */
export function AfterLoad() {
  const dialogs = useDialogs()
  const announcement = useMoveFocus()
  useSearchKeys(() => dialogs.open('search'))
  useAffiliateTag()
  useReferralCode()
  useGameEntry()
  useLinkPreload()
  usePageTransitions()
  usePictureFallback()
  return (
    <>
      <HeadSync />
      <ProgressBar />
      <Dock />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}
