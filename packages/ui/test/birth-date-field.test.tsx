// @vitest-environment jsdom
import { BirthDateField, type BirthDateFieldProps, type DateState } from '@baize/ui/birth-date-field'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { descriptionOf } from './held.tsx'

afterEach(cleanup)

function show(props: Partial<BirthDateFieldProps> = {}) {
  const onChange = vi.fn<(value: string, state: DateState) => void>()
  function Host() {
    const [value, setValue] = useState(props.value ?? '')
    return (
      <BirthDateField
        label="Date of birth"
        dayLabel="Day"
        monthLabel="Month"
        yearLabel="Year"
        invalidLabel="There is no such date"
        locale="de"
        {...props}
        value={value}
        onChange={(next, state) => {
          setValue(next)
          onChange(next, state)
        }}
      />
    )
  }
  render(<Host />)
  return { onChange, user: userEvent.setup(), day: text('Day'), month: month(), year: text('Year') }
}

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' })
const order = () =>
  [...screen.getByRole('group').querySelectorAll('input, select')].map((part) => part.getAttribute('aria-label'))

it.each([
  ['de', ['Day', 'Month', 'Year']],
  ['en-US', ['Month', 'Day', 'Year']],
  ['hu', ['Year', 'Month', 'Day']],
])('asks in the order of %s', (locale, expected) => {
  show({ locale })
  expect(order()).toEqual(expected)
})

it('names the months in the language of the reader, by the Gregorian calendar', () => {
  show({ locale: 'fa' })
  expect([...month().options].slice(1, 3).map((option) => option.textContent)).toEqual(['ژانویه', 'فوریه'])
})

it('hands out the date when all three parts are there', async () => {
  const { user, day, month, year, onChange } = show()
  await user.type(day, '28')
  expect(onChange).toHaveBeenLastCalledWith('', 'incomplete')
  await user.selectOptions(month, 'Februar')
  await user.type(year, '1990')
  expect(onChange).toHaveBeenLastCalledWith('1990-02-28', 'complete')
})

it.each([
  ['Persian', '۲۸', '۱۹۹۰'],
  ['Arabic', '٢٨', '١٩٩٠'],
  ['Devanagari', '२८', '१९९०'],
])('understands %s digits', async (_, typedDay, typedYear) => {
  const { user, day, month, year, onChange } = show()
  await user.type(day, typedDay)
  await user.selectOptions(month, 'Februar')
  await user.type(year, typedYear)
  expect(onChange).toHaveBeenLastCalledWith('1990-02-28', 'complete')
  expect(day.value).toBe(typedDay)
})

it('says that there is no such date and hands out none', async () => {
  const { user, day, month, year, onChange } = show()
  await user.type(day, '29')
  await user.selectOptions(month, 'Februar')
  expect(screen.queryByText('There is no such date')).toBeNull()
  await user.type(year, '1990')
  expect(onChange).toHaveBeenLastCalledWith('', 'invalid')
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(day)).toEqual(['There is no such date'])
  await user.clear(year)
  await user.type(year, '1992')
  expect(onChange).toHaveBeenLastCalledWith('1992-02-29', 'complete')
  expect(screen.queryByText('There is no such date')).toBeNull()
})

it('takes no date before the earliest or after the latest', async () => {
  const { user, year, onChange } = show({ value: '2000-01-01', max: '2008-11-21' })
  await user.clear(year)
  await user.type(year, '2009')
  expect(onChange).toHaveBeenLastCalledWith('', 'invalid')
  await user.clear(year)
  await user.type(year, '1899')
  expect(onChange).toHaveBeenLastCalledWith('', 'invalid')
})

it('shows a given date in the digits of the reader', () => {
  const { day, month, year } = show({ value: '1990-02-08', locale: 'fa' })
  expect([day.value, month.selectedOptions[0]!.textContent, year.value]).toEqual(['۸', 'فوریه', '۱۹۹۰'])
})

it('can be read but not changed', async () => {
  const { user, day, month, onChange } = show({ value: '1990-02-08', isReadOnly: true })
  await user.type(day, '1')
  expect(day.value).toBe('8')
  expect([...month.options].filter((option) => option.value !== '').map((option) => option.textContent)).toEqual([
    'Februar',
  ])
  expect(onChange).not.toHaveBeenCalled()
})
