import { Badge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Suspense, lazy, useEffect, useMemo, useState } from 'react'
import type { DialogCalls, OpenDialog } from '../app/dialogs/open-dialog.ts'
import { queryValue } from '../app/dialogs/dialog-queries.ts'
import { dialogRules, rules } from '../app/dialogs/dialog-rules.ts'
import type { DialogName } from '../shared/dialogs/dialog-props.ts'
import { DialogsContext } from '../shared/dialogs/use-dialogs.ts'
import { sampleOf } from './dialog-samples.ts'
import styles from './dialogs-section.module.css'

const DialogStack = lazy(() =>
  import('../app/dialogs/dialog-stack.tsx').then((module) => ({ default: module.DialogStack })),
)

const names = Object.keys(dialogRules) as DialogName[]

/** Every registered modal with sample data, whoever may open it elsewhere; or, of what `only` names, that one alone. */
export function DialogsSection({ only }: { only?: string }) {
  const [shown, setShown] = useState<readonly OpenDialog[] | null>(null)
  const dialogs = useMemo<Omit<DialogCalls, 'openByValue'>>(() => {
    const without = (name: DialogName | undefined) => (all: readonly OpenDialog[] | null) =>
      name ? (all ?? []).filter((dialog) => dialog.name !== name) : []
    return {
      open: (name, props = {}) =>
        setShown((all) => [...without(name)(all), { name, value: queryValue(name, props), props }]),
      close: (name) => setShown(without(name)),
    }
  }, [])
  useEffect(() => {
    const name = names.find((known) => known === only)
    if (!name) return
    dialogs.open(name, sampleOf(name))
    return () => dialogs.close(name)
  }, [dialogs, only])
  return (
    <>
      {only === undefined && (
        <ul className={styles.list}>
          {names.map((name) => {
            const { access, hasQuery } = rules[name]
            return (
              <li key={name}>
                <Button size="small" onClick={() => dialogs.open(name, sampleOf(name))}>
                  {name}
                  {access !== 'all' && (
                    <Badge size="small" tone={access === 'player' ? 'info' : 'neutral'}>
                      {access}
                    </Badge>
                  )}
                  {hasQuery && <Badge size="small">?</Badge>}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {shown && (
        <DialogsContext value={dialogs}>
          <Suspense>
            <DialogStack dialogs={shown} />
          </Suspense>
        </DialogsContext>
      )}
    </>
  )
}
