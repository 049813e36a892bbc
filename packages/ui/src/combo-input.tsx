import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Wiring } from './field.tsx'
import styles from './combo-box.module.css'

export interface ComboBoxOption {
  /** What is handed out when it is taken. */
  value: string
  /** What the line says, and what it is found by. */
  label: string
  /** What the closed field says instead of the label, where the line is longer than the field. */
  short?: string
  /** A second, quieter word after the label. */
  description?: string
  /** Drawn before the label; decoration that adds nothing to the words. */
  mark?: ReactNode
  /** Shown at the end of the line. */
  detail?: ReactNode
  /** Further words it is found by. */
  keywords?: string
  /** Shown but not to be taken. */
  isDisabled?: boolean
}

export interface ComboInputProps {
  /** Names the list, and the input itself when it has no label of its own. */
  label: string
  /** The taken option's value, or '' for none. */
  value: string
  options: readonly ComboBoxOption[]
  onChange: (value: string) => void
  /** Said when nothing matches what was typed. */
  emptyLabel: string
  placeholder?: string
  name?: string
  isDisabled?: boolean
  /** Shows what was taken and lets it be read, but not changed. */
  isReadOnly?: boolean
  /** How far the list reaches when the input is narrow. */
  listWidth?: 'field' | 'wide'
  onFocus?: () => void
  onBlur?: () => void
  wiring: Partial<Wiring> & { 'aria-label'?: string }
}

/** The input and list of a combo box, for a field that brings its own label. */
export function ComboInput(props: ComboInputProps) {
  const { label, value, options, onChange, emptyLabel, placeholder, name, isDisabled, isReadOnly, wiring } = props
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const selected = options.find((option) => option.value === value)
  const shown = typed === null ? options : matching(options, typed)
  const activeIndex = shown.findIndex((option) => option.value === active)

  useEffect(() => {
    if (!isOpen) return
    const current =
      list.current?.querySelector('[data-active]') ?? list.current?.querySelector('[aria-selected="true"]')
    current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, active])

  const open = () => {
    if (isDisabled || isReadOnly) return
    setIsOpen(true)
    setActive(selected ? selected.value : null)
  }
  const close = () => {
    setIsOpen(false)
    setTyped(null)
    setActive(null)
  }
  const take = (option: ComboBoxOption | undefined) => {
    if (!option || option.isDisabled) return
    close()
    if (option.value !== value) onChange(option.value)
  }
  const move = (step: 1 | -1) => {
    const open = shown.filter((option) => !option.isDisabled)
    const from = open.findIndex((option) => option.value === active)
    const next = from < 0 ? (step === 1 ? 0 : open.length - 1) : (from + step + open.length) % open.length
    setActive(open[next]?.value ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(shown[activeIndex] ?? (typed ? shown.find((option) => !option.isDisabled) : undefined))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <span className={styles.box} data-list={props.listWidth}>
      <input
        {...wiring}
        type="text"
        role="combobox"
        name={name}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        disabled={isDisabled}
        readOnly={isReadOnly}
        placeholder={placeholder}
        value={typed ?? selected?.short ?? selected?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsOpen(true)
          setActive(null)
        }}
        onFocus={(event) => {
          event.target.select()
          props.onFocus?.()
        }}
        // Not on click: a field that is left may grow an error and move this one away from under the press.
        onMouseDown={() => (isOpen ? undefined : open())}
        onBlur={() => {
          close()
          props.onBlur?.()
        }}
        onKeyDown={onKeyDown}
      />
      <ChevronsUpDown className={styles.mark} size={18} aria-hidden="true" />
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={!isOpen || shown.length === 0}
      >
        {isOpen &&
          shown.map((option, index) => (
            // Keys are handled by the field, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              className={styles.option}
              aria-selected={option.value === value}
              aria-disabled={option.isDisabled || undefined}
              data-active={option.value === active || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              <span className={styles.name}>
                {option.mark !== undefined && <span aria-hidden="true">{option.mark}</span>}
                <span>{option.label}</span>
                {option.description !== undefined && <span className={styles.detail}>{option.description}</span>}
              </span>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </li>
          ))}
      </ul>
      <span role="status" className={isOpen && shown.length === 0 ? styles.empty : 'visually-hidden'}>
        {isOpen && shown.length === 0 ? emptyLabel : ''}
      </span>
    </span>
  )
}

/** Options whose label or keywords hold the text, those that begin with it first. */
export function matching(options: readonly ComboBoxOption[], typed: string): ComboBoxOption[] {
  const wanted = fold(typed)
  if (wanted === '') return [...options]
  const found = options.filter((option) => fold(`${option.label} ${option.keywords ?? ''}`).includes(wanted))
  const begins = (option: ComboBoxOption) => Number(!fold(option.label).startsWith(wanted))
  return found.toSorted((left, right) => begins(left) - begins(right))
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
