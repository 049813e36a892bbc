import type { FieldDef } from '@baize/contract'
import { formatDate } from '@baize/contract/dates'
import { usePage, useText } from '../../../shared/page/page-context.tsx'

/** A field in the reader's language: what it is called, and what is in it; `null` for nothing. */
export function useFieldWords(): (field: FieldDef) => { label: string; value: string | null } {
  const controls = useText('fieldsSettings.fieldsControls')
  const { locale, locales } = usePage()
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })

  const show = (name: string, value: string): string => {
    switch (name) {
      case 'country':
        return countries.of(value) ?? value
      case 'birthdate':
        return formatDate(`${value}T12:00:00Z`, locale, 'date', 'UTC')
      case 'gender':
        return controls(`gender.${value}Label`) || value
      case 'locale':
        return locales.find(({ code }) => code === value)?.nativeName ?? value
      case 'timeZone':
        return value.replaceAll('_', ' ')
      case 'phone':
        return `\u200E+${value}`
      case 'securityAnswer':
        return '•'.repeat(6)
      default:
        return value
    }
  }
  return ({ name, value }) => {
    const isGiven = (typeof value === 'string' && value !== '') || typeof value === 'number'
    return { label: controls(`${name}.label`) || name, value: isGiven ? show(name, String(value)) : null }
  }
}
