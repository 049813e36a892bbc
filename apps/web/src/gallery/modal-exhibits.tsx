import { Button } from '@baize/ui/button'
import { Confirm } from '@baize/ui/confirm'
import { Dialog, DialogActions, type DialogProps } from '@baize/ui/dialog'
import { Drawer, type DrawerSide } from '@baize/ui/drawer'
import { TextField } from '@baize/ui/text-field'
import { useState } from 'react'
import { Line, State } from './exhibit.tsx'
import styles from './samples.module.css'

const SIZES = ['small', 'medium', 'large', 'full'] as const
const SIDES: DrawerSide[] = ['inline-start', 'inline-end', 'bottom']

/** Opens a dialog by a button of the same name. */
function Opens({ label, children, ...props }: { label: string } & Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Dialog title={label} closeLabel="Close" isOpen={isOpen} onClose={() => setIsOpen(false)} {...props}>
        {children ?? <p>Press Escape, press beside it, swipe it down, or use the button.</p>}
        <DialogActions>
          <Button variant="accent" onClick={() => setIsOpen(false)}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

export function DialogExhibit() {
  return (
    <>
      <State name="Sizes">
        <Line>
          {SIZES.map((size) => (
            <Opens key={size} label={`Size ${size}`} size={size} />
          ))}
        </Line>
      </State>
      <State name="Long, with actions that stay in view">
        <Opens label="Terms">
          <div className={styles.long}>
            {Array.from({ length: 24 }, (_, index) => (
              <p key={index}>{index + 1}. Only the words scroll; the title and the buttons stay where they are.</p>
            ))}
          </div>
        </Opens>
      </State>
      <State name="Focus starts in a field; closes only by its button">
        <Opens label="Promo code" closesOnOverlay={false} closesOnEscape={false} closesOnSwipe={false}>
          <TextField label="Code" value="" onChange={() => {}} data-autofocus="" />
        </Opens>
      </State>
      <State name="Busy: nothing closes">
        <BusyDialog />
      </State>
      <State name="One over another">
        <Opens label="Outer">
          <p>The upper one stands two layers higher, and only it closes.</p>
          <Opens label="Inner" size="small" />
        </Opens>
      </State>
      <State name="Hidden title, told when opened and closed">
        <ToldDialog />
      </State>
    </>
  )
}

function BusyDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const work = () => {
    setIsBusy(true)
    setTimeout(() => {
      setIsBusy(false)
      setIsOpen(false)
    }, 2000)
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Send a request</Button>
      <Dialog title="Send" closeLabel="Close" isOpen={isOpen} isBusy={isBusy} onClose={() => setIsOpen(false)}>
        <p>While the answer is under way nothing interrupts it.</p>
        <DialogActions>
          <Button variant="accent" isPending={isBusy} onClick={work}>
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function ToldDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [told, setTold] = useState('')
  return (
    <Line>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <span>{told}</span>
      <Dialog
        title="A title for screen readers"
        isTitleHidden
        closeLabel="Close"
        size="small"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onOpened={() => setTold('opened')}
        onClosed={() => setTold('closed')}
      >
        <p>The picture or the figure speaks first.</p>
      </Dialog>
    </Line>
  )
}

export function ConfirmExhibit() {
  return (
    <>
      <State name="Accent">
        <AskingButton label="Switch account" tone="accent" />
      </State>
      <State name="Danger">
        <AskingButton label="Cancel bonus" tone="danger" />
      </State>
      <State name="Busy for two seconds">
        <AskingButton label="Close session" tone="danger" workMs={2000} />
      </State>
    </>
  )
}

function AskingButton({ label, tone, workMs = 0 }: { label: string; tone: 'accent' | 'danger'; workMs?: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const confirm = () => {
    setIsBusy(workMs > 0)
    setTimeout(() => {
      setIsBusy(false)
      setIsOpen(false)
    }, workMs)
  }
  return (
    <>
      <Button variant={tone === 'danger' ? 'danger' : 'plain'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Confirm
        title={`${label}?`}
        confirmLabel={label}
        cancelLabel="Keep it"
        tone={tone}
        isOpen={isOpen}
        isBusy={isBusy}
        onConfirm={confirm}
        onCancel={() => setIsOpen(false)}
      >
        <p>50.00 EUR of bonus money and everything won with it will be gone.</p>
      </Confirm>
    </>
  )
}

export function DrawerExhibit() {
  return (
    <State name="Three edges, two widths">
      <Line>
        {SIDES.map((side) => (
          <OpensDrawer key={side} side={side} />
        ))}
        <OpensDrawer side="inline-end" size="large" />
      </Line>
    </State>
  )
}

function OpensDrawer({ side, size }: { side: DrawerSide; size?: 'large' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{size ? `${side}, ${size}` : side}</Button>
      <Drawer
        title="Filters"
        closeLabel="Close"
        side={side}
        size={size}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Clear</Button>
            <Button variant="accent" onClick={() => setIsOpen(false)}>
              Show 24 games
            </Button>
          </>
        }
      >
        <div className={styles.long}>
          {Array.from({ length: 18 }, (_, index) => (
            <p key={index}>Provider {index + 1}</p>
          ))}
        </div>
      </Drawer>
    </>
  )
}
