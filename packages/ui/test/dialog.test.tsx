// @vitest-environment jsdom
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { installDialogElement } from './dialog-element.ts'

beforeAll(installDialogElement)
const onClose = vi.fn<() => void>()
beforeEach(() => onClose.mockClear())
afterEach(cleanup)

function open(props: Partial<Parameters<typeof Dialog>[0]> = {}) {
  render(
    <Dialog title="Wallet" closeLabel="Close" onClose={onClose} {...props}>
      <p>Inside</p>
    </Dialog>,
  )
  return screen.getByRole('dialog', { name: 'Wallet' })
}

it('is named by its title and closes by its button', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('asks to close on Escape and leaves the decision to its owner', () => {
  const dialog = open()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog).toHaveProperty('open', true)
})

it('closes on a press beside it, not on one that began inside', () => {
  const dialog = open()
  fireEvent.mouseDown(screen.getByText('Inside'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

it('ignores a press beside it when told to', () => {
  const dialog = open({ closesOnOverlay: false })
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

it('does not close while work is under way', async () => {
  const dialog = open({ isBusy: true })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).not.toHaveBeenCalled()
})

it('gives focus back to what opened it', async () => {
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog title="Wallet" closeLabel="Close" onClose={() => setIsOpen(false)}>
            <p>Inside</p>
          </Dialog>
        )}
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
