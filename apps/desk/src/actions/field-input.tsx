import type { OperatorFormField } from '@baize/contract/operator-form'
import { Checkbox } from '@baize/ui/checkbox'
import { Select } from '@baize/ui/select'
import { TextArea } from '@baize/ui/text-area'
import { TextField } from '@baize/ui/text-field'
import { choicesOf } from '../format/format.ts'
import { fieldToInstant, instantToField } from '../format/instant-field.ts'
import { choiceWord, fieldWord } from '../format/value.tsx'
import { useSettings } from '../words/settings.tsx'
import styles from './action-dialog.module.css'

/** From here on a text is written on several lines. */
const LONG = 400
/** From here on it is a file. */
const FILE = 100_000

export interface FieldInputProps {
  field: OperatorFormField
  value: string | readonly string[]
  error: string | null
  isFirst: boolean
  onChange: (value: string | readonly string[]) => void
}

/** The control that a field of an operation asks for. */
export function FieldInput({ field, value, error, isFirst, onChange }: FieldInputProps) {
  const settings = useSettings()
  const { words } = settings
  const { name, kind, choices, isMany, isRequired, lengthMax } = field
  const label = fieldWord(words, name)
  const shared = { label, error, isRequired: isRequired ?? false, ...(isFirst && { 'data-autofocus': '' }) }
  const text = typeof value === 'string' ? value : value.join(', ')

  if (isMany && choices) {
    const chosen = typeof value === 'string' ? [] : value
    return (
      <fieldset className={styles.boxes}>
        <legend>{label}</legend>
        {choicesOf(choices).map(([choice]) => (
          <Checkbox
            key={choice}
            label={choiceWord(words, choice)}
            isChecked={chosen.includes(choice)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, choice] : chosen.filter((known) => known !== choice))
            }
          />
        ))}
        {error && <p className={styles.wrong}>{error}</p>}
      </fieldset>
    )
  }
  if (isMany)
    return (
      <TextField
        {...shared}
        hint={words.desk.listHint}
        value={text}
        onChange={(next) => onChange(next.split(/[\s,]+/).filter((one, index, all) => one || index === all.length - 1))}
        onBlur={() => onChange(text.split(/[\s,]+/).filter(Boolean))}
      />
    )
  if (choices || kind === 'boolean')
    return (
      <Select
        {...shared}
        value={text}
        onChange={onChange}
        placeholder={isRequired ? '' : '–'}
        canBeEmptied={!isRequired}
        options={
          choices
            ? choicesOf(choices).map(([choice]) => ({ value: choice, label: choiceWord(words, choice) }))
            : [
                { value: 'true', label: words.desk.yes },
                { value: 'false', label: words.desk.no },
              ]
        }
      />
    )
  if (lengthMax !== undefined && lengthMax >= FILE)
    return (
      <div className={styles.file}>
        <TextArea {...shared} value={text} onChange={onChange} spellCheck={false} />
        <input
          type="file"
          accept=".json,application/json"
          aria-label={words.desk.file}
          onChange={(event) => void event.target.files?.[0]?.text().then(onChange)}
        />
      </div>
    )
  if (lengthMax !== undefined && lengthMax >= LONG)
    return <TextArea {...shared} rows={3} value={text} onChange={onChange} />
  if (kind === 'instant')
    return (
      <TextField
        {...shared}
        type="datetime-local"
        hint={words.zones[settings.zone]}
        value={instantToField(text, settings)}
        onChange={(next) => onChange(fieldToInstant(next, settings))}
      />
    )
  const isFigure = kind === 'number' || kind === 'amount'
  return (
    <TextField
      {...shared}
      value={text}
      type={/password/i.test(name) ? 'password' : 'text'}
      inputMode={isFigure ? 'decimal' : undefined}
      autoComplete={name === 'code' ? 'one-time-code' : 'off'}
      spellCheck={false}
      onChange={(next) => onChange(kind === 'currency' || name === 'country' ? next.toUpperCase() : next)}
    />
  )
}
