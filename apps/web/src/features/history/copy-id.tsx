import { useEffect, useState } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import styles from './cells.module.css'

const COPIED_MS = 2000

interface CopyIdProps {
  id: string
  copyLabel: string
  copiedLabel: string
}

/** The end of an id, which is the part that differs, and a button that copies the whole. */
export function CopyId({ id, copyLabel, copiedLabel }: CopyIdProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    void navigator.clipboard?.writeText(id).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <span className={styles.id}>
      <bdi title={id}>{id.slice(-8).toUpperCase()}</bdi>
      <button type="button" className={styles.copy} aria-label={copyLabel} title={copyLabel} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? copiedLabel : ''}
      </span>
    </span>
  )
}
