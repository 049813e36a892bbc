import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/checkbox'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { EmptyState } from '@baize/ui/empty-state'
import { TextField } from '@baize/ui/text-field'
import { useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import type { ProviderData } from './provider-data.ts'
import styles from './providers-dialog.module.css'

interface ProvidersDialogProps extends DialogViewProps {
  providers: readonly ProviderData[]
  selected: readonly string[]
  onChoose: (identities: string[]) => void
}

/** Chooses the studios a category is narrowed to. */
export function ProvidersDialog({ providers, selected, onChoose, onClose, closesOnOverlay }: ProvidersDialogProps) {
  const text = useText('modals.providers')
  const shell = useText('layout.shell')
  const [chosen, setChosen] = useState<readonly string[]>(selected)
  const [name, setName] = useState('')
  const shown = providers.filter((provider) => provider.name.toLowerCase().includes(name.trim().toLowerCase()))
  const isAll = shown.length > 0 && shown.every(({ identity }) => chosen.includes(identity))
  const toggleAll = () => setChosen(isAll ? [] : shown.map(({ identity }) => identity))

  return (
    <Dialog title={text('title')} closeLabel={shell('close')} closesOnOverlay={closesOnOverlay} onClose={onClose}>
      <TextField label={text('searchPlaceholder')} value={name} autoComplete="off" onChange={setName} />
      {shown.length === 0 ? (
        <EmptyState title={text('empty.title')}>{text('empty.description')}</EmptyState>
      ) : (
        <>
          <div className={styles.all}>
            <Checkbox label={text('selectAll')} isChecked={isAll} onChange={toggleAll} />
          </div>
          <ul className={styles.list}>
            {shown.map(({ identity, name: label }) => (
              <li key={identity}>
                <Checkbox
                  label={label}
                  isChecked={chosen.includes(identity)}
                  onChange={(isChecked) =>
                    setChosen(isChecked ? [...chosen, identity] : chosen.filter((other) => other !== identity))
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button
          variant="accent"
          onClick={() => {
            onChoose(chosen.length === providers.length ? [] : [...chosen])
            onClose()
          }}
        >
          {text('apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
