import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react'
import { type Dialogs, DialogsContext } from '../../shared/dialogs/use-dialogs.ts'
import { dialogInSearch, mayOpen } from '../../shared/dialogs/rules.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import type { Search } from '../../shared/page/search.ts'
import { useSession } from '../../shared/session/use-session.ts'
import type { DialogRules } from '../../shared/dialogs/registry-types.ts'
import { type DialogName, dialogRules } from './dialog-rules.ts'
import { moveWithin } from './move-within.ts'

const DialogStack = lazy(() => import('./dialog-stack.tsx').then((module) => ({ default: module.DialogStack })))

const rules: DialogRules = dialogRules

export interface OpenDialog {
  name: DialogName
  value: string | null
  props: Record<string, unknown>
}

/**
 * Opens dialogs from the address after hydration and from calls, one with a query at a time. The browser's
 * back button closes what a call put into the address.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { isSignInClosed } = usePage()
  const { status, isPlayer } = useSession()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const [stack, setStack] = useState<readonly OpenDialog[]>([])
  const [queryProps, setQueryProps] = useState<Record<string, Record<string, unknown>>>({})
  const visitor = { isPlayer, isSignInClosed }
  const request = dialogInSearch(search, rules, visitor)
  const isKnown = status !== 'unknown'

  const open: Dialogs['open'] = (name, { value = 'true', props = {} } = {}) => {
    const entry = rules[name]
    if (!entry || !mayOpen(name, rules, visitor)) return
    if (!entry.hasQuery) {
      setStack((stacked) =>
        stacked.some((dialog) => dialog.name === name)
          ? stacked
          : [...stacked, { name: name as DialogName, value: null, props }],
      )
      return
    }
    setQueryProps((all) => ({ ...all, [name]: props }))
    if (request.name !== name || request.value !== value)
      moveWithin(router, { remove: queryNames(search), add: { [name]: value } })
  }

  const close: Dialogs['close'] = (name) => {
    setStack((stacked) => (name ? stacked.filter((dialog) => dialog.name !== name) : []))
    if (request.name && (!name || name === request.name))
      moveWithin(router, { remove: [request.name, 'resetCode'], isClosing: true })
  }

  // The handle that consumers hold never changes; it reaches the functions of the latest render.
  const latest = useRef<Dialogs>({ open, close })
  useEffect(() => {
    latest.current = { open, close }
  })
  const dialogs = useMemo<Dialogs>(
    () => ({
      open: (name, options) => latest.current.open(name, options),
      close: (name) => latest.current.close(name),
    }),
    [],
  )

  const refused = request.refused.join(' ')
  const { instead } = request
  useEffect(() => {
    if (!isKnown || refused === '') return
    moveWithin(router, { remove: refused.split(' '), isReplacing: true })
    if (instead) dialogs.open(instead)
  }, [router, dialogs, isKnown, refused, instead])

  const shown: OpenDialog[] = isKnown
    ? [
        ...(request.name
          ? [{ name: request.name as DialogName, value: request.value, props: queryProps[request.name] ?? {} }]
          : []),
        ...stack.filter(({ name }) => mayOpen(name, rules, visitor)),
      ]
    : []
  const [wasNeeded, setWasNeeded] = useState(false)
  if (shown.length > 0 && !wasNeeded) setWasNeeded(true)

  return (
    <DialogsContext value={dialogs}>
      {children}
      {wasNeeded && (
        <Suspense>
          <DialogStack dialogs={shown} />
        </Suspense>
      )}
    </DialogsContext>
  )
}

function queryNames(search: Search): string[] {
  return Object.keys(search).filter((key) => rules[key]?.hasQuery)
}
