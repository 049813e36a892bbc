// @vitest-environment jsdom
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/checkbox'
import { PasswordField } from '@baize/ui/password-field'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(cleanup)

it('ties label, hint and error to the control', () => {
  render(<TextField label="E-mail" value="x" hint="As at work" error="Not an address" isRequired onChange={() => {}} />)
  const field = screen.getByRole('textbox', { name: /E-mail/ })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-required')).toBe('true')
  const described = field.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Not an address', 'As at work'])
})

it('hands out the text as it is typed', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<TextField label="Name" value="" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a')
  expect(onChange).toHaveBeenCalledWith('a')
})

it('makes a password readable and says so', async () => {
  render(<PasswordField label="Password" value="secret" showLabel="Show" hideLabel="Hide" onChange={() => {}} />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-pressed')).toBe('true')
})

it('says how strong a password is in words', () => {
  render(
    <PasswordField
      label="Password"
      value="secret"
      strength={{ value: 'good', labels: { weak: 'Weak', good: 'Good', strong: 'Strong' } }}
      showLabel="Show"
      hideLabel="Hide"
      onChange={() => {}}
    />,
  )
  expect(screen.getByText('Good').getAttribute('role')).toBe('status')
})

it('ticks a box by its whole line', async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>()
  render(<Checkbox label="I agree" isChecked={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('I agree'))
  expect(onChange).toHaveBeenCalledWith(true)
})

it('chooses from a list by keyboard or mouse', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'EUR', label: 'Euro' },
    { value: 'USD', label: 'Dollar' },
  ]
  render(<Select label="Currency" value="EUR" options={options} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'Dollar')
  expect(onChange).toHaveBeenCalledWith('USD')
})

it('ignores presses while the first one is worked on, and stays focusable', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button isPending onClick={onClick}>
      Deposit
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Deposit' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  button.focus()
  expect(button).toBe(document.activeElement)
})
