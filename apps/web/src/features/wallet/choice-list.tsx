import { type ReactNode, useId } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import styles from './choice-list.module.css'

export interface Choice {
  value: string
  label: string
  /** A quieter word after the label. */
  description?: string
  /** At the end of the line. */
  detail?: ReactNode
}

interface ChoiceListProps {
  /** What is chosen, for those who do not see the title. */
  label: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  /** A choice was pressed, as opposed to passed by with the arrow keys. */
  onPress?: () => void
}

/** One of many, in lines: radio buttons, so that arrow keys move and choose. */
export function ChoiceList({ label, choices, value, onChange, onPress }: ChoiceListProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.line}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            // Arrow keys click too, but no pointer was pressed then.
            onClick={(event) => event.detail > 0 && onPress?.()}
          />
          <span className={styles.words}>
            <span className={styles.label}>{choice.label}</span>
            {choice.description && <span className={styles.description}>{choice.description}</span>}
          </span>
          {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          <span className={styles.tick}>
            <Icon name="check" size={18} />
          </span>
        </label>
      ))}
    </div>
  )
}
