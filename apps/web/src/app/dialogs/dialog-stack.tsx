import { DialogClosingContext } from '@baize/ui/dialog'
import { type ComponentType, useEffect, useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useContent } from '../../shared/page/page-context.tsx'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import type { OpenDialog } from './dialog-host.tsx'
import { type Shown, signature, withClosing } from './lingering.ts'
import { dialogRegistry } from './registry.ts'

const CLOSING_MS = 250

/** Shows what is open, the last on top, and keeps what was closed until it has played its way out. */
export function DialogStack({ dialogs }: { dialogs: readonly OpenDialog[] }) {
  const shown = useLingering(dialogs)
  return (
    <PlayerScope>
      {shown.map(({ dialog, isClosing }) => (
        <DialogClosingContext key={dialog.name} value={isClosing}>
          <LoadedDialog dialog={dialog} />
        </DialogClosingContext>
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

type View = ComponentType<DialogViewProps & Record<string, unknown>>

function LoadedDialog({ dialog: { name, value, props } }: { dialog: OpenDialog }) {
  const content = useContent()
  const dialogs = useDialogs()
  const [View, setView] = useState<View | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const entry = dialogRegistry[name]

  useEffect(() => {
    let isCurrent = true
    Promise.all([entry.load(), content.need(entry.parts)])
      .then(([view]) => isCurrent && setView(() => view))
      .catch((error: unknown) => isCurrent && setFailure(error))
    return () => void (isCurrent = false)
  }, [entry, content])

  if (failure) throw failure
  if (!View) return null
  return (
    <View
      {...props}
      name={name}
      value={value}
      closesOnOverlay={entry.closesOnOverlay ?? false}
      onClose={() => dialogs.close(name)}
    />
  )
}
