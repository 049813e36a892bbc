import type { FieldDef } from '@baize/contract'
import { ButtonLink } from '@baize/ui/button'
import { useText } from '../../../shared/page/page-context.tsx'
import { Section } from '../section.tsx'
import { isOfForm } from './profile-form.ts'
import { useFieldWords } from './use-field-words.ts'
import styles from './details.module.css'

/** What the player has said of themselves. */
export function Details({ fields, editHref }: { fields: readonly FieldDef[]; editHref: string }) {
  const text = useText('profile.personal')
  const words = useFieldWords()
  return (
    <Section title={text('manageTitle')} actions={<ButtonLink href={editHref}>{text('editButton')}</ButtonLink>}>
      <dl className={styles.list}>
        {fields.filter(isOfForm).map((field) => {
          const { label, value } = words(field)
          return (
            <div key={field.name} className={styles.entry}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} data-empty={value === null || undefined}>
                {value === null ? text('emptyValue') : <bdi>{value}</bdi>}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
