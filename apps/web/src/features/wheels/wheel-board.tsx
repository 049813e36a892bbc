import type { Wheel } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { LoadFailed } from '../../shared/failure/load-failed.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { queryClient } from '../../shared/query/query-client.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { Chances } from './chances.tsx'
import { DrumView } from './drum-view.tsx'
import { OtherWheels } from './other-wheels.tsx'
import { wheelQuery } from './queries.ts'
import { SpinControls } from './spin-controls.tsx'
import { useSpin } from './use-spin.ts'
import type { WheelContent } from './wheel-content.ts'
import styles from './wheel-page.module.css'

interface WheelBoardProps {
  wheel: Wheel
  content: WheelContent
}

/** The drum with what whoever looks can do with it. */
export function WheelBoard(props: WheelBoardProps) {
  return (
    <PlayerScope>
      <Board {...props} />
    </PlayerScope>
  )
}

function Board({ wheel: asGuest, content }: WheelBoardProps) {
  const text = useText('pages.wheel')
  const { locale } = usePage()
  const { playerId } = useSession()
  const query = useQuery(wheelQuery(asGuest.identity, playerId))
  const wheel = query.data ?? asGuest
  const spin = useSpin(async () => {
    const fresh = await queryClient.fetchQuery(wheelQuery(asGuest.identity, playerId)).catch(() => null)
    return fresh?.limitRefreshAt != null && fresh.playerSpins.length === 0
  })
  const isOpen = query.data !== null && wheel.state === WheelState.running && wheel.limitRefreshAt === null
  const result = spin.landed && nameIn({ name: spin.landed.title, names: spin.landed.names }, locale)
  return (
    <>
      <div className={styles.board}>
        <DrumView
          sectors={wheel.items}
          content={content}
          isAvailable={isOpen || spin.isTurning}
          landed={spin.landed?.id ?? null}
          turning={spin.drum.ref}
        />
        <div className={styles.side}>
          {query.isError ? (
            <LoadFailed text={text} query={query} />
          ) : query.data === null && !spin.isTurning ? (
            <p className={styles.closed}>{text('closedLabel')}</p>
          ) : (
            <SpinControls wheel={wheel} content={content} spin={spin} isLoading={query.isPending} />
          )}
          <p className="visually-hidden" role="status">
            {spin.isTurning ? text('turningLabel') : result && text('resultLabel', { sector: result })}
          </p>
        </div>
      </div>
      <Chances wheel={wheel} />
      <OtherWheels identity={asGuest.identity} />
    </>
  )
}
