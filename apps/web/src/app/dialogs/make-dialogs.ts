import type { AnyRouter } from '@tanstack/react-router'
import { type Visitor, dialogInSearch, isClosedTo, mayOpen } from '../../shared/dialogs/rules.ts'
import type { DialogName, DialogProps } from '../../shared/dialogs/dialog-props.ts'
import type { Search } from '../../shared/page/search.ts'
import { markOpening } from '../../shared/analytics/opening.ts'
import { session } from '../../shared/session/session.ts'
import { dialogEntries, goBack, onceBack } from './dialog-entries.ts'
import type { DialogCalls, OpenDialog } from './open-dialog.ts'
import { propsInQuery, queryValue } from './dialog-queries.ts'
import { isInQuery, rules } from './dialog-rules.ts'
import { moveWithin } from './move-within.ts'

type Props = DialogProps[DialogName]

/** What links of letters bring along for the dialogs of guests; a player needs them no more. */
const GUEST_CODES = ['resetCode', 'emailProof']

/** Which payment a result speaks of; the results of payments keep it among themselves. */
const INVOICE = 'invoice'

export interface HostParts {
  router: AnyRouter
  isSignInClosed: boolean
  /** Dialogs without query, the last on top. */
  stack: { read: () => readonly OpenDialog[]; write: (stack: readonly OpenDialog[]) => void }
  /** Keeps what a dialog with query is opened with, which the address cannot hold. */
  keepProps: (name: DialogName, props: Props) => void
}

/** The two moves of the host. They look at what is there when they are made, not at what was last rendered. */
export function makeDialogs({ router, isSignInClosed, stack, keepProps }: HostParts): DialogCalls {
  const { history } = router
  const here = () => router.latestLocation.search as Search
  const visitor = (): Visitor => ({ isPlayer: session.getState().status === 'player', isSignInClosed })

  const openOnTop = (name: DialogName, props: Props) => {
    if (stack.read().some((dialog) => dialog.name === name)) return
    stack.write([...stack.read(), { name, value: null, props }])
    moveWithin(router, { remove: [], entries: [...dialogEntries(history), name] })
  }

  const openByQuery = (name: DialogName, value: string, props: Props) => {
    const request = dialogInSearch(here(), rules, visitor())
    if (request.name === name && request.value === value) return
    const before = Object.keys(here()).filter(isInQuery)
    const isReplacing = before.length > 0
    const entries = dialogEntries(history)
    keepProps(name, props)
    markOpening(name)
    moveWithin(router, {
      remove: [
        ...before,
        ...(visitor().isPlayer ? GUEST_CODES : []),
        ...(name.startsWith('deposit-') ? [] : [INVOICE]),
      ],
      add: { [name]: value },
      entries: isReplacing
        ? entries.map((entry) => (before.some((one) => one === entry) ? name : entry))
        : [...entries, name],
      isReplacing,
    })
  }

  const close = (name?: DialogName) => {
    const entries = dialogEntries(history)
    const undone = name === undefined ? entries : entries.at(-1) === name ? [name] : []
    const query = dialogInSearch(here(), rules, visitor()).name
    stack.write(stack.read().filter((dialog) => name !== undefined && dialog.name !== name))
    goBack(history, undone.length)
    if (!query || (name !== undefined && name !== query) || undone.includes(query)) return
    const left = entries.filter((entry) => entry !== query && !undone.includes(entry))
    onceBack(() => moveWithin(router, { remove: [query, ...GUEST_CODES, INVOICE], entries: left, isReplacing: true }))
  }

  const open = (asked: DialogName, props: Props = {}) =>
    onceBack(() => {
      const name = isClosedTo(asked, { isSignInClosed }) ? 'geo-restricted-type' : asked
      if (!mayOpen(name, rules, visitor())) return
      const value = queryValue(name, props)
      if (value === null) openOnTop(name, props)
      else openByQuery(name, value, props)
    })

  return {
    open,
    openByValue: (name, value) => open(name, propsInQuery(name, value) ?? {}),
    close: (name) => onceBack(() => close(name)),
  }
}
