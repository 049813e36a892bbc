import type { Wheel } from '@baize/contract'
import { useState } from 'react'
import { Card } from '@baize/ui/card'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { DrawForm, type DrawText } from './draw-form.tsx'
import { OwnDraws } from './own-draws.tsx'
import styles from './wheel-proof.module.css'

/** Where anybody checks a draw: a player their own, and everybody one they have heard of. */
export function WheelProof({ wheel }: { wheel: Wheel }) {
  const text = useText('pages.wheel')
  const { playerId } = useSession()
  const [chosen, setChosen] = useState<DrawText | null>(null)
  return (
    <PlayerScope>
      <Card element="section" padding="large" title={text('check.title')} headingLevel={2}>
        <p className={styles.description}>
          <MarkedLine text={text.marked('check.description')} />
        </p>
        {playerId && <OwnDraws wheel={wheel} playerId={playerId} onCheck={setChosen} />}
        <DrawForm key={chosen?.drawnFrom} wheel={wheel} start={chosen} />
      </Card>
    </PlayerScope>
  )
}
