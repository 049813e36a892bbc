import { Button } from '@baize/ui/button'
import { useEffect } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import type { GamePageData } from '../game-page-data.ts'
import { freeTheLine } from '../playable.ts'
import styles from '../game-stage.module.css'

/** Stands in the frame of a game without demo until somebody signs in. */
export function GamePlug({ game }: { game: GamePageData }) {
  const text = useText('pages.game')
  const dialogs = useDialogs()
  useEffect(() => freeTheLine(), [])
  return (
    <div className={styles.frame}>
      <div className={styles.waiting}>
        <img src={text('plug.image')} width="160" height="120" alt="" />
        <p className={styles.plugTitle}>{text('plug.title', { game: game.name })}</p>
        <p>{text('plug.description')}</p>
        <div className={styles.plugActions}>
          <Button variant="accent" onClick={() => dialogs.open('sign-up')}>
            {text('plug.registration')}
          </Button>
          <Button onClick={() => dialogs.open('sign-in')}>{text('plug.login')}</Button>
        </div>
      </div>
    </div>
  )
}
