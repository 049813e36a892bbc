import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { markGame } from '../../../shared/player/favorites.ts'
import { session } from '../../../shared/session/session.ts'

/** What the two small controls of a card do; one pair serves every card of a list. */
export function useCardActions() {
  const dialogs = useDialogs()
  const router = useRouter()

  /** A player's heart turns; a guest is asked to sign in. */
  const onHeart = ({ currentTarget: heart }: MouseEvent<HTMLButtonElement>) => {
    if (session.getState().status !== 'player') dialogs.open('sign-in')
    else void markGame(heart.dataset.heart!, heart.getAttribute('aria-pressed') !== 'true')
  }

  /** Straight into the demo, which has been chosen by this press and need not be explained. */
  const onDemo = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(event.currentTarget.pathname, { isDemoChosen: true })
  }
  return { onHeart, onDemo }
}
