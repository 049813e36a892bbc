// @vitest-environment jsdom
import { Button } from '@baize/ui/button'
import { Confirm } from '@baize/ui/confirm'
import { Drawer } from '@baize/ui/drawer'
import { Menu, type MenuItem } from '@baize/ui/menu'
import { Popover } from '@baize/ui/popover'
import { Tooltip } from '@baize/ui/tooltip'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { swipe } from './touch.ts'

afterEach(cleanup)

describe('a question', () => {
  const [onConfirm, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()]
  beforeEach(() => {
    onConfirm.mockClear()
    onCancel.mockClear()
  })

  function ask(isBusy = false) {
    render(
      <Confirm
        title="Cancel the bonus?"
        confirmLabel="Cancel bonus"
        cancelLabel="Keep it"
        tone="danger"
        isBusy={isBusy}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        50.00 EUR will be gone.
      </Confirm>,
    )
    return screen.getByRole('alertdialog', { name: 'Cancel the bonus?' })
  }

  it('is read with what will happen', () => {
    const dialog = ask()
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toContain('50.00 EUR')
  })

  it('starts at the answer that changes nothing', async () => {
    ask()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
    await userEvent.keyboard('{Enter}')
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('is answered by the other button', async () => {
    ask()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('takes Escape for no', () => {
    fireEvent(ask(), new Event('cancel', { cancelable: true }))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('takes no answer while one is worked on', async () => {
    ask(true)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel bonus' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).not.toHaveBeenCalled()
  })
})

describe('a drawer', () => {
  it.each([
    ['inline-start', 'ltr', [300, 100], [200, 100]],
    ['inline-start', 'rtl', [100, 100], [200, 100]],
    ['inline-end', 'ltr', [100, 100], [200, 100]],
    ['bottom', 'ltr', [100, 100], [100, 200]],
  ] as const)('at %s in %s closes by a swipe towards its edge', (side, direction, from, to) => {
    const onClose = vi.fn<() => void>()
    render(
      <div style={{ direction }}>
        <Drawer title="Filters" closeLabel="Close" side={side} onClose={onClose}>
          Inside
        </Drawer>
      </div>,
    )
    const drawer = screen.getByRole('dialog', { name: 'Filters' })
    drawer.getBoundingClientRect = () => ({ width: 320, height: 600 }) as DOMRect
    swipe(drawer, { from: [...to], to: [...from], durationMs: 200 })
    expect(onClose).not.toHaveBeenCalled()
    swipe(drawer, { from: [...from], to: [...to], durationMs: 200 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by its button and by Escape', async () => {
    const onClose = vi.fn<() => void>()
    render(
      <Drawer title="Filters" closeLabel="Close" onClose={onClose}>
        Inside
      </Drawer>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('a popover', () => {
  function show() {
    const onToggle = vi.fn<(isOpen: boolean) => void>()
    render(
      <Popover label="About wagering" onToggle={onToggle} trigger={(trigger) => <Button {...trigger}>Rules</Button>}>
        {(close) => <Button onClick={close}>Got it</Button>}
      </Popover>,
    )
    return { onToggle, button: screen.getByRole('button', { name: 'Rules' }) }
  }

  it('opens by its button, which says so, and mounts what it holds only then', async () => {
    const { button, onToggle } = show()
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('dialog', { name: 'About wagering' }).id).toBe(button.getAttribute('aria-controls'))
    expect(onToggle).toHaveBeenLastCalledWith(true)
  })

  it('closes from inside and by Escape, and gives the focus back', async () => {
    const { button, onToggle } = show()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(onToggle).toHaveBeenLastCalledWith(false)
    await userEvent.click(button)
    screen.getByRole('button', { name: 'Got it' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(onToggle).toHaveBeenLastCalledWith(false)
    expect(document.activeElement).toBe(button)
  })
})

describe('a tooltip', () => {
  const bubble = () => screen.getByRole('tooltip', { hidden: true })

  it('describes its control, whether shown or not', () => {
    render(<Tooltip text="Return to player">{(trigger) => <Button {...trigger}>RTP</Button>}</Tooltip>)
    const button = screen.getByRole('button', { name: 'RTP' })
    expect(button.getAttribute('aria-describedby')).toBe(bubble().id)
    expect(bubble().matches(':popover-open')).toBe(false)
  })

  it('names a control that is an icon only', () => {
    render(
      <Tooltip text="Add to favourites" gives="name">
        {(trigger) => <Button {...trigger}>♥</Button>}
      </Tooltip>,
    )
    expect(screen.getByRole('button', { name: 'Add to favourites' })).toBeTruthy()
  })

  it('comes with keyboard focus and goes with Escape, which closes nothing else', async () => {
    const onEscape = vi.fn<() => void>()
    document.addEventListener('keydown', onEscape)
    render(<Tooltip text="Return to player">{(trigger) => <Button {...trigger}>RTP</Button>}</Tooltip>)
    await userEvent.tab()
    expect(bubble().matches(':popover-open')).toBe(true)
    onEscape.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(bubble().matches(':popover-open')).toBe(false)
    expect(onEscape).not.toHaveBeenCalled()
    document.removeEventListener('keydown', onEscape)
  })

  it('comes when pointed at for a moment, and goes', async () => {
    render(<Tooltip text="Return to player">{(trigger) => <Button {...trigger}>RTP</Button>}</Tooltip>)
    const button = screen.getByRole('button', { name: 'RTP' })
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    expect(bubble().matches(':popover-open')).toBe(false)
    await waitFor(() => expect(bubble().matches(':popover-open')).toBe(true))
    fireEvent.pointerLeave(button, { pointerType: 'mouse' })
    await waitFor(() => expect(bubble().matches(':popover-open')).toBe(false))
  })

  it('comes on a long press, which then presses nothing', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <Tooltip text="Return to player">
        {(trigger) => (
          <Button {...trigger} onClick={onClick}>
            RTP
          </Button>
        )}
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'RTP' })
    fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 10, clientY: 10 })
    await waitFor(() => expect(bubble().matches(':popover-open')).toBe(true))
    fireEvent.pointerUp(button, { pointerType: 'touch', clientX: 10, clientY: 10 })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('stays away when a finger scrolls', () => {
    vi.useFakeTimers()
    render(<Tooltip text="Return to player">{(trigger) => <Button {...trigger}>RTP</Button>}</Tooltip>)
    const button = screen.getByRole('button', { name: 'RTP' })
    fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 10, clientY: 10 })
    fireEvent.pointerMove(button, { pointerType: 'touch', clientX: 10, clientY: 40 })
    vi.advanceTimersByTime(2000)
    expect(bubble().matches(':popover-open')).toBe(false)
    vi.useRealTimers()
  })
})

describe('a menu', () => {
  const items: MenuItem[] = [
    { id: 'details', label: 'Details' },
    { id: 'copy', label: 'Copy number' },
    { id: 'rules', label: 'Rules', href: '#rules' },
    { id: 'repeat', label: 'Repeat', isDisabled: true },
    { id: 'cancel', label: 'Cancel bonus', tone: 'danger', startsGroup: true },
  ]
  const onSelect = vi.fn<(id: string) => void>()
  beforeEach(() => void onSelect.mockClear())

  function show(entries = items) {
    render(<Menu items={entries} onSelect={onSelect} trigger={(trigger) => <Button {...trigger}>More</Button>} />)
    const button = screen.getByRole('button', { name: 'More', hidden: true })
    button.focus()
    return button
  }
  const active = () => document.activeElement?.textContent

  it('opens by Enter at its first entry and is named by its button', async () => {
    const button = show()
    await userEvent.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy()
    expect(active()).toBe('Details')
  })

  it('opens by the arrows, downwards at the first entry and upwards at the last', async () => {
    show()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Details')
    await userEvent.keyboard('{Escape}{ArrowUp}')
    expect(active()).toBe('Cancel bonus')
  })

  it('moves by arrows, wraps around, and jumps by Home and End', async () => {
    show()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    expect(active()).toBe('Copy number')
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(active()).toBe('Cancel bonus')
    await userEvent.keyboard('{ArrowDown}{End}')
    expect(active()).toBe('Cancel bonus')
  })

  it('finds entries by their first letters', async () => {
    show()
    await userEvent.keyboard('{Enter}c')
    expect(active()).toBe('Copy number')
    await userEvent.keyboard('c')
    expect(active()).toBe('Cancel bonus')
  })

  it('takes an entry, closes, and gives the focus back', async () => {
    const button = show()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('copy')
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('closes by Escape and by Tab without taking anything', async () => {
    const button = show()
    await userEvent.keyboard('{Enter}{Escape}')
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}{Tab}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('leads where a link leads and ignores what is disabled', async () => {
    show()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Rules' }).getAttribute('href')).toBe('#rules')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Repeat' }))
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('starts at the chosen one of a choice', async () => {
    show([
      { id: 'name', label: 'By name', isChecked: false },
      { id: 'new', label: 'By age', isChecked: true },
    ])
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'By age', checked: true }))
  })
})
