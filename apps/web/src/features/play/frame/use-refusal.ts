import { useRouter } from '@tanstack/react-router'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { startFailureOf } from '../play-mode.ts'

/** Turns the code of a refused start into the one thing the player is shown of it. */
export function useRefusal(): (code: number) => void {
  const dialogs = useDialogs()
  const router = useRouter()
  const info = usePage()
  return (code) => {
    const failure = startFailureOf(code)
    if (failure === 'limit') dialogs.open('game-limit-reached')
    else if (failure === 'break') dialogs.open('game-limit-reached', { isBreak: true })
    else if (failure === 'country') dialogs.open('geo-restricted-game')
    else if (failure === 'identity') {
      showAlert('profile.identityRequired')
      router.history.push(hrefIn(info, '/profile/verification'))
    } else if (failure === 'limited-player') {
      showAlert('limit.limitedRealGame')
      router.history.push(hrefIn(info, '/'))
    } else if (failure === 'register') showAlert('limit.registerExcluded')
    else if (failure === 'register-away') showAlert('limit.registerAway')
  }
}
