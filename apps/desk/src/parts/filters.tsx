import type { OperatorFormField } from '@baize/contract/operator-form'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import { type FormEvent, useState } from 'react'
import { choicesOf } from '../format/format.ts'
import { choiceWord, fieldWord } from '../format/value.tsx'
import { go, hrefWith, usePlace } from '../place/place.ts'
import { useWords } from '../words/settings.tsx'
import styles from './part.module.css'

export interface FiltersProps {
  fields: readonly OperatorFormField[]
  values: Readonly<Record<string, string>>
  prefix: string
  /** What is narrowed, for those who do not see it. */
  label: string
}

/** What a list is narrowed by. Choices count at once, texts when they are sent: what is looked at is written down. */
export function Filters({ fields, values, prefix, label: listName }: FiltersProps) {
  const words = useWords()
  const place = usePlace()
  const given = JSON.stringify(values)
  const [typed, setTyped] = useState({ given, texts: values })
  if (typed.given !== given) setTyped({ given, texts: values })
  const { texts } = typed

  const apply = (next: Readonly<Record<string, string>>) => {
    const changes = Object.fromEntries(
      Object.entries(next).map(([name, value]) => [prefix + name, value.trim() || null]),
    )
    go(hrefWith(place, { ...changes, [`${prefix}page`]: null }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(texts)
  }
  const isFiltered = Object.values(values).some(Boolean)
  const hasTexts = fields.some(({ choices, kind }) => !choices && kind !== 'boolean')
  return (
    <form className={styles.filters} onSubmit={submit} role="search" aria-label={listName}>
      {fields.map(({ name, kind, choices }) => {
        const label = fieldWord(words, name)
        const options = choices
          ? choicesOf(choices).map(([choice]) => ({ value: choice, label: choiceWord(words, choice) }))
          : kind === 'boolean'
            ? [
                { value: 'true', label: words.desk.yes },
                { value: 'false', label: words.desk.no },
              ]
            : null
        return options ? (
          <Select
            key={name}
            label={label}
            value={texts[name] ?? ''}
            placeholder={words.desk.any}
            canBeEmptied
            options={options}
            onChange={(value) => apply({ ...texts, [name]: value })}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            value={texts[name] ?? ''}
            autoComplete="off"
            spellCheck={false}
            onChange={(value) => setTyped({ given, texts: { ...texts, [name]: value } })}
          />
        )
      })}
      {hasTexts && <Button type="submit">{words.desk.filter}</Button>}
      {isFiltered && (
        <Button variant="quiet" onClick={() => apply(Object.fromEntries(fields.map(({ name }) => [name, ''])))}>
          {words.desk.reset}
        </Button>
      )}
    </form>
  )
}
