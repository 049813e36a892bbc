import { Suspense, lazy, useSyncExternalStore } from 'react'
import { forgetReturnGame, readReturnGame, subscribeReturnGame } from '../../shared/games/return-game.ts'
import { pictureOf } from '../../shared/games/game-card-data.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { usePartAtHand } from './use-part-at-hand.ts'
import styles from './return-bar.module.css'

const ReturnBonus = lazy(() => import('./return-bonus.tsx').then((module) => ({ default: module.ReturnBonus })))

/** On phones: the way back to the game a player left; its cross ends the offer for this visit. */
export function ReturnBar() {
  const { prefix, studioUrl } = usePage()
  const text = useText('layout.returnGame')
  const { isPlayer } = useSession()
  const game = useSyncExternalStore(subscribeReturnGame, readReturnGame)
  const isOffered = isPlayer && game !== null
  const isWorded = usePartAtHand('layout.returnGame', isOffered)
  if (!isOffered || !isWorded) return null
  const { src, srcSet } = pictureOf(studioUrl, game.cover)
  return (
    <section className={styles.bar} aria-label={text('label')}>
      <img src={src} srcSet={srcSet} width="32" height="48" alt="" decoding="async" />
      <a className={styles.link} href={`${prefix}/games/${game.identity}?real=true`}>
        <span className={styles.name} dir="auto">
          {game.name}
        </span>
        <Suspense>
          <ReturnBonus className={styles.bonus} />
        </Suspense>
        <span className={styles.action}>
          {text('playLabel')} <Icon name="arrow-next" size={16} />
        </span>
      </a>
      <button type="button" className={styles.close} aria-label={text('closeLabel')} onClick={forgetReturnGame}>
        <Icon name="close" />
      </button>
    </section>
  )
}
