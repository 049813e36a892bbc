import { acceptPrices, openSlip, place, say, setPicks, go } from './actions.ts'
import { decimal, moneyText, unitsOf } from './money.ts'
import { oddsText } from './odds.ts'
import { lock } from './parts.ts'
import { acceptRules, keepSlip, pickId, set, store, type Pick } from './store.ts'
import { fill, text } from './texts.ts'
import { h, type View } from './vdom.ts'

/** Every way to choose `size` of the picks, as the sum of their products: what one line staked pays in all. */
function oddsOfLines(prices: readonly number[], size: number): number {
  const sums = Array.from({ length: size + 1 }, (_, at) => (at === 0 ? 1 : 0))
  for (const price of prices) for (let at = size; at > 0; at--) sums[at]! += sums[at - 1]! * (price / 100)
  return sums[size]!
}

function linesOf(count: number, size: number): number {
  let lines = 1
  for (let at = 1; at <= size; at++) lines = (lines * (count - size + at)) / at
  return Math.round(lines)
}

/** Whether the player has to say yes to a price that moved. */
const hasMoved = ({ now, price, isClosed }: Pick): boolean =>
  now !== null && !isClosed && now !== price && (store.accept === 'none' || (store.accept === 'better' && now < price))

export function slipView(): View {
  const { picks } = store
  const events = new Set(picks.map(({ eventId }) => eventId.replace('.top', '')))
  const isRelated = events.size < picks.length
  return h(
    'section',
    { class: 'slip', 'aria-label': text.slip },
    h(
      'header',
      { class: 'slip-head' },
      h('h2', {}, text.slip, picks.length > 0 && h('span', { class: 'count' }, picks.length)),
      picks.length > 0 && h('button', { type: 'button', class: 'quiet', onclick: () => setPicks([]) }, text.clear),
      h(
        'button',
        {
          type: 'button',
          class: 'quiet only-phone slip-close',
          'aria-label': text.back,
          onclick: () => openSlip(false),
        },
        '✕',
      ),
    ),
    h('p', { class: 'spoken', role: 'status' }, statusText(isRelated)),
    picks.length === 0 ? emptyView() : [h('ul', { class: 'picks' }, ...picks.map(pickView)), formView(isRelated)],
  )
}

function statusText(isRelated: boolean): string {
  if (store.slip.state === 'placing') return text.placing
  if (store.slip.state === 'placed') return text.placed
  if (store.slip.problem) return store.slip.problem
  if (isRelated) return text.related
  return store.picks.some(hasMoved) ? text.oddsChanged : ''
}

function emptyView(): View {
  if (store.slip.state !== 'placed') return h('p', { class: 'empty', key: 'empty' }, text.slipEmpty)
  return h(
    'div',
    { class: 'placed', key: 'placed' },
    h('p', {}, h('span', { class: 'tick', 'aria-hidden': 'true' }, '✓'), text.placed),
    h('button', { type: 'button', class: 'second', onclick: () => go('/bets') }, text.seeBets),
  )
}

function pickView(pick: Pick): View {
  const { words, price, now, isClosed } = pick
  const moved = now !== null && now !== price && !isClosed
  return h(
    'li',
    { key: pickId(pick), class: 'pick', 'data-closed': now === null || isClosed || undefined },
    h(
      'div',
      { class: 'pick-words' },
      h('b', {}, words.outcome),
      h('span', {}, words.market),
      h('span', { class: 'quietly' }, words.event),
    ),
    h(
      'div',
      { class: 'pick-odds' },
      moved && h('s', {}, oddsText(price, store.format)),
      now === null || isClosed
        ? h('span', { class: 'tag' }, lock(), now === null ? text.closed : text.suspended)
        : h('b', { 'data-move': moved ? (now > price ? 'up' : 'down') : undefined }, oddsText(now, store.format)),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'quiet remove',
        'aria-label': fill(text.remove, { name: words.outcome }),
        onclick: () => setPicks(store.picks.filter((one) => pickId(one) !== pickId(pick))),
      },
      '✕',
    ),
  )
}

const QUICK = [5, 10, 50]

