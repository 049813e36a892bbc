import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { SlotButton } from './control-box.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface SearchFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'type'> {
  /** Names the button that empties the field. */
  clearLabel: string
}

/** Words to search for. The label is hidden unless asked for; Escape or the button empties the field. */
export function SearchField({ clearLabel, isLabelHidden = true, onKeyDown, ...field }: SearchFieldProps) {
  const { value, onChange, disabled, readOnly } = field
  const clear = value !== '' && !disabled && !readOnly && (
    <SlotButton
      label={clearLabel}
      onClick={(event) => {
        onChange('')
        event.currentTarget.parentElement?.parentElement?.querySelector('input')?.focus()
      }}
    >
      <X size={16} aria-hidden="true" />
    </SlotButton>
  )
  const emptyOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || value === '' || readOnly || event.defaultPrevented) return
    // The first Escape empties the field; what stands around it closes on the next.
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...field}
      type="search"
      isLabelHidden={isLabelHidden}
      prefix={<Search size={18} aria-hidden="true" />}
      suffix={clear}
      onKeyDown={emptyOnEscape}
    />
  )
}
