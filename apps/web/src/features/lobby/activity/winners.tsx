import { useEffect, useState } from 'react'
import { gamePath, pictureOf } from '../../../shared/games/game-card-data.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { realtimeFeeds } from '../../../shared/realtime/feeds.ts'
import { latestInTurn } from './latest-in-turn.ts'
import { type WinData, addWin, toWinData } from './wins.ts'
import styles from './winners.module.css'

/** The latest wins of anybody, then live. Without any, the row is not there. */
export function Winners({ wins: initial }: { wins: readonly WinData[] }) {
  const { prefix, studioUrl } = usePage()
  const text = useText('globalComponents.cardsGroup')
  const format = useFormat()
  const wins = useLiveWins(initial)
  if (wins.length === 0) return null
  return (
    <section className={styles.winners} aria-labelledby="winners-title">
      <h2 id="winners-title" className={styles.title}>
        <Icon name={text('latestWinners.icon')} />
        {text('latestWinners.label')}
      </h2>
      <ul className={styles.list}>
        {wins.map((win) => {
          const { src, srcSet } = pictureOf(studioUrl, win.cover)
          return (
            <li key={win.key}>
              <a className={styles.win} href={prefix + gamePath(win.game)}>
                {src ? (
                  <img src={src} srcSet={srcSet} width="56" height="56" alt="" loading="lazy" decoding="async" />
                ) : (
                  <Icon name="sport" size={56} />
                )}
                <span className={styles.words}>
                  <span className={styles.game} dir="auto">
                    {win.gameName}
                  </span>
                  <span className={styles.name} dir="auto">
                    {win.nickname ?? text('latestWinners.defaultNickname')}
                  </span>
                </span>
                <span className={styles.amount}>{format.amount(win.payout, win.currency)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function useLiveWins(initial: readonly WinData[]): readonly WinData[] {
  const { country } = usePage()
  const [wins, setWins] = useState(initial)
  useEffect(() => {
    const device = matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop'
    const turns = latestInTurn((win: WinData) => setWins((shown) => addWin(shown, win)))
    const stop = realtimeFeeds.follow((client, channel) =>
      client.subscribe(channel('winners', { platform: device, country: country ?? 'UA' }), ({ winner }) =>
        turns.push(toWinData(winner, Date.now())),
      ),
    )
    return () => {
      stop()
      turns.stop()
    }
  }, [country])
  return wins
}
