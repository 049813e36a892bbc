// @vitest-environment jsdom
import { CodeField, type CodeFieldProps } from '@baize/ui/code-field'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Held, descriptionOf } from './held.tsx'

afterEach(cleanup)

const onComplete = vi.fn<(code: string) => void>()
afterEach(() => onComplete.mockClear())

const field = (props: Partial<CodeFieldProps> = {}) => (
  <Held start="">
    {(value, change) => <CodeField label="Code" value={value} onChange={change} onComplete={onComplete} {...props} />}
  </Held>
)
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

it('is one input that the browser fills from a message', () => {
  render(field())
  expect(input().getAttribute('autocomplete')).toBe('one-time-code')
  expect(input().getAttribute('inputmode')).toBe('numeric')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})

it('hands out the code once it is complete', async () => {
  render(field())
  await userEvent.type(input(), '20481')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(input(), '57')
  expect(onComplete.mock.calls).toEqual([['204815']])
  expect(input().value).toBe('204815')
})

it('takes a paste with spaces, and digits of any script', async () => {
  render(field())
  await userEvent.click(input())
  await userEvent.paste('۲۰۴ ८१५')
  expect(onComplete).toHaveBeenCalledWith('204815')
})

it('adds and removes digits at the end, wherever it is pressed', async () => {
  render(field())
  await userEvent.type(input(), '123')
  await userEvent.type(input(), '4', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  await userEvent.keyboard('{Backspace}')
  expect(input().value).toBe('123')
})

it('forgets the error when the code changes, and shows it anew after the next check', async () => {
  const { rerender } = render(field({ error: 'Wrong code' }))
  expect(descriptionOf(input())).toEqual(['Wrong code'])
  await userEvent.type(input(), '1')
  expect(screen.queryByText('Wrong code')).toBeNull()
  expect(input().getAttribute('aria-invalid')).toBeNull()
  rerender(field({ error: 'Wrong code', isBusy: true }))
  rerender(field({ error: 'Wrong code' }))
  expect(descriptionOf(input())).toEqual(['Wrong code'])
})

it('cannot be changed while it is being checked', async () => {
  render(field({ isBusy: true }))
  await userEvent.type(input(), '1')
  expect(input().value).toBe('')
  expect(input().getAttribute('aria-busy')).toBe('true')
})
