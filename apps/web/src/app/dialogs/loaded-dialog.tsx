import { useEffect, useState } from 'react'
import { addClosingCheck, mayClose } from '../../shared/dialogs/closing-checks.ts'
import { tellDialogEvent } from '../../shared/dialogs/dialog-events.ts'
import type { DialogName } from '../../shared/dialogs/dialog-props.ts'
import type { CheckedDialog, DialogCheck, DialogEntry, DialogView } from '../../shared/dialogs/registry-types.ts'
import { type Dialogs, useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import type { Content } from '../../shared/content/content.ts'
import { useContent } from '../../shared/page/page-context.tsx'
import { useUnderWay } from '../../shared/page/under-way.ts'
import type { OpenDialog } from './open-dialog.ts'
import { rules } from './dialog-rules.ts'
import { FailedDialog } from './failed-dialog.tsx'
import { dialogRegistry } from './registry.ts'

const registry: { readonly [Name in DialogName]: DialogEntry<Name> } = dialogRegistry

/** A dialog that was asked for: checked, fetched, shown; or what stands in for it when it could not be fetched. */
export function LoadedDialog<Name extends DialogName>({ dialog }: { dialog: OpenDialog<Name> }) {
  const { name, value, props } = dialog
  const dialogs = useDialogs()
  const { View, isFailed, retry } = useView(dialog, dialogs)
  useUnderWay(!View && !isFailed)

  useEffect(() => {
    const check = registry[name].beforeClose
    return check && addClosingCheck(name, () => check({ name, value, props }))
  }, [name, value, props])

  const askToClose = async () => {
    const answer = mayClose(name)
    if (answer === true || (answer !== false && (await answer))) dialogs.close(name)
  }

  if (isFailed) return <FailedDialog onRetry={retry} onClose={() => dialogs.close(name)} />
  if (!View) return null
  return (
    <View
      key={name}
      {...props}
      name={name}
      closesOnOverlay={rules[name].closesOnOverlay ?? false}
      onClose={() => void askToClose()}
    />
  )
}

function useView<Name extends DialogName>({ name, value, props }: OpenDialog<Name>, dialogs: Dialogs) {
  const content = useContent()
  const [View, setView] = useState<DialogView<Name> | null>(null)
  const [round, setRound] = useState(0)
  const [failedRound, setFailedRound] = useState(-1)

  useEffect(() => {
    let isCurrent = true
    let isOpening = false
    const start = async () => {
      const entry = registry[name]
      const isAllowed = await passes(entry.beforeOpen, { name, value, props })
      if (!isCurrent) return
      if (!isAllowed) {
        dialogs.close(name)
        return
      }
      isOpening = true
      tellDialogEvent({ kind: 'opening', name, value })
      const view = await fetchView(entry, content)
      if (!isCurrent) return
      setView(() => view)
      tellDialogEvent({ kind: 'opened', name, value })
    }
    start().catch(() => isCurrent && setFailedRound(round))
    return () => {
      isCurrent = false
      if (isOpening) tellDialogEvent({ kind: 'closed', name, value })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it was opened with is judged once, and may change
  }, [name, round, content, dialogs])

  return { View, isFailed: failedRound === round, retry: () => setRound(round + 1) }
}

/** Fetches a dialog ahead of need: its chunk and what it asks for, and its texts where the page's content is given. */
export async function fetchDialog(name: DialogName, content?: Content): Promise<void> {
  const { load, prepare, parts } = registry[name]
  await Promise.all([load(), prepare?.(), content?.need(parts)])
}

async function passes<Name extends DialogName>(
  check: DialogCheck<Name> | undefined,
  dialog: CheckedDialog<Name>,
): Promise<boolean> {
  try {
    return check === undefined || (await check(dialog))
  } catch {
    return false
  }
}

async function fetchView<Name extends DialogName>(
  entry: DialogEntry<Name>,
  content: Content,
): Promise<DialogView<Name>> {
  const [view] = await Promise.all([entry.load(), content.need(entry.parts)])
  return view
}
