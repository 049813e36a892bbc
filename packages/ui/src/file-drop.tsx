import { Trash2, Upload } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FieldNotes, RequiredMark } from './field.tsx'
import { type FileRejection, rejectionOf } from './file-rejection.ts'
import { Thumbnail } from './thumbnail.tsx'
import styles from './file-drop.module.css'

export type { FileRejection } from './file-rejection.ts'

export interface DroppedFile {
  /** As its owner called it. */
  name: string
  /** How large it is, in bytes. */
  sizeBytes: number
  /** Address of a small picture of it, for one that is stored already. */
  previewUrl?: string
  /** The file itself, from which a picture is drawn when it is an image. */
  blob?: Blob
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
  /** Receives one file that passed the checks of kind and size. */
  onFile: (file: File) => void
  /** Without it the file cannot be removed. */
  onRemove?: () => void
  /** What to press, as "Choose a file"; with the label it names the control. */
  chooseLabel: string
  /** Shown beside it: how else, which kinds, how large. */
  prompt?: ReactNode
  /** Names the button that removes, before the file's name. */
  removeLabel: string
  /** Shown under the zone when a file is not taken. */
  rejections: Readonly<Record<FileRejection, string>>
  /** How much has been sent, from 0 to 1, or that nobody can tell; null while nothing is being sent. */
  progress?: number | 'unknown' | null
  /** Spoken name of the progress bar. */
  progressLabel: string
  /** Writes a size for the reader. */
  formatBytes: (bytes: number) => string
  /** Shown under the zone and read with it, as why a stored file was refused. */
  error?: string | null
  /** A lasting hint under the zone, read with the control. */
  hint?: ReactNode
  /** Marks the label and tells assistive technology. */
  isRequired?: boolean
  /** Takes nothing for now. */
  isDisabled?: boolean
}

/** A place for one file: drop it, paste it, or choose it by mouse or keyboard. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, file, onFile, progress = null, isDisabled, isRequired } = props
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [rejection, setRejection] = useState<FileRejection | null>(null)
  const isSending = progress !== null
  const isOpen = file === null && !isDisabled && !isSending
  const error = rejection ? props.rejections[rejection] : props.error
  const described = [error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ')
  const keepFocus = useKeptFocus(zone, file !== null)

  const offer = (files: readonly File[], isChosen = false) => {
    if (!isOpen || files.length === 0) return
    const problem = rejectionOf(files, accept, maxBytes)
    setRejection(problem)
    if (problem) return
    keepFocus(isChosen)
    onFile(files[0]!)
  }
  usePastedFiles(zone, offer)

  return (
    <div
      ref={zone}
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.field}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(isOpen)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        offer([...event.dataTransfer.files])
      }}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        data-filled={file !== null || undefined}
        data-disabled={isDisabled || undefined}
      >
        {file ? (
          <div className={styles.file}>
            <Thumbnail url={file.previewUrl} blob={file.blob} />
            <span className={styles.name}>
              <span>
                <bdi>{file.name}</bdi>
              </span>
              <span className={styles.size}>{props.formatBytes(file.sizeBytes)}</span>
            </span>
            {props.onRemove && !isDisabled && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`${props.removeLabel}: ${file.name}`}
                onClick={() => {
                  keepFocus()
                  setRejection(null)
                  props.onRemove?.()
                }}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            )}
          </div>
        ) : (
          <label className={styles.open}>
            <input
              type="file"
              className="visually-hidden"
              accept={accept}
              disabled={!isOpen}
              aria-labelledby={`${id}-label ${id}-choose`}
              aria-describedby={described || undefined}
              aria-invalid={error ? true : undefined}
              aria-required={isRequired || undefined}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                // The same file can be chosen again after it was refused or removed.
                event.target.value = ''
                offer(files, true)
              }}
            />
            <Upload className={styles.icon} size={24} aria-hidden="true" />
            <span id={`${id}-choose`} className={styles.choose}>
              {props.chooseLabel}
            </span>
            {props.prompt && <span className={styles.prompt}>{props.prompt}</span>}
          </label>
        )}
        {isSending && (
          <progress
            className={styles.progress}
            max={1}
            value={progress === 'unknown' ? undefined : progress}
            aria-label={props.progressLabel}
          />
        )}
      </div>
      <FieldNotes id={id} hint={props.hint} error={error} />
      <span className="visually-hidden" role="status">
        {file?.name}
      </span>
    </div>
  )
}

/** Hands the focus over when choosing and removing take each other's place. */
function useKeptFocus(zone: { current: HTMLElement | null }, isFilled: boolean) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    zone.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [zone, isFilled])
  return (isCertain = false) => {
    isWanted.current = isCertain || (zone.current?.contains(document.activeElement) ?? false)
  }
}

/** A paste goes to the document, not to a file input; the zone that has the focus or the pointer takes it. */
function usePastedFiles(zone: { current: HTMLElement | null }, offer: (files: readonly File[]) => void) {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const isMeant = zone.current?.contains(document.activeElement) || zone.current?.matches(':hover')
      if (isMeant) offer([...(event.clipboardData?.files ?? [])])
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  })
}
