import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'type' | 'ref'> {
  /** Names the button that empties the field. */
  clearLabel: string
}

/** Words to search for. The label is hidden unless asked for; Escape or the button empties it. */
export function SearchField({ clearLabel, isLabelHidden = true, onKeyDown, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { value, onChange, disabled, readOnly } = field
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      {...field}
      ref={input}
      type="search"
      isLabelHidden={isLabelHidden}
      prefix={<Search size={18} aria-hidden="true" />}
      suffix={
        value !== '' &&
        !disabled &&
        !readOnly && (
          <button
            type="button"
            className={styles.clear}
            aria-label={clearLabel}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )
      }
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return
        // The first Escape empties the field; what stands around it closes on the next.
        event.preventDefault()
        event.stopPropagation()
        onChange('')
      }}
    />
  )
}
