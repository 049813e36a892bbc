import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { connectQuestions } from '../../shared/dialogs/questions.ts'
import { DialogsContext } from '../../shared/dialogs/use-dialogs.ts'
import type { Search } from '../../shared/page/search.ts'
import { useUnderWay } from '../../shared/page/under-way.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { dialogDoor } from './dialog-door.ts'
import { isInQuery } from './dialog-rules.ts'

/**
 * Where dialogs come in: from the address after hydration, and from calls. All that they take arrives with the
 * first one; what is asked for until then waits at the door.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const isInAddress = useRouterState({ select: ({ location }) => namesDialog(location.search as Search) })
  const isAskedFor = useSyncExternalStore(dialogDoor.subscribe, dialogDoor.isAskedFor, () => false)
  const isNeeded = isAskedFor || (isInAddress && status !== 'unknown')
  const [Manager, setManager] = useState<ComponentType | null>(null)

  useUnderWay(isNeeded && !Manager)

  useEffect(() => connectQuestions(dialogDoor.calls.open), [])

  useEffect(() => {
    if (!isNeeded || Manager) return
    import('./dialog-manager.tsx').then(
      (module) => setManager(() => module.DialogManager),
      () => {
        dialogDoor.giveUp()
        showAlert('global.somethingWrong')
      },
    )
  }, [isNeeded, Manager])

  return (
    <DialogsContext value={dialogDoor.calls}>
      {children}
      {Manager && <Manager />}
    </DialogsContext>
  )
}

function namesDialog(search: Search): boolean {
  return Object.keys(search).some(isInQuery)
}
