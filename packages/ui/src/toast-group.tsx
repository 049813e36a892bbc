import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Toast, type ToastType, isUrgent } from './toast.tsx'
import styles from './toast.module.css'

export type { ToastType } from './toast.tsx'

export interface ToastMessage {
  /** Grows from one message to the next. */
  id: number
  /** Gives icon and colour, and decides whether it interrupts. */
  type: ToastType
  /** One line that says it all. */
  title: string
  /** What to do, or a link. */
  description?: ReactNode
}

export interface ToastGroupProps {
  /** Names the place where messages appear. */
  label: string
  /** Names the close button of each. */
  closeLabel: string
  /** Every message that has not gone yet, oldest first; as many as there are. */
  messages: readonly ToastMessage[]
  /** A message has left the screen: drop it from `messages`. */
  onGone: (id: number) => void
}

/** How long a message stands. Pointing at one, or having the focus in one, holds all of them. */
const DURATION_MS = 3000
/** The way in and the way out. */
const LEAVE_MS = 300
/** Messages appear at least this far apart, so that each can be noticed. */
const SPACING_MS = 400

/**
 * Passing messages above everything, dialogs included. Urgent ones stand first and interrupt a screen reader, the
 * others wait for a pause; each list exists before its first message, because a region that arrives with its words
 * is not read.
 */
export function ToastGroup({ label, closeLabel, messages, onGone }: ToastGroupProps) {
  const shown = useSpaced(messages)
  const [isHeld, setIsHeld] = useState(false)
  // The one under the pointer or with the focus may be the one that leaves; nothing tells of that.
  if (isHeld && messages.length === 0) setIsHeld(false)
  const list = (urgent: boolean) => (
    <div role={urgent ? 'alert' : 'status'} aria-atomic="false" aria-relevant="additions">
      <ol className={styles.list}>
        {shown
          .filter(({ type }) => isUrgent(type) === urgent)
          .map((message) => (
            <TimedToast
              key={message.id}
              message={message}
              closeLabel={closeLabel}
              isHeld={isHeld}
              onGone={() => onGone(message.id)}
            />
          ))}
      </ol>
    </div>
  )
  return (
    <section
      aria-label={label}
      popover="manual"
      data-passing=""
      className={styles.group}
      ref={showOnTop}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsHeld(false)}
    >
      {list(true)}
      {list(false)}
    </section>
  )
}

interface TimedToastProps {
  message: ToastMessage
  closeLabel: string
  isHeld: boolean
  onGone: () => void
}

function TimedToast({ message, closeLabel, isHeld, onGone }: TimedToastProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leftMs = useRef(DURATION_MS)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })

  useEffect(() => {
    if (isHeld || isLeaving) return
    const startedAtMs = performance.now()
    const timer = setTimeout(() => setIsLeaving(true), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAtMs
    }
  }, [isHeld, isLeaving])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => gone.current(), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])

  const { type, title, description } = message
  return (
    <Toast
      type={type}
      title={title}
      description={description}
      closeLabel={closeLabel}
      isLeaving={isLeaving}
      isPaused={isHeld}
      onClose={() => setIsLeaving(true)}
    />
  )
}

/** Lets messages through one at a time. The first waits for nothing but the group's own first appearance. */
function useSpaced(messages: readonly ToastMessage[]): readonly ToastMessage[] {
  const [releasedId, setReleasedId] = useState(-Infinity)
  const releasedAtMs = useRef(-Infinity)
  const waitingId = messages.find(({ id }) => id > releasedId)?.id
  useEffect(() => {
    if (waitingId === undefined) return
    const waitMs = Math.max(0, releasedAtMs.current + SPACING_MS - performance.now())
    const timer = setTimeout(() => {
      releasedAtMs.current = performance.now()
      setReleasedId(waitingId)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [waitingId])
  return messages.filter(({ id }) => id <= releasedId)
}

/** The top layer keeps messages readable above a modal dialog. */
function showOnTop(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover?.()
}
