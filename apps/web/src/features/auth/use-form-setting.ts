import type { Country } from '@baize/contract'
import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { type Search, one } from '../../shared/page/search.ts'
import { countryOptions, currencyOfCountry } from '../../shared/forms/countries.ts'
import { readBroughtCodes } from './sign-up/brought-codes.ts'
import type { Contact, FormSetting } from './sign-up/registration-form.ts'

/** What the registration form can know before anybody types: country, language, who referred, and the presets. */
export function useFormSetting(countries: readonly Country[], contact: Contact): FormSetting {
  const { country, locale, currencies } = usePage()
  const text = useText('modals.signUp')
  const referralCode = useRouterState({ select: (state) => one(state.location.search as Search, 'ref') })
  return useMemo(() => {
    const isOffered = countryOptions(countries, locale).some(({ value }) => value === country)
    return {
      contact,
      visitorCountry: isOffered ? country : null,
      locale,
      codes: { ...readBroughtCodes(), ...(referralCode && { referralCode: referralCode.slice(0, 64) }) },
      isChecked: {
        agreements: text.at<boolean>('agreementsChecked') ?? false,
        receiveEmailPromo: text.at<boolean>('agreeEmailChecked') ?? false,
        receiveSmsPromo: text.at<boolean>('agreeSmsChecked') ?? false,
      },
      currencyOf: (code: string) => currencyOfCountry(code, countries, currencies),
    }
  }, [contact, countries, country, currencies, locale, referralCode, text])
}
