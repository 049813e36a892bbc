// @vitest-environment jsdom
import { ToastGroup, type ToastMessage, type ToastType } from '@baize/ui/toast-group'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

let say: (title: string, type?: ToastType) => void

function Host() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  say = (title, type = 'info') =>
    act(() => setMessages((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, type, title }]))
  return (
    <ToastGroup
      label="Messages"
      closeLabel="Close"
      messages={messages}
      onGone={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
    />
  )
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)

describe('passing messages', () => {
  beforeEach(() => void render(<Host />))

  it('stand 3000 ms and leave within 300', () => {
    say('One')
    pass(0)
    expect(titles()).toEqual(['One'])
    pass(2999)
    expect(screen.getByRole('listitem').dataset.leaving).toBeUndefined()
    pass(1)
    expect(screen.getByRole('listitem').dataset.leaving).toBe('true')
    pass(299)
    expect(titles()).toEqual(['One'])
    pass(1)
    expect(titles()).toEqual([])
  })

  it('appear at least 400 ms apart, as many as there are', () => {
    for (let index = 1; index <= 7; index += 1) say(String(index))
    pass(0)
    expect(titles()).toEqual(['1'])
    pass(399)
    expect(titles()).toHaveLength(1)
    pass(1)
    expect(titles()).toHaveLength(2)
    for (let index = 3; index <= 7; index += 1) pass(400)
    expect(titles()).toHaveLength(7)
  })

  it('do not wait when the last one came long ago', () => {
    say('One')
    pass(1000)
    say('Two')
    pass(0)
    expect(titles()).toEqual(['One', 'Two'])
  })

  it.each([
    [
      'pointed at',
      () => fireEvent.pointerEnter(group(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(group()),
    ],
    ['with the focus inside', () => closeButton().focus(), () => closeButton().blur()],
  ])('hold their time while they are %s', (_, hold, release) => {
    say('One')
    pass(0)
    pass(2000)
    act(hold)
    pass(60_000)
    expect(titles()).toEqual(['One'])
    act(release)
    pass(999)
    expect(screen.getByRole('listitem').dataset.leaving).toBeUndefined()
    pass(1)
    expect(screen.getByRole('listitem').dataset.leaving).toBe('true')
  })

  it('close on a press anywhere on them and by their button', () => {
    say('One')
    pass(0)
    fireEvent.click(screen.getByText('One'))
    expect(screen.getByRole('listitem').dataset.leaving).toBe('true')
    pass(300)
    say('Two')
    pass(400)
    fireEvent.click(closeButton())
    pass(300)
    expect(titles()).toEqual([])
  })

  it('interrupt a screen reader only when they are urgent, in regions that were there before', () => {
    const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')]
    say('Saved', 'done')
    say('Declined', 'error')
    pass(0)
    pass(400)
    expect(within(status).getByText('Saved')).toBeTruthy()
    expect(within(alert).getByText('Declined')).toBeTruthy()
  })
})

function group(): HTMLElement {
  return screen.getByRole('region', { name: 'Messages' })
}

function closeButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Close' })
}
