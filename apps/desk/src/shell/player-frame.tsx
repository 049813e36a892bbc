import { PlayerStatus } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionDialog } from '../actions/action-dialog.tsx'
import type { Row } from '../actions/form.ts'
import { shortId } from '../format/format.ts'
import { Value } from '../format/value.tsx'
import { Link } from '../place/link.tsx'
import { fill } from '../place/place.ts'
import { type ActionName, formOf, mayCall } from '../screens/part.ts'
import { playerActions, playerScreens } from '../screens/player-screens.ts'
import type { Screen } from '../screens/screen.ts'
import { maySee } from '../screens/screens.ts'
import { callByName } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import { useWords } from '../words/settings.tsx'
import styles from './desk.module.css'

/** A player: who they are and how they stand above every tab, and what can be done with them at any time. */
export function PlayerFrame({
  playerId,
  screenId,
  children,
}: {
  playerId: string
  screenId: Screen['id']
  children: ReactNode
}) {
  const words = useWords()
  const { role } = useSession()
  const [begun, setBegun] = useState<ActionName | null>(null)
  const tabs = useRef<HTMLElement>(null)
  const input = { params: { playerId } }
  const query = useQuery({
    queryKey: ['getPlayer', input],
    queryFn: ({ signal }) => callByName('getPlayer', input, { signal }),
  })
  const player = (query.data?.data ?? null) as Row | null
  const status = player?.['status']
  const actions = playerActions.filter((action) => {
    const isBlocked = status === PlayerStatus.blocked
    return (
      player && mayCall(role, action) && (action === 'unblockPlayer') === isBlocked && status !== PlayerStatus.closed
    )
  })
  const seen = playerScreens.filter((screen) => maySee(role, screen) && screen.id !== 'statement')
  const current = screenId === 'statement' ? 'accounts' : screenId
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <div className={styles.screen}>
      <div className={styles.player}>
        <div>
          <h1 className={styles.title}>{nameOf(player) ?? shortId(playerId)}</h1>
          <p className={styles.about}>
            <span title={playerId}>{shortId(playerId).toUpperCase()}</span>
            {player &&
              (['status', 'country', 'currency'] as const).map((name) => (
                <span key={name}>
                  <Value
                    name={name}
                    value={player[name]}
                    of={formOf('getPlayer').reply[name] ?? { kind: 'text' }}
                    row={player}
                  />
                </span>
              ))}
          </p>
        </div>
        <div className={styles.buttons}>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'blockPlayer' ? 'danger' : 'plain'}
              onClick={() => setBegun(action)}
            >
              {words.actions[action]}
            </Button>
          ))}
        </div>
      </div>
      <nav ref={tabs} className={styles.tabs} aria-label={words.desk.player}>
        {seen.map((screen) => (
          <Link
            key={screen.id}
            href={fill(screen.path, { playerId })}
            aria-current={screen.id === current ? 'page' : undefined}
            className={styles.tab}
          >
            {words.screens[screen.id]}
          </Link>
        ))}
      </nav>
      {children}
      {begun && (
        <ActionDialog
          action={begun}
          known={{ playerId }}
          subject={nameOf(player) ?? shortId(playerId)}
          onClose={() => setBegun(null)}
        />
      )}
    </div>
  )
}

/** What a player is called: by name, or by what they sign in with. */
function nameOf(player: Row | null): string | null {
  if (!player) return null
  const { firstName, lastName, nickname, email, phone } = player
  const whole = [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return [whole, nickname, email, phone].find((text): text is string => typeof text === 'string' && text !== '') ?? null
}
