import { PhoneField } from '@baize/ui/phone-field'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { usePage, useText } from '../page/page-context.tsx'
import { phoneCountries } from './countries.ts'
import { countriesQuery } from './settings-queries.ts'
import type { FormWiring } from './use-form.ts'

/** A phone number as `+49 1701234567`, empty while no number is typed. Starts with the visitor's prefix. */
export function PhoneInput({ value, onChange, ...field }: FormWiring) {
  const controls = useText('fieldsSettings.fieldsControls')
  const { country, locale } = usePage()
  const { data } = useQuery(countriesQuery())
  const countries = useMemo(() => phoneCountries(data ?? [], locale), [data, locale])
  const [chosen, setChosen] = useState<string | null>(null)
  const [known = '', typed = ''] = value.split(' ')
  const own = known.slice(1) || countries.find(({ code }) => code === country)?.prefix
  const prefix = chosen ?? own ?? ''
  return (
    <PhoneField
      {...field}
      label={controls('phone.label')}
      prefixLabel={controls('phone.placeholder.countryCode')}
      numberLabel={controls('phone.placeholder.phoneNumber')}
      searchLabel={controls('phone.placeholder.countryCode')}
      emptyLabel={controls('country.emptySearchTitle')}
      placeholder={controls('phone.placeholder.phoneNumber')}
      countries={countries}
      value={{ prefix, number: typed }}
      onChange={(phone) => {
        setChosen(phone.prefix)
        onChange(phone.number === '' ? '' : `+${phone.prefix} ${phone.number}`)
      }}
    />
  )
}
