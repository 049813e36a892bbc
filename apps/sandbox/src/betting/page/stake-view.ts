import { decimal, moneyText, unitsOf } from './money.ts'
import { keepSlip, pickId, set, store, type Pick } from './store.ts'
import { fill, text } from './texts.ts'
import { h, type View } from './vdom.ts'

/** What is typed, in smallest units, as the field shows it. */
export const plainOf = (units: bigint, unit: string): string =>
  decimal(units, unit.length - 1).replaceAll(document.documentElement.lang === 'de' ? '.' : ',', '')

/** A field for an amount of money, with its currency. */
export function stakeField(
  label: string,
  value: string,
  typed: (value: string) => void,
  { isLabelHidden = false } = {},
): View {
  return h(
    'label',
    { class: 'field' },
    h('span', { class: isLabelHidden && 'spoken' }, label),
    h(
      'span',
      { class: 'stake' },
      h('input', {
        inputmode: 'decimal',
        autocomplete: 'off',
        enterkeyhint: 'done',
        placeholder: '0.00',
        dir: 'ltr',
        value,
        oninput: (event: Event) => typed((event.target as HTMLInputElement).value),
      }),
      h('span', { class: 'currency' }, store.session?.currency ?? ''),
    ),
  )
}

/** The highest stake that fits, kept within what the player has, in whole lines; undefined where nobody knows. */
export function highestStake(most: string | null | undefined, lines = 1): bigint | undefined {
  if (!most || !store.session) return undefined
  const balance = BigInt(store.session.balance)
  const fits = BigInt(most) < balance ? BigInt(most) : balance
  const whole = fits - (fits % BigInt(lines))
  return whole > 0n ? whole : undefined
}

/** What is said of a stake that is above the highest; null while it fits, or nobody knows. */
export function limitText(stake: bigint | undefined, most: string | null | undefined): string | null {
  if (stake === undefined || !most || stake <= BigInt(most)) return null
  return most === '0' ? text.refusals.limit_reached : fill(text.refusals.stake_too_high, { most: moneyText(most) })
}

/** A pick's own stake, where each is a bet of its own, and what was said of it. */
export function singleStake(pick: Pick): View {
  const id = pickId(pick)
  const value = store.stakes.get(id) ?? ''
  const unit = store.session?.subunitToUnit ?? '100'
  const stake = unitsOf(value, unit)
  const most = store.mostOf.get(id)
  const problem = limitText(stake, most) ?? store.refused.get(id)
  const highest = highestStake(most)
  const typed = (next: string) => {
    const refused = new Map(store.refused)
    refused.delete(id)
    set({ stakes: new Map(store.stakes).set(id, next), refused, slip: { state: 'idle', problem: null, key: null } })
    keepSlip()
  }
  return h(
    'div',
    { class: 'single', key: 'stake' },
    stakeField(fill(text.stakeOn, { name: pick.words.outcome }), value, typed, { isLabelHidden: true }),
    highest !== undefined &&
      h(
        'button',
        {
          type: 'button',
          class: 'highest',
          'aria-label': fill(text.highestStake, { amount: moneyText(String(highest)) }),
          onclick: () => typed(plainOf(highest, unit)),
        },
        text.highest,
      ),
    problem !== undefined && h('p', { class: 'problem', role: 'status' }, problem),
  )
}
