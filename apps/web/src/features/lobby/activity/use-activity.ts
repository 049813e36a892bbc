import { Platform } from '@baize/contract/kinds'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { whenScrolled } from '../../../shared/page/when-scrolled.ts'
import { realtimeFeeds } from '../../../shared/realtime/feeds.ts'
import { type ActivityRow, ROWS_MAX, addRow, rowOfBet, rowOfWinner } from './activity.ts'
import { latestInTurn } from './latest-in-turn.ts'

const POLL_MS = 45_000
const PHONE = '(max-width: 767px)'

/**
 * The lines of a board: those that came with the page, then what is published. A board with a channel of its own
 * shows that, any other the wins as they happen; while nothing is published the list is read again.
 */
export function useActivity(initial: readonly ActivityRow[], board: string): readonly ActivityRow[] {
  const { country, currencies } = usePage()
  const [{ of, rows }, setState] = useState({ of: board, rows: initial })
  // Another board starts with what came with the page, until it is known what it shows.
  if (of !== board) setState({ of: board, rows: initial })

  useEffect(() => {
    const isPhone = matchMedia(PHONE).matches
    const countryCode = country ?? 'UA'
    const setRows = (change: (shown: readonly ActivityRow[]) => readonly ActivityRow[]) =>
      setState((shown) => (shown.of === board ? { of: board, rows: change(shown.rows) } : shown))
    const turns = latestInTurn((row: ActivityRow) => setRows((shown) => addRow(shown, row)))
    let isLeft = false
    let hasBoard = false
    let isQuiet = true
    const show = (row: ActivityRow) => {
      isQuiet = false
      turns.push(row)
    }

    const listen = () =>
      realtimeFeeds.follow((client, channel) => {
        const own = channel('activityBoard', { boardId: board })
        const readHistory = async () => {
          const events = await client.history(own, ROWS_MAX).catch(() => [])
          if (isLeft || events.length === 0) return
          hasBoard = true
          setRows(() => events.map(({ bet }) => rowOfBet(bet)))
        }
        const onBet = ({ bet }: { bet: Parameters<typeof rowOfBet>[0] }) => {
          hasBoard = true
          show(rowOfBet(bet))
        }
        const stopBoard = client.subscribe(own, onBet, { onSubscribed: () => void readHistory() })
        const everywhere = channel('winners', { platform: isPhone ? 'mobile' : 'desktop', country: countryCode })
        const stopWinners = client.subscribe(everywhere, ({ winner }) => {
          if (!hasBoard) show(rowOfWinner(winner, currencies, new Date().toISOString()))
        })
        return () => {
          stopBoard()
          stopWinners()
        }
      })
    // The board stands far down the page.
    let stop = () => {}
    const callOff = whenScrolled(() => (stop = listen()))

    const poll = async () => {
      const isNeeded = isQuiet && !hasBoard && !document.hidden
      isQuiet = true
      if (!isNeeded) return
      const query = { perPage: ROWS_MAX, platform: isPhone ? Platform.mobile : Platform.desktop, countryCode }
      // What is shown stays when the list cannot be read.
      const winners = await api.call('listWinners', { query }).catch(() => [])
      if (!isLeft && isQuiet && winners.length > 0)
        setRows(() => winners.map((winner) => rowOfWinner(winner, currencies, null)))
    }
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => {
      isLeft = true
      callOff()
      stop()
      turns.stop()
      clearInterval(timer)
    }
  }, [board, country, currencies])

  return rows
}
