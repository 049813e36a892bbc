import { DialogClosingContext, DialogIndexContext } from '@baize/ui/dialog'
import { useEffect, useState } from 'react'
import { DialogNameContext } from '../../shared/dialogs/closing-checks.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { type Shown, signature, withClosing } from './lingering.ts'
import { LoadedDialog } from './loaded-dialog.tsx'

const CLOSING_MS = 250

/** Shows what is open, the last on top, and keeps what was closed until it has played its way out. */
export function DialogStack({ dialogs }: { dialogs: readonly OpenDialog[] }) {
  const shown = useLingering(dialogs)
  return (
    <PlayerScope>
      {shown.map(({ dialog, isClosing }, index) => (
        <DialogNameContext key={dialog.name} value={dialog.name}>
          <DialogIndexContext value={index}>
            <DialogClosingContext value={isClosing}>
              <LoadedDialog dialog={dialog} />
            </DialogClosingContext>
          </DialogIndexContext>
        </DialogNameContext>
      ))}
    </PlayerScope>
  )
}

function useLingering(dialogs: readonly OpenDialog[]): Shown[] {
  const [shown, setShown] = useState<Shown[]>([])
  const next = withClosing(shown, dialogs)
  const leaving = next.filter(({ isClosing }) => isClosing)
  if (signature(next) !== signature(shown)) setShown(next)

  const leavingNames = leaving.map(({ dialog }) => dialog.name).join(' ')
  useEffect(() => {
    if (leavingNames === '') return
    const gone = leavingNames.split(' ')
    const timer = setTimeout(
      () => setShown((all) => all.filter(({ dialog, isClosing }) => !isClosing || !gone.includes(dialog.name))),
      CLOSING_MS,
    )
    return () => clearTimeout(timer)
  }, [leavingNames])
  return next
}
