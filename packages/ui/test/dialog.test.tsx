// @vitest-environment jsdom
import { Button } from '@baize/ui/button'
import { Dialog, DialogClosingContext, DialogIndexContext, type DialogProps } from '@baize/ui/dialog'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { swipe } from './touch.ts'

const onClose = vi.fn<() => void>()
beforeEach(() => void onClose.mockClear())
afterEach(cleanup)

const element = (props: Partial<DialogProps> = {}) => (
  <Dialog title="Wallet" closeLabel="Close" onClose={onClose} {...props}>
    <p>Inside</p>
    <Button>First</Button>
    <Button>Last</Button>
  </Dialog>
)

function open(props: Partial<DialogProps> = {}) {
  const view = render(element(props))
  const dialog = screen.getByRole('dialog', { name: 'Wallet' })
  dialog.getBoundingClientRect = () => ({ width: 400, height: 500 }) as DOMRect
  return { ...view, dialog }
}

describe('a dialog', () => {
  it('is named by its title and closes by its button', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has no close button where one of its own closes', () => {
    open({ closeLabel: null })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['First', 'Last'])
  })

  it('asks to close on Escape and leaves the decision to its owner', () => {
    const { dialog } = open()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(dialog).toHaveProperty('open', true)
  })

  it('ignores Escape when told to, and does not close by it either', () => {
    const { dialog } = open({ closesOnEscape: false })
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays open when the browser closes it without asking', () => {
    const { dialog } = open()
    ;(dialog as HTMLDialogElement).close()
    fireEvent(dialog, new Event('close'))
    expect(dialog).toHaveProperty('open', true)
  })

  it('closes on a press beside it, not on one that began inside', () => {
    const { dialog } = open()
    fireEvent.mouseDown(screen.getByText('Inside'))
    fireEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('ignores a press beside it when told to', () => {
    const { dialog } = open({ closesOnOverlay: false })
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('does not close while work is under way, and says so', async () => {
    const { dialog } = open({ isBusy: true })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    swipe(dialog, { from: [100, 100], to: [100, 400], durationMs: 500 })
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog.getAttribute('aria-busy')).toBe('true')
  })

  it('keeps Tab inside, in both directions', async () => {
    open()
    await userEvent.tab({ shift: true })
    expect(document.activeElement?.textContent).toBe('Last')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  })

  it('gives focus back to what opened it', async () => {
    function Opener() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setIsOpen(true)}>Open</Button>
          {isOpen && element({ onClose: () => setIsOpen(false) })}
        </>
      )
    }
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    expect(screen.getByRole('dialog')).toBe(document.activeElement)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(opener).toBe(document.activeElement)
  })

  it('gives it to the place around what opened it where that is gone', async () => {
    function Places() {
      const [isOpen, setIsOpen] = useState(false)
      const [isGone, setIsGone] = useState(false)
      return (
        <section aria-label="Quests" tabIndex={-1}>
          {!isGone && <Button onClick={() => setIsOpen(true)}>Open</Button>}
          {isOpen && !isGone && element({ onClose: () => setIsGone(true) })}
        </section>
      )
    }
    render(<Places />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('region', { name: 'Quests' })).toBe(document.activeElement)
  })

  it('gives it there also where what opened it goes a moment later', async () => {
    function Place({ hasOpener }: { hasOpener: boolean }) {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <section aria-label="Quests" tabIndex={-1}>
          {hasOpener && <Button onClick={() => setIsOpen(true)}>Open</Button>}
          {isOpen && element({ onClose: () => setIsOpen(false) })}
        </section>
      )
    }
    const { rerender } = render(<Place hasOpener />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('button', { name: 'Open' })).toBe(document.activeElement)
    rerender(<Place hasOpener={false} />)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Quests' })).toBe(document.activeElement))
  })

  it('starts at the element marked for it', () => {
    render(
      <Dialog title="Wallet" closeLabel="Close" onClose={onClose}>
        <input aria-label="Amount" data-autofocus="" />
      </Dialog>,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }))
  })

  it('marks the page as held while any dialog is open', () => {
    const first = open()
    const second = render(element({ title: 'Second' }))
    first.unmount()
    expect(document.body.dataset.overlayOpen).toBeDefined()
    second.unmount()
    expect(document.body.dataset.overlayOpen).toBeUndefined()
  })

  it('says when it has opened and when it has closed, and is gone then', async () => {
    const [onOpened, onClosed] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { rerender } = open({ isOpen: true, onOpened, onClosed })
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    expect(onClosed).not.toHaveBeenCalled()
    rerender(element({ isOpen: false, onOpened, onClosed }))
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    rerender(element({ isOpen: true, onOpened, onClosed }))
    expect(screen.getByRole('dialog')).toHaveProperty('open', true)
    await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(2))
  })

  it('says once that it has closed when its host lets it play out and drops it', async () => {
    const onClosed = vi.fn<() => void>()
    const hosted = (isClosing: boolean) => (
      <DialogClosingContext value={isClosing}>{element({ onClosed })}</DialogClosingContext>
    )
    const { rerender, unmount } = render(hosted(false))
    rerender(hosted(true))
    expect(screen.getByRole('dialog').dataset.state).toBe('closing')
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
    unmount()
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('stands two layers higher for each overlay below it', () => {
    render(
      <Dialog title="Outer" closeLabel="Close" onClose={onClose}>
        <Dialog title="Inner" closeLabel="Close" onClose={onClose}>
          Inside
        </Dialog>
      </Dialog>,
    )
    const layer = (name: string) => screen.getByRole('dialog', { name, hidden: true }).dataset.layer
    expect([layer('Outer'), layer('Inner')]).toEqual(['1000', '1002'])
    cleanup()
    render(<DialogIndexContext value={3}>{element()}</DialogIndexContext>)
    expect(screen.getByRole('dialog').style.zIndex).toBe('1006')
  })

  it('renders closed on the server, without a warning', () => {
    expect(renderToString(element())).not.toContain(' open')
    expect(renderToString(element({ isOpen: false }))).toBe('')
  })
})

