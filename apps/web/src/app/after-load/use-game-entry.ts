import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { entryOf } from '../../features/play/entry/entry-rule.ts'
import { launchAhead } from '../../features/play/entry/launch.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { type KnownGame, keepKnownGame } from '../../shared/games/known-game.ts'
import { warmGame } from '../../shared/games/warm-studio.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { loadOnce } from '../../shared/page/load-once.ts'
import { useSession } from '../../shared/session/use-session.ts'

interface ClickedGame extends KnownGame {
  href: string
}

/** One listener for every card on the page: a click starts the game or asks how, as the entry rule says. */
export function useGameEntry(): void {
  const { isPlayer } = useSession()
  const dialogs = useDialogs()
  const router = useRouter()
  const info = usePage()

  const enter = useEffectEvent(async (game: ClickedGame) => {
    const account = isPlayer ? await activeAccount() : undefined
    if (!account || entryOf({ isPlayer, hasBalance: account.balance > 0 }) !== 'real') {
      dialogs.open('mobile-game', { game })
      return
    }
    launchAhead({ game: game.identity, isDemo: false, accountId: account.id }, info)
    keepKnownGame(game)
    router.history.push(`${game.href}?real=true`)
  })
  const warm = useEffectEvent((game: string) => warmGame(info.studioUrl, game))

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const card =
        isPlain && event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-game]') : null
      if (!card) return
      event.preventDefault()
      void enter(readCard(card))
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const card = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-game]') : null
      if (card) warm(card.dataset.game!)
    }
    document.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true })
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, { capture: true })
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [])
}

function readCard(card: HTMLAnchorElement): ClickedGame {
  // A button that starts a game has no cover of its own; its place does.
  const image = (card.closest('[data-game-place]') ?? card).querySelector('img')
  return {
    href: card.pathname,
    identity: card.dataset.game!,
    name: card.dataset.name ?? '',
    isDemo: card.dataset.demo !== undefined,
    cover: image?.src ? [image.src, ...(image.srcset.match(/\S+(?= (?:2x|400w))/) ?? [])] : [],
  }
}

/** The queries arrive with the player's parts. */
const loadAccounts = loadOnce(() => import('../../shared/player/read-active-account.ts'))

async function activeAccount() {
  return (await loadAccounts()).readActiveAccount()
}
