import type { TicketView } from '../http/shapes.ts'
import { say, takeCash } from './actions.ts'
import { moneyText } from './money.ts'
import { oddsText } from './odds.ts'
import { set, store } from './store.ts'
import { fill, text } from './texts.ts'
import { h, type View } from './vdom.ts'

export function betsView(): View {
  if (!store.session)
    return h(
      'div',
      { class: 'empty', key: 'guest' },
      h('p', {}, text.signInBets),
      h('button', { type: 'button', class: 'main', onclick: () => say({ type: 'sign-in' }) }, text.signIn),
    )
  const all = [...(store.tickets?.values() ?? [])].toSorted((left, right) =>
    left.createdAt < right.createdAt ? 1 : -1,
  )
  const isOpen = ({ state }: TicketView) => state === 'open'
  const shown = all.filter((ticket) => isOpen(ticket) === (store.betsTab === 'open'))
  const tab = (name: 'open' | 'settled', count: number) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        key: name,
        'aria-selected': String(store.betsTab === name),
        onclick: () => set({ betsTab: name }),
      },
      text[name],
      ' ',
      h('span', { class: 'count' }, count),
    )
  return h(
    'div',
    { class: 'bets', key: 'bets' },
    h(
      'div',
      { class: 'tabs', role: 'tablist', 'aria-label': text.myBets },
      tab('open', all.filter(isOpen).length),
      tab('settled', all.filter((ticket) => !isOpen(ticket)).length),
    ),
    shown.length === 0
      ? h('p', { class: 'empty' }, store.betsTab === 'open' ? text.noOpen : text.noSettled)
      : h('ul', { class: 'tickets' }, ...shown.map(ticketView)),
  )
}

const stateOf = ({ state, result, isWaiting }: TicketView): string =>
  isWaiting ? 'waiting' : state === 'settled' ? (result ?? 'lost') : state

function ticketView(ticket: TicketView): View {
  const { id, type, size, legs, stake, currency, coefficient, paid } = ticket
  const state = stateOf(ticket)
  const name =
    type === 'single'
      ? text.single
      : type === 'system'
        ? fill(text.system, { size, count: legs.length })
        : text.combination
  const money = (units: string) => moneyText(units, currency)
  const word = (text.states as Record<string, string>)[state] ?? state
  return h(
    'li',
    { class: 'ticket', key: id, 'data-state': state },
    h('header', {}, h('b', {}, name), h('span', { class: 'state' }, ticket.isBusy ? text.busy : word)),
    h(
      'ul',
      { class: 'legs' },
      ...legs.map((leg) =>
        h(
          'li',
          { key: leg.eventId, 'data-result': leg.result ?? 'open' },
          h('span', {
            class: 'mark',
            role: 'img',
            'aria-label': leg.result ? (text.states as Record<string, string>)[leg.result] : text.states.open,
          }),
          h(
            'div',
            { class: 'pick-words' },
            h('b', {}, leg.outcome),
            h('span', {}, leg.market),
            h('span', { class: 'quietly' }, leg.event),
          ),
          h('b', { class: 'leg-odds' }, oddsText(leg.price, store.format)),
        ),
      ),
    ),
    h(
      'dl',
      { class: 'sums' },
      sum(text.stake, money(stake)),
      ticket.cashedOut !== '0' && sum(text.cashedOut, money(ticket.cashedOut)),
      ticket.cashedOut !== '0' && state === 'open' && sum(text.stillRuns, money(ticket.stakeLeft)),
      type !== 'system' && sum(text.totalOdds, oddsText(Math.floor(Number(coefficient) * 100), store.format)),
      state === 'open'
        ? sum(text.possible, money(mostOf(ticket)))
        : sum(text.returns, money(state === 'void' && paid === '0' ? stake : paid)),
    ),
    state === 'open' && cashView(ticket),
    store.problems.has(id) && h('p', { class: 'problem', role: 'status' }, store.problems.get(id)),
  )
}

function sum(name: string, value: string): View {
  return h('div', { key: name }, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))
}

/** What the ticket may still pay, by the share of its stake that runs. */
const mostOf = ({ payoutMax, stakeLeft, stake }: TicketView): string =>
  String((BigInt(payoutMax) * BigInt(stakeLeft)) / BigInt(stake))

function cashView(ticket: TicketView): View | false {
  const { id, cashOut, cashOutParts, isCashOutClosed, currency, isBusy } = ticket
  if (isCashOutClosed)
    return h('button', { type: 'button', class: 'second', key: 'cash', 'aria-disabled': 'true' }, text.cashOutClosed)
  if (cashOut === null || isBusy) return false
  const part = cashOutParts.find(({ share }) => share === store.parts.get(id))
  const payout = part?.payout ?? cashOut
  const isSure = store.confirming === id
  const isCashing = store.cashing.has(id)
  const press = () => {
    if (isCashing) return
    if (isSure) void takeCash(id, part ? { payout, stakeLeft: part.stakeLeft } : { payout })
    else set({ confirming: id })
  }
  return h(
    'div',
    { class: 'cash', key: 'cash' },
    cashOutParts.length > 0 && partsView(ticket),
    h(
      'button',
      {
        type: 'button',
        class: isSure ? 'main' : 'second',
        'data-busy': isCashing || undefined,
        'aria-disabled': isCashing ? 'true' : undefined,
        onclick: press,
      },
      fill(isSure ? text.cashOutConfirm : text.cashOut, { amount: moneyText(payout, currency) }),
    ),
  )
}

/** How much of it: some shares, or all. */
function partsView({ id, cashOutParts }: TicketView): View {
  const chosen = store.parts.get(id)
  const choose = (share: number | undefined) => {
    const parts = new Map(store.parts)
    if (share === undefined) parts.delete(id)
    else parts.set(id, share)
    set({ parts, confirming: null })
  }
  const choice = (name: string, share: number | undefined) =>
    h(
      'label',
      { key: name },
      h('input', {
        type: 'radio',
        name: `part ${id}`,
        checked: chosen === share,
        onchange: () => choose(share),
      }),
      h('span', {}, name),
    )
  return h(
    'fieldset',
    { class: 'parts' },
    h('legend', { class: 'spoken' }, text.cashPart),
    ...cashOutParts.map(({ share }) => choice(fill(text.cashShare, { share }), share)),
    choice(text.cashAll, undefined),
  )
}
