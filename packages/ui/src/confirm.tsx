import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

export interface ConfirmProps {
  /** The question. */
  title: string
  /** What will happen, in a sentence or two; read together with the title. */
  children: ReactNode
  /** Says what is done: `Close session`, never `OK`. */
  confirmLabel: string
  /** Says what stays: `Keep it`. */
  cancelLabel: string
  /** The answer was yes. */
  onConfirm: () => void
  /** Also on Escape, swipe and a press beside it. */
  onCancel: () => void
  /** `danger` for what cannot be undone. */
  tone?: 'accent' | 'danger'
  /** The answer is being worked on: nothing closes and further presses do nothing. */
  isBusy?: boolean
  /** Absent, the question is open as long as it is mounted. */
  isOpen?: boolean
  /** Whether a press on the backdrop cancels. */
  closesOnOverlay?: boolean
  /** After the way in has been played. */
  onOpened?: () => void
  /** After the way out has been played. */
  onClosed?: () => void
}

/** A question before something that matters. Focus starts at the answer that changes nothing. */
export function Confirm(props: ConfirmProps) {
  const { title, children, confirmLabel, cancelLabel, onConfirm, onCancel, tone = 'accent', isBusy, ...modal } = props
  return (
    <Dialog
      {...modal}
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={null}
      isBusy={isBusy}
      onClose={onCancel}
    >
      {children}
      <DialogActions>
        <Button data-autofocus="" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone} isPending={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