describe('a swipe down', () => {
  it('closes beyond a tenth of the height, however slow', () => {
    const { dialog } = open()
    swipe(dialog, { from: [100, 100], to: [100, 149], durationMs: 900 })
    expect(onClose).not.toHaveBeenCalled()
    swipe(dialog, { from: [100, 100], to: [100, 152], durationMs: 900 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes when it is quick, however short', () => {
    const { dialog } = open()
    swipe(dialog, { from: [100, 100], to: [100, 120], durationMs: 290 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('takes neither a tap nor a way up or across for one', () => {
    const { dialog } = open()
    swipe(dialog, { from: [100, 100], to: [100, 104], durationMs: 80 })
    swipe(dialog, { from: [100, 300], to: [100, 100], durationMs: 200 })
    swipe(dialog, { from: [100, 100], to: [300, 160], durationMs: 200 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('scrolls what has been scrolled instead', () => {
    open()
    const inside = screen.getByText('Inside')
    inside.parentElement!.scrollTop = 40
    swipe(inside, { from: [100, 100], to: [100, 400], durationMs: 200 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('does nothing when told not to', () => {
    const { dialog } = open({ closesOnSwipe: false })
    swipe(dialog, { from: [100, 100], to: [100, 400], durationMs: 200 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('of an inner dialog leaves the outer one alone', () => {
    const inner = vi.fn<() => void>()
    render(
      <Dialog title="Outer" closeLabel="Close" onClose={onClose}>
        <Dialog title="Inner" closeLabel="Close" onClose={inner}>
          Inside
        </Dialog>
      </Dialog>,
    )
    swipe(screen.getByText('Inside'), { from: [100, 100], to: [100, 400], durationMs: 200 })
    expect(inner).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('that the owner refuses springs back', async () => {
    const { dialog } = open()
    swipe(dialog, { from: [100, 100], to: [100, 400], durationMs: 500 })
    expect(dialog.style.getPropertyValue('--drag')).toBe('300px')
    await waitFor(() => expect(dialog.style.getPropertyValue('--drag')).toBe(''))
  })
})
