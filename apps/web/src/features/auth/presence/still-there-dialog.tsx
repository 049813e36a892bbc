import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { useEffect, useState } from 'react'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { formatTag } from '@baize/contract/dates'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { session } from '../../../shared/session/session.ts'
import { PRESENCE_KEY } from './watch-presence.ts'

export interface StillThereProps {
  /** When the session ends if nobody answers; milliseconds of the epoch. */
  endsAtMs: number
  /** The player is there. */
  onAnswer: (answer: true) => void
}

/** Asks whether the player is there, before they are signed out. It closes by itself where another tab was answered. */
export function StillThereDialog({ endsAtMs, onAnswer, onClose, closesOnOverlay }: DialogViewProps & StillThereProps) {
  const text = useText('modals.stillThere')
  const tag = formatTag(usePage().locale)
  const seconds = useSecondsTo(endsAtMs)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) onClose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isOver])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PRESENCE_KEY) onClose()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [onClose])
  const stay = () => {
    onAnswer(true)
    onClose()
  }
  const time = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds)
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={text('title')}
      closeLabel={null}
      closesOnOverlay={closesOnOverlay}
      onClose={stay}
    >
      <p>{text('description')}</p>
      <p role="timer">{text('timer', { time })}</p>
      <DialogActions>
        <Button onClick={() => void session.signOut()}>{text('signOutButton')}</Button>
        <Button variant="accent" data-autofocus="" onClick={stay}>
          {text('stayButton')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useSecondsTo(atMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((atMs - nowMs) / 1000))
}
