import { ApiFailure } from '@baize/client'
import { useRef } from 'react'
import { usePage } from '../../../shared/page/page-context.tsx'
import { startFailureOf } from '../play-mode.ts'
import { startGame } from '../entry/launch.ts'
import { useRefusal } from './use-refusal.ts'

/** A bonus says by itself that it left out a stake, within this time. */
const BONUS_SAYS_MS = 700

interface WhyOptions {
  game: string
  accountId: string | undefined
  /** The game could be opened: it was this stake and nothing else. */
  onStake: () => void
}

/**
 * Says once why a stake was not taken: what bars the game from being opened now, else that the stake was too high.
 * `toldByBonus` is called when the bonus has said it.
 */
export function useWhyNotTaken({ game, accountId, onStake }: WhyOptions) {
  const page = usePage()
  const refuse = useRefusal()
  const told = useRef(false)
  const say = async () => {
    told.current = false
    await new Promise((resolve) => setTimeout(resolve, BONUS_SAYS_MS))
    if (told.current) return
    const code = await startGame({ game, isDemo: false, accountId }, page).then(
      () => null,
      (error: unknown) => (error instanceof ApiFailure ? error.code : null),
    )
    if (code === null || startFailureOf(code) === 'other') onStake()
    else refuse(code)
  }
  return { say: () => void say(), toldByBonus: () => void (told.current = true) }
}