function formView(isRelated: boolean): View {
  const { picks, session, size } = store
  const count = picks.length
  const isSystem = size > 0 && size < count && count > 2
  const chosen = isSystem ? size : count
  const lines = linesOf(count, chosen)
  const unit = session?.subunitToUnit ?? '100'
  const currency = session?.currency ?? ''
  const stake = unitsOf(store.stake, unit)
  const odds =
    oddsOfLines(
      picks.map(({ now, price }) => now ?? price),
      chosen,
    ) / lines
  const most = stake === undefined ? undefined : (stake * BigInt(Math.floor(odds * 10_000))) / 10_000n
  const typed = (value: string) => {
    set({ stake: value, slip: { state: 'idle', problem: null, key: null } })
    keepSlip()
  }
  return h(
    'form',
    {
      key: 'form',
      class: 'slip-form',
      onsubmit: (event: Event) => {
        event.preventDefault()
        void press(isRelated)
      },
    },
    count > 2 &&
      select(
        text.kind,
        String(isSystem ? size : 0),
        [
          ['0', text.combination],
          ...Array.from({ length: count - 2 }, (_, at): [string, string] => [
            String(at + 2),
            fill(text.system, { size: at + 2, count }),
          ]),
        ],
        (value) => {
          set({ size: Number(value) })
          keepSlip()
        },
      ),
    h(
      'label',
      { class: 'field' },
      h('span', {}, text.stake),
      h(
        'span',
        { class: 'stake' },
        h('input', {
          inputmode: 'decimal',
          autocomplete: 'off',
          enterkeyhint: 'done',
          placeholder: '0.00',
          dir: 'ltr',
          value: store.stake,
          oninput: (event: Event) => typed((event.target as HTMLInputElement).value),
        }),
        h('span', { class: 'currency' }, currency),
      ),
    ),
    h(
      'div',
      { class: 'quick' },
      ...QUICK.map((amount) =>
        h(
          'button',
          {
            type: 'button',
            'aria-label': fill(text.addStake, { amount: `${amount} ${currency}` }),
            onclick: () => typed(plainOf((stake ?? 0n) + BigInt(amount) * BigInt(unit), unit)),
          },
          `+${amount}`,
        ),
      ),
    ),
    select(
      text.accept,
      store.accept,
      acceptRules.map((rule): [string, string] => [rule, text.accepts[rule]]),
      (value) => {
        set({ accept: acceptRules.find((rule) => rule === value) ?? 'none' })
        keepSlip()
      },
    ),
    h(
      'dl',
      { class: 'sums' },
      isSystem &&
        stake !== undefined &&
        pair(
          text.system.replace('{size}', String(size)).replace('{count}', String(count)),
          fill(text.lines, { count: lines, amount: moneyText(String(stake / BigInt(lines)), currency, unit) }),
        ),
      !isSystem && pair(text.totalOdds, oddsText(Math.floor(odds * 100), store.format)),
      pair(text.payoutMax, most === undefined ? '–' : moneyText(String(most), currency, unit)),
    ),
    (isRelated || store.slip.problem || store.isPaused) &&
      h('p', { class: 'problem' }, store.isPaused ? text.paused : isRelated ? text.related : store.slip.problem),
    actionView(stake, isRelated),
  )
}

const plainOf = (units: bigint, unit: string): string =>
  decimal(units, unit.length - 1).replaceAll(document.documentElement.lang === 'de' ? '.' : ',', '')

function pair(name: string, value: string): View {
  return h('div', { key: name }, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))
}

function select(
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
  choose: (value: string) => void,
): View {
  return h(
    'label',
    { class: 'field', key: label },
    h('span', {}, label),
    h(
      'select',
      { onchange: (event: Event) => choose((event.target as HTMLSelectElement).value) },
      ...options.map(([key, name]) => h('option', { value: key, key, selected: key === value }, name)),
    ),
  )
}

function actionView(stake: bigint | undefined, isRelated: boolean): View {
  if (!store.session)
    return h(
      'div',
      { class: 'actions', key: 'guest' },
      h('button', { type: 'button', class: 'main', onclick: () => say({ type: 'sign-in' }) }, text.signIn),
      h('button', { type: 'button', class: 'second', onclick: () => say({ type: 'sign-up' }) }, text.signUp),
    )
  const isShut = store.picks.some(({ now, isClosed }) => now === null || isClosed)
  const isPlacing = store.slip.state === 'placing'
  const isMoved = store.picks.some(hasMoved)
  const label = isPlacing
    ? text.placing
    : isMoved
      ? text.acceptOdds
      : isShut
        ? text.suspended
        : stake === undefined
          ? text.place
          : fill(text.placeAmount, { amount: moneyText(String(stake)) })
  const isOff = isPlacing || isRelated || store.isPaused || (!isMoved && (isShut || stake === undefined))
  const isPoor = stake !== undefined && stake > BigInt(store.session.balance)
  return h(
    'div',
    { class: 'actions', key: 'player' },
    h(
      'button',
      {
        type: 'submit',
        class: 'main',
        'aria-disabled': isOff ? 'true' : undefined,
        'data-busy': isPlacing || undefined,
      },
      label,
    ),
    isPoor && h('button', { type: 'button', class: 'second', onclick: () => say({ type: 'deposit' }) }, text.deposit),
  )
}

async function press(isRelated: boolean): Promise<void> {
  if (!store.session || isRelated || store.isPaused || store.slip.state === 'placing') return
  if (store.picks.some(hasMoved)) return acceptPrices()
  if (store.picks.some(({ now, isClosed }) => now === null || isClosed)) return
  await place()
}

/** On a phone: what is on the slip, at the foot of the page. */
export function slipBar(): View | false {
  if (store.picks.length === 0 || store.isSlipOpen) return false
  const odds = store.picks.reduce((product, { now, price }) => product * ((now ?? price) / 100), 1)
  return h(
    'button',
    { type: 'button', class: 'slip-bar only-phone', key: 'bar', onclick: () => openSlip(true) },
    h('span', { class: 'count' }, store.picks.length),
    h('span', {}, text.slip),
    h('b', {}, oddsText(Math.floor(odds * 100), store.format)),
  )
}
