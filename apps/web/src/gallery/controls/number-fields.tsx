import { BirthDateField } from '@baize/ui/birth-date-field'
import { CodeField } from '@baize/ui/code-field'
import { PhoneField } from '@baize/ui/phone-field'
import { usePage } from '../../shared/page/page-context.tsx'
import { type Exhibit, State } from '../exhibit.tsx'
import { Held } from './held.tsx'

export const numberFields: readonly Exhibit[] = [
  {
    id: 'phone-field',
    name: 'PhoneField',
    about: 'A telephone number: the country’s prefix from a list, then digits. A pasted number fills both.',
    props: ['PhoneFieldProps'],
    Show: ShowPhoneField,
  },
  {
    id: 'code-field',
    name: 'CodeField',
    about: 'A one-time code of six digits: one input, drawn as boxes.',
    props: ['CodeFieldProps'],
    Show: ShowCodeField,
  },
  {
    id: 'birth-date-field',
    name: 'BirthDateField',
    about: 'Day, month and year in the order of the language; digits of any script.',
    props: ['BirthDateFieldProps'],
    Show: ShowBirthDateField,
  },
]

const countries = [
  { code: 'AT', name: 'Austria', prefix: '43' },
  { code: 'BR', name: 'Brazil', prefix: '55' },
  { code: 'CA', name: 'Canada', prefix: '1' },
  { code: 'DE', name: 'Germany', prefix: '49' },
  { code: 'IN', name: 'India', prefix: '91' },
  { code: 'IR', name: 'Iran', prefix: '98' },
  { code: 'ES', name: 'Spain', prefix: '34' },
  { code: 'TR', name: 'Türkiye', prefix: '90' },
  { code: 'US', name: 'United States', prefix: '1' },
]

function ShowPhoneField() {
  const words = {
    countries,
    prefixLabel: 'Country prefix',
    numberLabel: 'Number',
    searchLabel: 'Prefix',
    emptyLabel: 'No such country',
  }
  const german = { prefix: '49', number: '1701234567' }
  return (
    <>
      <State name="Empty">
        <Held start={{ prefix: '', number: '' }}>
          {(value, change) => <PhoneField label="Phone" isRequired {...words} value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Filled, with a hint">
        <Held start={german}>
          {(value, change) => (
            <PhoneField label="Phone" hint="We send a code to it." {...words} value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Error">
        <Held start={{ prefix: '43', number: '12' }}>
          {(value, change) => (
            <PhoneField label="Phone" error="This number is too short" {...words} value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Read-only">
        <PhoneField label="Phone" isReadOnly {...words} value={german} onChange={() => undefined} />
      </State>
      <State name="Disabled">
        <PhoneField label="Phone" isDisabled {...words} value={german} onChange={() => undefined} />
      </State>
    </>
  )
}

function ShowCodeField() {
  const common = { label: 'Code from the message' }
  return (
    <>
      <State name="Empty">
        <Held start="">{(value, change) => <CodeField {...common} value={value} onChange={change} />}</Held>
      </State>
      <State name="Half typed">
        <Held start="204">
          {(value, change) => <CodeField {...common} hint="Sent to +49 170 ···67" value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Error: goes away with the next change">
        <Held start="204815">
          {(value, change) => <CodeField {...common} error="This code is wrong" value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Being checked">
        <CodeField {...common} isBusy value="204815" onChange={() => undefined} />
      </State>
      <State name="Disabled">
        <CodeField {...common} isDisabled value="" onChange={() => undefined} />
      </State>
    </>
  )
}

function ShowBirthDateField() {
  const { locale } = usePage()
  const words = {
    label: 'Date of birth',
    dayLabel: 'Day',
    monthLabel: 'Month',
    yearLabel: 'Year',
    invalidLabel: 'There is no such date',
  }
  return (
    <>
      <State name="Empty">
        <Held start="">
          {(value, change) => <BirthDateField {...words} isRequired locale={locale} value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Filled, with a hint">
        <Held start="1990-02-28">
          {(value, change) => (
            <BirthDateField {...words} hint="As in your passport" locale={locale} value={value} onChange={change} />
          )}
        </Held>
      </State>
      <State name="Error from outside">
        <Held start="2015-05-01">
          {(value, change) => (
            <BirthDateField
              {...words}
              error="You must be 18 or older"
              locale={locale}
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </State>
      <State name="In the order of another language">
        <Held start="1990-02-28">
          {(value, change) => <BirthDateField {...words} locale="de" value={value} onChange={change} />}
        </Held>
      </State>
      <State name="Read-only">
        <BirthDateField {...words} isReadOnly locale={locale} value="1990-02-28" onChange={() => undefined} />
      </State>
      <State name="Disabled">
        <BirthDateField {...words} isDisabled locale={locale} value="1990-02-28" onChange={() => undefined} />
      </State>
    </>
  )
}
