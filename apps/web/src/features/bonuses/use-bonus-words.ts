import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { type AnyBonus, isDepositBonus, kindOf } from '../../shared/bonuses/bonus-kind.ts'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { spinsWith, valueOf } from '../../shared/bonuses/bonus-value.ts'

const TONES = { yellow: 'accent', green: 'positive', violet: 'bonus', orange: 'warning', blue: 'info' } as const

interface BonusLook {
  label: string
  icon: string
  color: keyof typeof TONES
}

/** A bonus in words and in the look that the content gives its kind. */
export function useBonusWords(bonus: AnyBonus, currency?: string) {
  const text = useText('globalComponents.bonuses')
  const format = useFormat()
  const { currencies, locale } = usePage()
  const own = 'currency' in bonus ? bonus.currency : undefined
  const base = currencies.find(({ isBase }) => isBase)?.code ?? ''
  const value = valueOf(bonus, { currency: currency ?? own ?? base, currencies })
  const kind = kindOf(bonus)
  const look = text.at<BonusLook>(`types.${kind}`)
  const worth = () => {
    if (value === null) return ''
    if (value.is === 'spins') return `${format.count(value.count)} FS`
    const money =
      value.is === 'amount' ? format.amount(value.amount, value.currency) : `${format.count(value.percent)}%`
    const spins = isDepositBonus(bonus) ? spinsWith(bonus) : 0
    return spins > 0 ? `${money} + ${format.count(spins)} FS` : money
  }
  return {
    name: nameIn(bonus, locale),
    label: look?.label ?? '',
    icon: look?.icon ?? 'bonus',
    tone: TONES[look?.color ?? 'yellow'],
    /** `50.00 EUR`, `100%`, `25 FS`, `50% + 20 FS`; empty where nothing is told. */
    worth: worth(),
  }
}
