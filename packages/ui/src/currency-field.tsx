import { type ReactNode, useMemo } from 'react'
import { ComboBox, type ComboBoxProps } from './combo-box.tsx'

export interface CurrencyOption {
  /** As players write it, upper case: `EUR`, `BTC`. */
  code: string
  /** In the reader's language. */
  name: string
  /** A drawn mark 20 px high, or the currency's sign. */
  mark?: ReactNode
  /** Shown at the end of the line, as what an account holds. */
  detail?: ReactNode
  /** Shown but not to be taken, as one that is used already. */
  isDisabled?: boolean
}

export interface CurrencyFieldProps extends Omit<ComboBoxProps, 'options' | 'listWidth'> {
  /** The code of the currency taken, or ''. */
  value: string
  /** In the order they are shown. */
  currencies: readonly CurrencyOption[]
}

/** A currency by its code; the list shows mark and name and is searched by code and name. */
export function CurrencyField({ currencies, ...box }: CurrencyFieldProps) {
  const options = useMemo(
    () =>
      currencies.map(({ code, name, mark, detail, isDisabled }) => ({
        value: code,
        label: code,
        description: name,
        mark,
        detail,
        keywords: name,
        isDisabled,
      })),
    [currencies],
  )
  return <ComboBox {...box} options={options} />
}
