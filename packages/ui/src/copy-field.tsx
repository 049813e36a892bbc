import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import styles from './copy-field.module.css'

/** How long a copied value says so. */
const COPIED_MS = 2000

export interface CopyWords {
  /** Names the button: `Copy address`. */
  copyLabel: string
  /** Said and shown for 2000 ms after copying. */
  copiedLabel: string
  /** Asks to copy by hand, in the browser's own prompt, when the clipboard is refused. */
  promptLabel: string
}

export interface CopyFieldProps extends CopyWords {
  /** Names the value. */
  label: string
  /** What is shown and copied. */
  value: string
  /** Keeps the label for screen readers. */
  isLabelHidden?: boolean
  /** Told when the value has been copied. */
  onCopied?: () => void
}

/** A value to take along: shown whole, on more lines where it is long, selected by a press, copied by its button. */
export function CopyField({ label, value, isLabelHidden, onCopied, ...words }: CopyFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          id={id}
          className={styles.value}
          rows={1}
          dir="auto"
          readOnly
          spellCheck={false}
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton {...words} value={value} onCopied={onCopied} isLabelShown />
      </div>
    </div>
  )
}

export interface CopyButtonProps extends CopyWords {
  /** What is copied. */
  value: string
  /** Shows the words beside the icon where there is room. */
  isLabelShown?: boolean
  /** Told when the value has been copied. */
  onCopied?: () => void
}

/** Copies a value that stands beside it. */
export function CopyButton({ value, copyLabel, copiedLabel, promptLabel, isLabelShown, onCopied }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(promptLabel)
  const Mark = isCopied ? Check : Copy
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-copied={isCopied || undefined}
        aria-label={copyLabel}
        title={copyLabel}
        onClick={() => void copy(value).then((isDone) => isDone && onCopied?.())}
      >
        <Mark size={18} aria-hidden="true" />
        {isLabelShown && isCopied && (
          <span className={styles.words} aria-hidden="true">
            {copiedLabel}
          </span>
        )}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? copiedLabel : ''}
      </span>
    </>
  )
}

/**
 * Copies a text and says so for 2000 ms. Where the clipboard is refused, the browser asks to copy by hand;
 * `copy` answers whether the clipboard took it.
 */
export function useCopy(promptLabel: string): { isCopied: boolean; copy: (value: string) => Promise<boolean> } {
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  const copy = async (value: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      // No clipboard on this page, or the visitor refused it.
      window.prompt(promptLabel, value)
      return false
    }
    setIsCopied(true)
    setCopies((count) => count + 1)
    return true
  }
  return { isCopied, copy }
}
