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
  const { id, type, size, legs, stake, currency, coefficient, payoutMax, paid } = ticket
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
      type !== 'system' && sum(text.totalOdds, oddsText(Math.floor(Number(coefficient) * 100), store.format)),
      state === 'open'
        ? sum(text.possible, money(payoutMax))
        : sum(text.returns, money(state === 'void' ? stake : paid)),
    ),
    state === 'open' && cashView(ticket),
    store.problems.has(id) && h('p', { class: 'problem', role: 'status' }, store.problems.get(id)),
  )
}

function sum(name: string, value: string): View {
  return h('div', { key: name }, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))
}

function cashView({ id, cashOut, isCashOutClosed, currency, isBusy }: TicketView): View | false {
  if (isCashOutClosed)
    return h('button', { type: 'button', class: 'second', key: 'cash', 'aria-disabled': 'true' }, text.cashOutClosed)
  if (cashOut === null || isBusy) return false
  const isSure = store.confirming === id
  const isCashing = store.cashing.has(id)
  const amount = moneyText(cashOut, currency)
  const press = () => {
    if (isCashing) return
    if (isSure) void takeCash(id, cashOut)
    else set({ confirming: id })
  }
  return h(
    'button',
    {
      type: 'button',
      class: isSure ? 'main' : 'second',
      key: 'cash',
      'data-busy': isCashing || undefined,
      'aria-disabled': isCashing ? 'true' : undefined,
      onclick: press,
    },
    fill(isSure ? text.cashOutConfirm : text.cashOut, { amount }),
  )
}
