// @vitest-environment jsdom
import { Checkbox } from '@baize/ui/checkbox'
import { Segmented } from '@baize/ui/segmented'
import { Switch } from '@baize/ui/switch'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Held, descriptionOf } from './held.tsx'

afterEach(cleanup)

const onChange = vi.fn<(isChecked: boolean) => void>()
afterEach(() => onChange.mockClear())

describe.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const)('a %s', (role, Control) => {
  const control = () => screen.getByRole<HTMLInputElement>(role, { name: 'News' })

  it('is turned by the space bar and by a press on its words', async () => {
    render(
      <Held start={false} onChange={onChange}>
        {(value, change) => <Control label="News" isChecked={value} onChange={change} />}
      </Held>,
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(control().checked).toBe(true)
    await userEvent.click(screen.getByText('News'))
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('carries its hint and error', () => {
    render(<Control label="News" hint="Once a month" error="Not saved" isChecked onChange={onChange} />)
    expect(control().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(control())).toEqual(['Not saved', 'Once a month'])
  })

  it('ignores presses while the last one is saved, and keeps the focus', async () => {
    render(<Control label="News" isBusy isChecked={false} onChange={onChange} />)
    await userEvent.click(control())
    expect(onChange).not.toHaveBeenCalled()
    expect(control()).toBe(document.activeElement)
    expect(control().getAttribute('aria-busy')).toBe('true')
  })

  it('can be read but not changed', async () => {
    render(<Control label="News" isReadOnly isChecked onChange={onChange} />)
    await userEvent.click(control())
    expect(onChange).not.toHaveBeenCalled()
    expect(control().getAttribute('aria-readonly')).toBe('true')
  })

  it('is out of reach when disabled', async () => {
    render(<Control label="News" isDisabled isChecked={false} onChange={onChange} />)
    await userEvent.tab()
    expect(document.body).toBe(document.activeElement)
  })
})

it('draws a box for a part as neither, and a press chooses all', async () => {
  render(<Checkbox label="All" isPartial isChecked={false} onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' })
  expect(box.indeterminate).toBe(true)
  await userEvent.click(box)
  expect(onChange).toHaveBeenCalledWith(true)
})

describe('segments', () => {
  const options = [
    { value: 'day', label: 'A day' },
    { value: 'week', label: 'A week' },
    { value: 'ever', label: 'Always', isDisabled: true },
  ]
  const show = (props: Partial<Parameters<typeof Segmented>[0]> = {}) =>
    render(
      <Held start="day">
        {(value, change) => <Segmented label="Period" options={options} value={value} onChange={change} {...props} />}
      </Held>,
    )
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true })

  it('are one group, reached by one tab and moved in by arrows', async () => {
    show()
    expect(screen.getByRole('group', { name: 'Period' })).toBeTruthy()
    await userEvent.tab()
    expect(chosen()).toBe(document.activeElement)
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe(screen.getByRole('radio', { name: 'A week' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe(screen.getByRole('radio', { name: 'A day' }))
  })

  it('are named by words where they are pictures', () => {
    show({ options: [{ value: 'day', label: '☀', name: 'By day' }] })
    expect(screen.getByRole('radio', { name: 'By day' })).toBeTruthy()
  })

  it('cannot be changed while the last choice is saved', async () => {
    show({ isBusy: true })
    await userEvent.click(screen.getByText('A week'))
    expect(chosen()).toBe(screen.getByRole('radio', { name: 'A day' }))
  })
})
