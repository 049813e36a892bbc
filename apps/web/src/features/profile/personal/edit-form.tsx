import type { Country, FieldDef } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/text-field'
import { useMemo } from 'react'
import { ScenarioField } from '../../../shared/forms/scenario-field.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { Section } from '../section.tsx'
import { isLocked, isOfForm } from './profile-form.ts'
import { useFieldWords } from './use-field-words.ts'
import { useProfileForm } from './use-profile-form.ts'
import styles from './edit-form.module.css'

interface EditFormProps {
  fields: readonly FieldDef[]
  countries: readonly Country[]
  /** Saved, or left as it was. */
  onDone: () => void
}

/** The profile scenario as a form. What was given for good is shown and cannot be entered. */
export function EditForm({ fields: all, countries, onDone }: EditFormProps) {
  const text = useText('profile.personal')
  const words = useFieldWords()
  const fields = useMemo(() => all.filter(isOfForm), [all])
  const { wiringOf, formOf, isPending, isChanged } = useProfileForm({ fields, countries, onDone })
  return (
    <Section title={text('manageTitle')}>
      <form {...formOf} className={styles.form}>
        <div className={styles.fields}>
          {fields.map((field) =>
            isLocked(field) ? (
              <TextField
                key={field.name}
                label={words(field).label}
                hint={text('lockedHint')}
                value={words(field).value ?? ''}
                disabled
                onChange={() => {}}
              />
            ) : (
              <ScenarioField key={field.name} field={field} countries={countries} {...wiringOf(field.name)} />
            ),
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="accent" isPending={isPending} disabled={!isChanged}>
            {text('saveButton')}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={onDone}>
            {text('cancelButton')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
