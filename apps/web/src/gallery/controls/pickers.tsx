import { ComboBox } from '@baize/ui/combo-box'
import { CurrencyField } from '@baize/ui/currency-field'
import { Select } from '@baize/ui/select'
import { type Exhibit, State } from '../exhibit.tsx'
import { Held } from './held.tsx'

export const pickers: readonly Exhibit[] = [
  {
    id: 'select',
    name: 'Select',
    about: 'A short list, shown by the platform in the way the reader knows.',
    props: ['SelectProps', 'SelectOption'],
    Show: ShowSelect,
  },
  {
    id: 'combo-box',
    name: 'ComboBox',
    about: 'A long list that one searches by typing; accents and case do not matter.',
    props: ['ComboBoxProps', 'ComboBoxOption'],
    Show: ShowComboBox,
  },
  {
    id: 'currency-field',
    name: 'CurrencyField',
    about: 'A currency by its code, with mark and name.',
    props: ['CurrencyFieldProps', 'CurrencyOption'],
    Show: ShowCurrencyField,
  },
]

const periods = [
  { value: 'daily', label: 'A day' },
  { value: 'weekly', label: 'A week' },
  { value: 'monthly', label: 'A month', isDisabled: true },
]

function ShowSelect() {
  const common = { label: 'Period', options: periods }
  return (
    <>
      <State name="Nothing chosen">
        <Held start="">
          {(value, change) => <Select {...common} placeholder="Choose" isRequired value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Chosen, with a hint">
        <Held start="weekly">
          {(value, change) => <Select {...common} hint="A week begins on Monday." value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Error">
        <Held start="daily">
          {(value, change) => (
            <Select {...common} error="You have a daily limit already" value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Busy">
        <Select {...common} isBusy value="daily" onChange={() => undefined} />
      </State>
      <State name="Read-only">
        <Select {...common} isReadOnly value="daily" onChange={() => undefined} />
      </State>
      <State name="Disabled">
        <Select {...common} disabled value="daily" onChange={() => undefined} />
      </State>
    </>
  )
}

const places = [
  { value: 'AT', label: 'Österreich', keywords: 'Austria' },
  { value: 'DE', label: 'Deutschland', keywords: 'Germany' },
  { value: 'FR', label: 'France', isDisabled: true },
  { value: 'IR', label: 'ایران', keywords: 'Iran' },
  { value: 'SE', label: 'Sverige', keywords: 'Sweden' },
  { value: 'TR', label: 'Türkiye', keywords: 'Turkey' },
]

function ShowComboBox() {
  const common = {
    label: 'Country',
    options: places,
    emptyLabel: 'No such country',
    countLabel: (count: number) => `${count} countries`,
  }
  return (
    <>
      <State name="Nothing taken">
        <Held start="">
          {(value, change) => (
            <ComboBox {...common} placeholder="Type to search" isRequired value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Taken, with a hint">
        <Held start="AT">
          {(value, change) => <ComboBox {...common} hint="Where you live" value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Error">
        <Held start="SE">
          {(value, change) => (
            <ComboBox {...common} error="We may not offer play in this country" value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Busy">
        <ComboBox {...common} isBusy value="DE" onChange={() => undefined} />
      </State>
      <State name="Read-only">
        <ComboBox {...common} isReadOnly value="DE" onChange={() => undefined} />
      </State>
      <State name="Disabled">
        <ComboBox {...common} isDisabled value="DE" onChange={() => undefined} />
      </State>
    </>
  )
}

const currencies = [
  { code: 'EUR', name: 'Euro', mark: '€', detail: '120.00' },
  { code: 'USD', name: 'US dollar', mark: '$', detail: '0.00' },
  { code: 'TRY', name: 'Turkish lira', mark: '₺' },
  { code: 'INR', name: 'Indian rupee', mark: '₹' },
  { code: 'BTC', name: 'Bitcoin', mark: '₿', isDisabled: true },
]

function ShowCurrencyField() {
  const common = { label: 'Currency', currencies, emptyLabel: 'No such currency' }
  return (
    <>
      <State name="Taken">
        <Held start="EUR">{(value, change) => <CurrencyField {...common} value={value} onChange={change} />}</Held>
      </State>
      <State name="Error">
        <Held start="">
          {(value, change) => (
            <CurrencyField
              {...common}
              placeholder="Choose"
              error="Choose the currency you play in"
              isRequired
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="Disabled">
        <CurrencyField {...common} isDisabled value="USD" onChange={() => undefined} />
      </State>
    </>
  )
}
