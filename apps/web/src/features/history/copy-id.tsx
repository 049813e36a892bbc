import { CopyButton } from '@baize/ui/copy-field'
import styles from './cells.module.css'

interface CopyIdProps {
  id: string
  copyLabel: string
  copiedLabel: string
}

/** The end of an id, which is the part that differs, and a button that copies the whole. */
export function CopyId({ id, copyLabel, copiedLabel }: CopyIdProps) {
  return (
    <span className={styles.id}>
      <bdi title={id}>{id.slice(-8).toUpperCase()}</bdi>
      <CopyButton value={id} copyLabel={copyLabel} copiedLabel={copiedLabel} promptLabel={copyLabel} />
    </span>
  )
}
