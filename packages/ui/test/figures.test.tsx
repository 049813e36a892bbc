// @vitest-environment jsdom
import { CopyField } from '@baize/ui/copy-field'
import { Countdown, partsOf } from '@baize/ui/countdown'
import { Money } from '@baize/ui/money'
import { Progress } from '@baize/ui/progress'
import { QrCode, qrDrawing } from '@baize/ui/qr-code'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('progress', () => {
  it('tells how far in words', () => {
    render(<Progress label="Wagered" value={45} max={150} valueText="45.00 of 150.00 EUR" />)
    const bar = screen.getByRole('progressbar', { name: 'Wagered' })
    expect(bar.getAttribute('aria-valuetext')).toBe('45.00 of 150.00 EUR')
    expect(bar).toMatchObject({ value: 45, max: 150 })
  })

  it('has no value while nobody knows how far it is', () => {
    render(<Progress label="Waiting" value={null} shape="ring" />)
    expect(screen.getByRole('progressbar', { name: 'Waiting' }).getAttribute('value')).toBeNull()
  })

  it('stays between nothing and all', () => {
    const { rerender } = render(<Progress label="Quest" value={12} max={10} />)
    expect(screen.getByRole('progressbar')).toMatchObject({ value: 10 })
    rerender(<Progress label="Quest" value={-1} max={10} />)
    expect(screen.getByRole('progressbar')).toMatchObject({ value: 0 })
  })
})

