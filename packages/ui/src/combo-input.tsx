import { ChevronsUpDown } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ControlBox } from './control-box.tsx'
import type { Wiring } from './field.tsx'
import { matching } from './matching.ts'
import { usePlacement } from './use-placement.ts'
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
  /** Names the list. */
  label: string
  /** The taken option's value, or '' for none. */
  value: string
  /** In the order they are shown while nothing is typed. */
  options: readonly ComboBoxOption[]
  /** Receives the value of the option taken. */
  onChange: (value: string) => void
  /** Said when nothing matches what was typed. */
  emptyLabel: string
  /** Says how many match while one types, as "12 results"; spoken only. */
  countLabel?: (count: number) => string
  /** Shown while nothing is taken. */
  placeholder?: string
  /** Form name; what is sent is the text, so forms read `value` instead. */
  name?: string
  /** Out of reach for now; the form leaves it out. */
  isDisabled?: boolean
  /** What was taken can be read but not changed. */
  isReadOnly?: boolean
  /** The options are on their way, or the choice is being saved: shown at the end of the field. */
  isBusy?: boolean
  /** `wide` lets the list reach beyond a narrow field, up to 320 px. */
  listWidth?: 'field' | 'wide'
  /** Called when it is entered. */
  onFocus?: () => void
  /** Called when it is left, with the list closed. */
  onBlur?: () => void
}

/** The input and list of a combo box, for a field that brings its own label. */
export function ComboInput(props: ComboInputProps & { wiring: Partial<Wiring> & { 'aria-label'?: string } }) {
  const { label, value, options, onChange, emptyLabel, countLabel, isDisabled, isReadOnly, isBusy, wiring } = props
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const selected = options.find((option) => option.value === value)
  const shown = typed === null ? options : matching(options, typed)
  const takeable = shown.filter((option) => !option.isDisabled)
  const activeIndex = shown.findIndex((option) => option.value === active)
  const isEmpty = isOpen && shown.length === 0

  // Above everything, so that no dialog cuts the list off.
  useLayoutEffect(() => {
    const element = list.current!
    if (!isOpen || isEmpty) return undefined
    element.popover = 'manual'
    element.showPopover?.()
    return () => element.hidePopover?.()
  }, [isOpen, isEmpty])
  const anchorOf = useCallback(() => list.current?.parentElement ?? null, [])
  usePlacement({
    anchorOf,
    floating: list,
    isOpen: isOpen && !isEmpty,
    side: 'block-end',
    alignment: 'start',
    gap: 4,
  })

  useEffect(() => {
    if (!isOpen) return
    const current =
      list.current?.querySelector('[data-active]') ?? list.current?.querySelector('[aria-selected="true"]')
    current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, active])

  const open = (otherwise?: ComboBoxOption) => {
    if (isDisabled || isReadOnly) return
    setIsOpen(true)
    setActive((selected ?? otherwise)?.value ?? null)
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
  const move = (step: number) => {
    const from = takeable.findIndex((option) => option.value === active)
    setActive(takeable[nextIndex(from, step, takeable.length)]?.value ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && (isOpen || Math.abs(step) === 1)) {
      event.preventDefault()
      if (!isOpen) open(takeable.at(step === 1 ? 0 : -1))
      else if (event.altKey && step === -1) close()
      else move(step)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(shown[activeIndex] ?? (typed ? takeable[0] : undefined))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <span className={styles.combo} data-list={props.listWidth}>
      <ControlBox
        prefix={typed === null && selected?.mark}
        isBusy={isBusy}
        suffix={<ChevronsUpDown className={styles.chevron} size={18} aria-hidden="true" />}
      >
        <input
          {...wiring}
          type="text"
          role="combobox"
          name={props.name}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          aria-busy={isBusy || undefined}
          disabled={isDisabled}
          readOnly={isReadOnly}
          placeholder={props.placeholder}
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
      </ControlBox>
      <ul ref={list} id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!isOpen || isEmpty}>
        {isOpen &&
          shown.map((option, index) => (
            // Keys are handled by the field, which keeps the focus.
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
              {option.mark !== undefined && (
                <span className={styles.mark} aria-hidden="true">
                  {option.mark}
                </span>
              )}
              <span className={styles.words}>
                {option.label}
                {option.description !== undefined && <Detail>{option.description}</Detail>}
              </span>
              {option.detail !== undefined && <Detail>{option.detail}</Detail>}
            </li>
          ))}
      </ul>
      <span role="status" className={isEmpty ? styles.empty : 'visually-hidden'}>
        {isEmpty ? emptyLabel : typed !== null && countLabel?.(shown.length)}
      </span>
    </span>
  )
}

/** What is quieter than the label, and a word of its own when it is read. */
function Detail({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span className={styles.detail}>{children}</span>
    </>
  )
}

/** How far each key moves; pages are as long as the list shows at once. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

/** One step goes round at the ends, a page stops there. */
function nextIndex(from: number, step: number, count: number): number {
  if (from < 0) return step > 0 ? 0 : count - 1
  if (Math.abs(step) === 1) return (from + step + count) % count
  return Math.min(Math.max(from + step, 0), count - 1)
}
