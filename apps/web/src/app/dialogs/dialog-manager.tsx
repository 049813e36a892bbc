import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isChecked, mayClose } from '../../shared/dialogs/closing-checks.ts'
import type { DialogName, DialogProps } from '../../shared/dialogs/dialog-props.ts'
import { dialogInSearch, mayOpen } from '../../shared/dialogs/rules.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import { type Search, parseSearch } from '../../shared/page/search.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { dialogDoor } from './dialog-door.ts'
import { dialogEntries, goBack, isGoingBack, leaveNoEntries } from './dialog-entries.ts'
import { propsInQuery } from './dialog-queries.ts'
import { isInQuery, rules } from './dialog-rules.ts'
import { DialogStack } from './dialog-stack.tsx'
import { makeDialogs } from './make-dialogs.ts'
import { moveWithin } from './move-within.ts'
import type { OpenDialog } from './open-dialog.ts'
import { useStack } from './use-stack.ts'

export { fetchDialog } from './loaded-dialog.tsx'

/**
 * Knows what is open: one dialog by the address, and those that calls put on top. What a call opens has an entry
 * of its own in the browser's history, so that the way back closes it.
 */
export function DialogManager() {
  const router = useRouter()
  const { history } = router
  const { isSignInClosed } = usePage()
  const { status, isPlayer } = useSession()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const stack = useStack()
  const [queryProps, setQueryProps] = useState<Partial<DialogProps>>({})
  const visitor = { isPlayer, isSignInClosed }
  const request = dialogInSearch(search, rules, visitor)
  const isKnown = status !== 'unknown'
  const shown = isKnown ? openDialogs() : []

  function openDialogs(): OpenDialog[] {
    const { name, value } = request
    // What the address says goes before what the dialog was opened with.
    const props = name && { ...queryProps[name], ...propsInQuery(name, value ?? '') }
    const byQuery = name && props ? [{ name, value, props }] : []
    return [...byQuery, ...stack.shown.filter((dialog) => mayOpen(dialog.name, rules, visitor))]
  }

  const { read, write } = stack
  const dialogs = useMemo(() => {
    const keepProps = (name: DialogName, props: DialogProps[DialogName]) =>
      setQueryProps((all) => ({ ...all, [name]: props }))
    return makeDialogs({ router, isSignInClosed, stack: { read, write }, keepProps })
  }, [router, isSignInClosed, read, write])

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
      isInQuery(name) ? !(name in parseSearch(now.search)) : !entries.includes(name)
    const isVisitors = isPop && !isElsewhere && !isGoingBack()
    const asked = isVisitors && shown.findLast((dialog) => isGone(dialog) && isChecked(dialog.name))
    if (!asked) {
      write(read().filter((dialog) => !isGone(dialog)))
      return
    }
    // Nothing closes until those who have a say have said yes.
    history.push(before.href, before.state)
    history.flush()
    void Promise.resolve(mayClose(asked.name)).then((isFree) => isFree && dialogs.close(asked.name))
  })
  // Before the door opens, because what waited at it moves at once.
  useLayoutEffect(() => {
    const stopLeaving = leaveNoEntries(history)
    const stopFollowing = history.subscribe(({ action: { type } }) => onMove(type !== 'PUSH' && type !== 'REPLACE'))
    return () => {
      stopFollowing()
      stopLeaving()
    }
  }, [history])

  useLayoutEffect(() => dialogDoor.connect(dialogs), [dialogs])
  return <DialogStack dialogs={shown} />
}
