import { go, openSlip } from './actions.ts'
import { oddsText } from './odds.ts'
import { lock } from './parts.ts'
import { setPicks } from './slip-actions.ts'
import { slipForm } from './slip-form.ts'
import { areRelated, hasMoved } from './slip-rules.ts'
import { singleStake } from './stake-view.ts'
import { pickId, store, type Pick } from './store.ts'
import { fill, text } from './texts.ts'
import { h, type View } from './vdom.ts'

export function slipView(): View {
  const { picks } = store
  const isRelated = store.size !== 1 && areRelated(picks)
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
    picks.length === 0 ? emptyView() : slipForm(h('ul', { class: 'picks' }, ...picks.map(pickView)), isRelated),
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
    store.size === 1 && singleStake(pick),
  )
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
