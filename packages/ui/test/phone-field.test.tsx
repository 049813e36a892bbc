// @vitest-environment jsdom
import { PhoneField, type PhoneFieldProps, type PhoneValue } from '@baize/ui/phone-field'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { splitInternational } from '../src/phone-number.ts'
import { Held, descriptionOf } from './held.tsx'

afterEach(cleanup)

const countries = [
  { code: 'US', name: 'United States', prefix: '1' },
  { code: 'DE', name: 'Germany', prefix: '49' },
  { code: 'AG', name: 'Antigua and Barbuda', prefix: '1268' },
  { code: 'CA', name: 'Canada', prefix: '1' },
  { code: 'AT', name: 'Austria', prefix: '43' },
]

function show(start: PhoneValue = { prefix: '', number: '' }, props: Partial<PhoneFieldProps> = {}) {
  const onChange = vi.fn<(value: PhoneValue) => void>()
  render(
    <Held start={start} onChange={onChange}>
      {(value, change) => (
        <PhoneField
          label="Phone"
          prefixLabel="Country prefix"
          numberLabel="Number"
          searchLabel="Prefix"
          emptyLabel="No such country"
          countries={countries}
          value={value}
          onChange={change}
          {...props}
        />
      )}
    </Held>,
  )
  return {
    onChange,
    user: userEvent.setup(),
    prefix: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country prefix' }),
    number: screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }),
  }
}

it('lists the countries by prefix and shows the prefix that was taken', async () => {
  const { user, prefix, onChange } = show()
  await user.click(prefix)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Canada +1',
    'United States +1',
    'Austria +43',
    'Germany +49',
    'Antigua and Barbuda +1268',
  ])
  await user.keyboard('germ{Enter}')
  expect(prefix.value).toBe('+49')
  expect(onChange).toHaveBeenLastCalledWith({ prefix: '49', number: '' })
})

it('finds a country by its prefix, the exact one first', async () => {
  const { user, prefix } = show()
  await user.type(prefix, '+1')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Canada +1',
    'United States +1',
    'Antigua and Barbuda +1268',
  ])
})

it('remembers which of the countries with one prefix was taken', async () => {
  const { user, prefix } = show()
  await user.type(prefix, 'united{Enter}')
  await user.click(prefix)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('United States +1')
})

it('takes at most twelve digits, from any keyboard, and nothing else', async () => {
  const { user, number, onChange } = show({ prefix: '98', number: '' })
  await user.type(number, '(۹۱۲) ३४5-67x8901234')
  expect(number.value).toBe('912345678901')
  expect(onChange).toHaveBeenLastCalledWith({ prefix: '98', number: '912345678901' })
})

it.each([
  ['+49 170 123 45 67', { prefix: '49', number: '1701234567' }],
  ['0049 (0) 170/1234567', { prefix: '49', number: '1701234567' }],
  ['+1 268 555 0101', { prefix: '1268', number: '5550101' }],
  ['+۴۳ ۶۶۰ ۱۲۳۴', { prefix: '43', number: '6601234' }],
])('takes a pasted %s apart', async (text, expected) => {
  const { user, number, onChange } = show({ prefix: '1', number: '55' })
  await user.click(number)
  await user.paste(text)
  expect(onChange).toHaveBeenLastCalledWith(expected)
})

it('leaves the prefix alone when a number within the country is pasted', async () => {
  const { user, number, onChange } = show({ prefix: '43', number: '' })
  await user.click(number)
  await user.paste('0660 1234')
  expect(onChange).toHaveBeenLastCalledWith({ prefix: '43', number: '06601234' })
})

it('knows no number apart that begins with no known prefix', () => {
  expect(splitInternational('+999 1', countries)).toBeNull()
  expect(splitInternational('1701234567', countries)).toBeNull()
})

it('is one group whose parts carry hint and error', () => {
  const { prefix, number } = show(undefined, { error: 'Too short', hint: 'We send a code', isRequired: true })
  expect(screen.getByRole('group', { name: /Phone/ })).toBeTruthy()
  for (const control of [prefix, number]) {
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(control.getAttribute('aria-required')).toBe('true')
    expect(descriptionOf(control)).toEqual(['Too short', 'We send a code'])
  }
})

it('can be read but not changed', async () => {
  const { user, prefix, number, onChange } = show({ prefix: '49', number: '170' }, { isReadOnly: true })
  await user.click(prefix)
  expect(screen.queryAllByRole('option')).toEqual([])
  await user.type(number, '1')
  await user.paste('+43 660 1234')
  expect(onChange).not.toHaveBeenCalled()
  expect(prefix.value).toBe('+49')
})
