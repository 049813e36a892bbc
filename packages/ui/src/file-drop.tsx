import { File as FileIcon, Trash2, Upload } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FieldNotes, RequiredMark } from './field.tsx'
import styles from './file-drop.module.css'

/** Why a file was not taken: of a kind that is not accepted, too large, or one of several at once. */
export type FileRejection = 'type' | 'size' | 'count'

export interface DroppedFile {
  name: string
  sizeBytes: number
  /** Address of a small picture of it, if it is one. */
  previewUrl?: string
}

export interface FileDropProps {
  /** What the file is. */
  label: string
  /** Kinds that are taken, as in HTML: `image/*,.pdf`. */
  accept: string
  /** Largest size taken, in bytes. */
  maxBytes: number
  /** The file that is there, or null while none is. */
  file: DroppedFile | null
  /** One file that passed both checks. */
  onFile: (file: File) => void
  onRemove?: () => void
  /** Says where to drop, under the picture; the button stands beside it. */
  prompt: ReactNode
  chooseLabel: string
  removeLabel: string
  /** Shown under the zone when a file is not taken. */
  rejections: Readonly<Record<FileRejection, string>>
  /** How much has been sent, from 0 to 1; null when nothing is being sent. */
  progress?: number | null
  /** Spoken name of the progress bar. */
  progressLabel?: string
  /** Writes a size for the reader. */
  formatBytes: (bytes: number) => string
  error?: string | null
  hint?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
}

/** A place for one file: drop it, paste it, or choose it by mouse or keyboard. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, file, onFile, onRemove, prompt, progress = null, isDisabled } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [rejection, setRejection] = useState<FileRejection | null>(null)
  const isSending = progress !== null
  const error = rejection ? props.rejections[rejection] : props.error
  const described = [error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

  const offer = (files: readonly File[]) => {
    if (isDisabled || isSending || files.length === 0) return
    const problem = rejectionOf(files, accept, maxBytes)
    setRejection(problem)
    if (!problem) onFile(files[0]!)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    offer([...event.dataTransfer.files])
  }
  const onPaste = (event: ClipboardEvent) => offer([...event.clipboardData.files])

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.field}
      onPaste={onPaste}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(!isDisabled && !isSending)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {props.isRequired && <RequiredMark />}
      </span>
      <div className={styles.zone} data-over={isOver || undefined} data-invalid={error ? true : undefined}>
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept={accept}
          disabled={isDisabled || isSending}
          aria-label={label}
          onChange={(event) => {
            offer([...(event.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        {file ? (
          <div className={styles.file}>
            {file.previewUrl ? (
              <img className={styles.preview} src={file.previewUrl} alt="" />
            ) : (
              <span className={styles.preview} aria-hidden="true">
                <FileIcon size={20} />
              </span>
            )}
            <span className={styles.name}>
              <bdi>{file.name}</bdi>
              <span className={styles.size}>{props.formatBytes(file.sizeBytes)}</span>
            </span>
            {onRemove && !isDisabled && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`${props.removeLabel}: ${file.name}`}
                onClick={onRemove}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            )}
          </div>
        ) : (
          <>
            <Upload className={styles.icon} size={24} aria-hidden="true" />
            <span className={styles.prompt}>{prompt}</span>
            <button
              type="button"
              className={styles.choose}
              disabled={isDisabled || isSending}
              aria-describedby={described}
              onClick={() => input.current?.click()}
            >
              {props.chooseLabel}
            </button>
          </>
        )}
        {isSending && (
          <progress className={styles.progress} max={1} value={progress} aria-label={props.progressLabel ?? label} />
        )}
      </div>
      <FieldNotes id={id} hint={props.hint} error={error} />
    </div>
  )
}

/** Why these files are not taken, or null when the one file may be. */
export function rejectionOf(files: readonly File[], accept: string, maxBytes: number): FileRejection | null {
  if (files.length !== 1) return 'count'
  const [file] = files
  if (!isAccepted(file!, accept)) return 'type'
  return file!.size > maxBytes ? 'size' : null
}

function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase())
  return kinds.some(
    (kind) =>
      kind === '' ||
      (kind.startsWith('.') && name.toLowerCase().endsWith(kind)) ||
      (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1))) ||
      kind === type,
  )
}
