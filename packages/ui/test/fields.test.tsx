// @vitest-environment jsdom
import { Button } from '@baize/ui/button'
import { CurrencyField } from '@baize/ui/currency-field'
import { PasswordField } from '@baize/ui/password-field'
import { SearchField } from '@baize/ui/search-field'
import { Select } from '@baize/ui/select'
import { type Strength, StrengthMeter } from '@baize/ui/strength-meter'
import { TextArea } from '@baize/ui/text-area'
import { TextField } from '@baize/ui/text-field'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Held, descriptionOf } from './held.tsx'

afterEach(cleanup)

it('ties label, hint and error to the control', () => {
  render(<TextField label="E-mail" value="x" hint="As at work" error="Not an address" isRequired onChange={() => {}} />)
  const field = screen.getByRole('textbox', { name: /E-mail/ })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-required')).toBe('true')
  expect(descriptionOf(field)).toEqual(['Not an address', 'As at work'])
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

it('takes a password that is pasted', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<PasswordField label="Password" value="" showLabel="Show" hideLabel="Hide" onChange={onChange} />)
  await userEvent.click(screen.getByLabelText('Password'))
  await userEvent.paste('from a manager of passwords')
  expect(onChange).toHaveBeenCalledWith('from a manager of passwords')
})

it('says in words what there is to say of a password', () => {
  render(
    <PasswordField
      label="Password"
      value="secret"
      strength={{ value: 'good', advice: 'Longer is safer' }}
      showLabel="Show"
      hideLabel="Hide"
      onChange={() => {}}
    />,
  )
  expect(screen.getByText('Longer is safer').getAttribute('role')).toBe('status')
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

it('reaches the control by a press on what stands beside it', async () => {
  render(<TextField label="Amount" prefix="€" suffix="EUR" value="" onChange={() => {}} />)
  await userEvent.click(screen.getByText('EUR'))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBe(document.activeElement)
})

it('says that a field is busy and keeps it usable', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<TextField label="Promo code" isBusy value="" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Promo code' })
  expect(field.getAttribute('aria-busy')).toBe('true')
  await userEvent.type(field, 'a')
  expect(onChange).toHaveBeenCalledWith('a')
})

it.each<[Strength, string | null]>([
  ['empty', null],
  ['weak', 'At least 6 characters'],
  ['strong', 'Hard to guess'],
])('says of %s %j', (value, advice) => {
  render(<StrengthMeter value={value} advice={advice} />)
  expect(screen.getByRole('status').textContent).toBe(advice ?? '')
})

it('empties a search by its button and by Escape, which does nothing else', async () => {
  const onKeyDown = vi.fn<(key: string) => void>()
  render(
    // Stands for the dialog around the field, which closes on Escape.
    <div onKeyDown={(event) => onKeyDown(event.key)}>
      <Held start="roulette">
        {(value, change) => <SearchField label="Search" clearLabel="Empty" value={value} onChange={change} />}
      </Held>
    </div>,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
  expect(field.value).toBe('')
  expect(field).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Empty' })).toBeNull()
  await userEvent.type(field, 'x{Escape}')
  expect(field.value).toBe('')
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledWith('Escape')
})

it('counts what is written, and speaks of it only near the end', async () => {
  render(
    <Held start="">
      {(value, change) => (
        <TextArea
          label="Message"
          maxLength={20}
          counterLabel={(used, max) => `${used} of ${max}`}
          value={value}
          onChange={change}
        />
      )}
    </Held>,
  )
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await userEvent.type(area, 'x'.repeat(10))
  expect(descriptionOf(area)).toEqual(['10 of 20'])
  expect(spoken()).not.toContain('10 of 20')
  await userEvent.type(area, 'x'.repeat(12))
  expect(area.value).toHaveLength(20)
  expect(spoken()).toContain('20 of 20')
})

it('offers nothing else in a list for reading only', () => {
  const options = [
    { value: 'EUR', label: 'Euro' },
    { value: 'USD', label: 'Dollar' },
  ]
  render(<Select label="Currency" isReadOnly value="EUR" options={options} onChange={() => {}} />)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Euro'])
  expect(screen.getByRole('combobox', { name: 'Currency' }).getAttribute('aria-readonly')).toBe('true')
})

it('finds a currency by its name and shows its code', async () => {
  const currencies = [
    { code: 'EUR', name: 'Euro', mark: '€' },
    { code: 'TRY', name: 'Turkish lira', mark: '₺', detail: '10.00' },
  ]
  render(
    <Held start="EUR">
      {(value, change) => (
        <CurrencyField label="Currency" emptyLabel="None" currencies={currencies} value={value} onChange={change} />
      )}
    </Held>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Currency' })
  await userEvent.type(field, 'lira')
  expect(screen.getByRole('option').textContent).toBe('₺TRY Turkish lira 10.00')
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('TRY')
})