describe('a countdown', () => {
  const NOW = Date.parse('2026-03-01T12:00:00Z')
  const labels = { days: (count: number) => (count === 1 ? 'day' : 'days'), hours: 'h', minutes: 'min', seconds: 's' }
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  const figures = () => screen.getByRole('group', { name: 'Ends in' }).querySelector('span:nth-of-type(2)')!.textContent

  it('runs to an instant in days, hours, minutes and seconds', () => {
    render(<Countdown label="Ends in" until="2026-03-02T14:03:05Z" labels={labels} />)
    expect(figures()).toBe('1day02h03min05s')
    pass(1000)
    expect(figures()).toBe('1day02h03min04s')
    expect(partsOf(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  })

  it('says once that the time is over, and never falls below nothing', () => {
    const onEnd = vi.fn<() => void>()
    render(<Countdown label="Ends in" until={NOW + 2000} labels={labels} onEnd={onEnd} />)
    pass(1000)
    expect(onEnd).not.toHaveBeenCalled()
    pass(1000)
    expect(onEnd).toHaveBeenCalledOnce()
    pass(5000)
    expect(figures()).toBe('0days00h00min00s')
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('says so as well when the time was over before', () => {
    const onEnd = vi.fn<() => void>()
    render(<Countdown label="Ends in" until={NOW - 1} labels={labels} onEnd={onEnd} />)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('is announced once a minute at most, and not while it appears', () => {
    render(<Countdown label="Ends in" until={NOW + 150_000} labels={labels} />)
    const said = () => screen.getByRole('status').textContent
    expect(said()).toBe('')
    const heard = new Set<string | null>()
    for (let second = 0; second < 90; second += 1) {
      pass(1000)
      heard.add(said())
    }
    expect([...heard]).toEqual(['', 'Ends in 2 min', 'Ends in 1 min'])
  })

  it('follows a clock that the server corrects', () => {
    render(<Countdown label="Ends in" until={NOW + 60_000} labels={labels} nowMs={() => Date.now() + 30_000} />)
    expect(figures()).toBe('0days00h00min30s')
  })

  it('comes alive over dashes of the server without a warning', () => {
    const element = <Countdown label="Ends in" until={NOW + 60_000} labels={labels} />
    const host = document.createElement('div')
    host.innerHTML = renderToString(element)
    expect(host.textContent).toContain('––')
    document.body.append(host)
    render(element, { container: host, hydrate: true })
    expect(figures()).toBe('0days00h01min00s')
  })
})

describe('a QR code', () => {
  it('is a named picture of the wanted size', () => {
    render(<QrCode text="bitcoin:1" size={116} label="Payment code" />)
    const code = screen.getByRole('img', { name: 'Payment code' })
    expect(code.getAttribute('width')).toBe('116')
    expect(code.querySelector('path')!.getAttribute('d')).toMatch(/^M\d+ \d+h\d+v1h-\d+z/)
  })

  it('has the three corners a reader looks for, inside a quiet zone', () => {
    const { modules, path } = qrDrawing('HELLO')
    expect(modules).toBe(21 + 2 * 3)
    expect(path.startsWith('M3 3h7v1h-7z')).toBe(true)
    expect(path).toContain('M17 3h7v1h-7z')
    expect(path).toContain('M3 17h7v1h-7z')
  })

  it('says why it cannot be drawn', () => {
    expect(() => qrDrawing('')).toThrow('No input text')
    expect(() => qrDrawing('x'.repeat(3000))).toThrow('The amount of data is too big to be stored in a QR Code')
  })

  it('shows what stands for it then, and tells the reason once', () => {
    const onFail = vi.fn<(error: Error) => void>()
    const { rerender } = render(<QrCode text="" label="Code" fallback="Copy the address" onFail={onFail} />)
    expect(screen.getByText('Copy the address')).toBeTruthy()
    rerender(<QrCode text="" label="Code" fallback="Copy the address instead" onFail={(error) => onFail(error)} />)
    expect(onFail).toHaveBeenCalledOnce()
    expect(onFail.mock.calls[0]![0].message).toBe('No input text')
  })
})

describe('a value to copy', () => {
  const element = (
    <CopyField label="Address" value="bc1q" copyLabel="Copy address" copiedLabel="Copied" promptLabel="Copy by hand" />
  )

  it('is selected by a press, so that it can be copied by hand', async () => {
    render(element)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
    await userEvent.click(field)
    expect(field.readOnly).toBe(true)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4])
  })

  it('says that it is copied for 2000 ms', async () => {
    vi.useFakeTimers()
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    render(element)
    const copy = () => act(async () => screen.getByRole('button', { name: 'Copy address' }).click())
    await copy()
    expect(writeText).toHaveBeenCalledWith('bc1q')
    expect(screen.getByRole('status').textContent).toBe('Copied')
    pass(1500)
    await copy()
    pass(1999)
    expect(screen.getByRole('status').textContent).toBe('Copied')
    pass(1)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('asks to copy by hand where the clipboard is refused', async () => {
    const prompt = vi.fn<(message?: string, value?: string) => string | null>(() => null)
    vi.stubGlobal('prompt', prompt)
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
    render(element)
    await act(async () => screen.getByRole('button', { name: 'Copy address' }).click())
    expect(prompt).toHaveBeenCalledWith('Copy by hand', 'bc1q')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('an amount', () => {
  const money = (amount: number, unit = 'EUR') => (
    <Money
      amount={amount}
      text={`${amount}.00 ${unit}`}
      unit={unit}
      isLive
      announcement={`Balance ${amount} ${unit}`}
    />
  )
  const direction = (text: string) => screen.getByText(text).dataset.direction

  it('moves in the direction it went, and not when the currency changes', () => {
    const { rerender } = render(money(10))
    expect(direction('10.00 EUR')).toBeUndefined()
    rerender(money(12))
    expect(direction('12.00 EUR')).toBe('up')
    rerender(money(9))
    expect(direction('9.00 EUR')).toBe('down')
    rerender(money(50, 'SEK'))
    expect(direction('50.00 SEK')).toBeUndefined()
  })

  it('is announced once it has rested', () => {
    vi.useFakeTimers()
    const { rerender } = render(money(10))
    pass(5000)
    expect(screen.getByRole('status').textContent).toBe('')
    for (const amount of [9, 8, 7]) {
      rerender(money(amount))
      pass(400)
    }
    expect(screen.getByRole('status').textContent).toBe('')
    pass(1200)
    expect(screen.getByRole('status').textContent).toBe('Balance 7 EUR')
  })

  it('by sign is positive above nothing only', () => {
    const { rerender } = render(<Money amount={1} text="+1" unit="EUR" tone="bySign" />)
    expect(screen.getByText('+1').dataset.tone).toBe('positive')
    rerender(<Money amount={-1} text="-1" unit="EUR" tone="bySign" />)
    expect(screen.getByText('-1').dataset.tone).toBe('muted')
  })
})
