import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { isChecked, mayClose } from '../../shared/dialogs/closing-checks.ts'
import { dialogInSearch, mayOpen } from '../../shared/dialogs/rules.ts'
import { DialogsContext } from '../../shared/dialogs/use-dialogs.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { type Search, parseSearch } from '../../shared/page/search.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { dialogEntries, goBack, isGoingBack, leaveNoEntries } from './dialog-entries.ts'
import { publishDialogs } from './dialog-links.ts'
import { type DialogName, rules } from './dialog-rules.ts'
import { makeDialogs } from './make-dialogs.ts'
import { moveWithin } from './move-within.ts'

export interface OpenDialog {
  name: DialogName
  value: string | null
  props: Record<string, unknown>
}

type Stack = (typeof import('./dialog-stack.tsx'))['DialogStack']

/**
 * Opens dialogs from the address after hydration and from calls, one with a query at a time. What a call opens
 * has an entry of its own in the browser's history, so that the way back closes it.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { history } = router
  const { isSignInClosed } = usePage()
  const { status, isPlayer } = useSession()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const [stack, setStack] = useState<readonly OpenDialog[]>([])
  const [queryProps, setQueryProps] = useState<Record<string, Record<string, unknown>>>({})
  const stackNow = useRef(stack)
  const visitor = { isPlayer, isSignInClosed }
  const request = dialogInSearch(search, rules, visitor)
  const isKnown = status !== 'unknown'
  const shown = isKnown ? openDialogs() : []

  function openDialogs(): OpenDialog[] {
    const { name, value } = request
    const byQuery = name ? [{ name: name as DialogName, value, props: queryProps[name] ?? {} }] : []
    return [...byQuery, ...stack.filter((dialog) => mayOpen(dialog.name, rules, visitor))]
  }

  const writeStack = useCallback((next: readonly OpenDialog[]) => {
    stackNow.current = next
    setStack(next)
  }, [])
  const dialogs = useMemo(
    () =>
      makeDialogs({
        router,
        isSignInClosed,
        stack: { read: () => stackNow.current, write: writeStack },
        keepProps: (name, props) => setQueryProps((all) => ({ ...all, [name]: props })),
      }),
    [router, isSignInClosed, writeStack],
  )
  useEffect(() => publishDialogs(dialogs), [dialogs])

  const refused = isKnown ? request.refused.join(' ') : ''
  const { instead } = request
  useEffect(() => {
    if (refused === '') return
    const names = refused.split(' ')
    const entries = dialogEntries(history)
    if (names.includes(entries.at(-1)!)) goBack(history, 1)
    else moveWithin(router, { remove: names, entries, isReplacing: true })
    if (instead) dialogs.open(instead)
  }, [router, history, dialogs, refused, instead])

  const place = useRef(history.location)
  const onMove = useEffectEvent((isPop: boolean) => {
    const [before, now] = [place.current, history.location]
    place.current = now
    const isElsewhere = now.pathname !== before.pathname
    if (!isPop && !isElsewhere) return
    const entries = isPop ? dialogEntries(history) : []
    const isGone = ({ name }: OpenDialog) =>
      rules[name]!.hasQuery ? !(name in parseSearch(now.search)) : !entries.includes(name)
    const asked =
      isPop && !isElsewhere && !isGoingBack() && shown.findLast((dialog) => isGone(dialog) && isChecked(dialog.name))
    if (!asked) {
      writeStack(stackNow.current.filter((dialog) => !isGone(dialog)))
      return
    }
    // Nothing closes until those who have a say have said yes.
    history.push(before.href, before.state)
    void Promise.resolve(mayClose(asked.name)).then((isFree) => isFree && dialogs.close(asked.name))
  })
  useEffect(() => {
    const stopLeaving = leaveNoEntries(history)
    const stopFollowing = history.subscribe(({ action: { type } }) => onMove(type !== 'PUSH' && type !== 'REPLACE'))
    return () => {
      stopFollowing()
      stopLeaving()
    }
  }, [history])

  const [DialogStack, setDialogStack] = useState<Stack | null>(null)
  const isNeeded = shown.length > 0
  useEffect(() => {
    if (!isNeeded || DialogStack) return
    import('./dialog-stack.tsx').then(
      (module) => setDialogStack(() => module.DialogStack),
      () => {
        showAlert('global.somethingWrong')
        dialogs.close()
      },
    )
  }, [isNeeded, DialogStack, dialogs])

  return (
    <DialogsContext value={dialogs}>
      {children}
      {DialogStack && <DialogStack dialogs={shown} />}
    </DialogsContext>
  )
}
