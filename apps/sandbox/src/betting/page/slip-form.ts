import { say } from './actions.ts'
import { moneyText, unitsOf } from './money.ts'
import { oddsText } from './odds.ts'
import { acceptPrices, place, placeSingles, setSize } from './slip-actions.ts'
import { hasMoved, isShut, linesOf, oddsOfLines } from './slip-rules.ts'
import { highestStake, limitText, plainOf, stakeField } from './stake-view.ts'
import { acceptRules, keepSlip, pickId, set, store } from './store.ts'
import { fill, text } from './texts.ts'
import { h, type View } from './vdom.ts'

const QUICK = [5, 10, 50]

/** What a slip comes to, as the player sees it before it is placed. */
interface Sum {
  readonly stake: bigint | undefined
  readonly payout: bigint | undefined
  readonly rows: readonly (readonly [string, string])[]
  readonly problem: string | null
}

/** The picks with their stakes, and the button that places them. */
export function slipForm(picks: View, isRelated: boolean): View {
  const sum = store.size === 1 ? sumOfSingles() : sumOfAll(isRelated)
  const problem = store.isPaused ? text.paused : sum.problem
  return h(
    'form',
    {
      key: 'form',
      class: 'slip-form',
      onsubmit: (event: Event) => {
        event.preventDefault()
        void press(sum)
      },
    },
    kindField(),
    picks,
    store.size !== 1 && stakeOfAll(),
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
      ...sum.rows.map(([name, value]) => pair(name, value)),
      pair(text.payoutMax, sum.payout === undefined ? '–' : moneyText(String(sum.payout))),
    ),
    problem !== null && h('p', { class: 'problem' }, problem),
    actionView(sum),
  )
}

function kindField(): View | false {
  const count = store.picks.length
  if (count < 2) return false
  const systems = Array.from({ length: count - 2 }, (_, at): [string, string] => [
    String(at + 2),
    fill(text.system, { size: at + 2, count }),
  ])
  return select(text.kind, String(store.size), [['0', text.combination], ['1', text.singles], ...systems], (value) =>
    setSize(Number(value)),
  )
}

const sizeOfAll = (): number => (store.size > 1 && store.size < store.picks.length ? store.size : store.picks.length)

function stakeOfAll(): View {
  const unit = store.session?.subunitToUnit ?? '100'
  const stake = unitsOf(store.stake, unit)
  const highest = highestStake(store.most, linesOf(store.picks.length, sizeOfAll()))
  const typed = (value: string) => {
    set({ stake: value, slip: { state: 'idle', problem: null, key: null } })
    keepSlip()
  }
  const quick = (name: string, label: string, units: bigint) =>
    h('button', { type: 'button', key: name, 'aria-label': label, onclick: () => typed(plainOf(units, unit)) }, name)
  return h(
    'div',
    { class: 'whole', key: 'stake' },
    stakeField(text.stake, store.stake, typed),
    h(
      'div',
      { class: 'quick' },
      ...QUICK.map((amount) =>
        quick(
          `+${amount}`,
          fill(text.addStake, { amount: `${amount} ${store.session?.currency ?? ''}` }),
          (stake ?? 0n) + BigInt(amount) * BigInt(unit),
        ),
      ),
      highest !== undefined &&
        quick(text.highest, fill(text.highestStake, { amount: moneyText(String(highest)) }), highest),
    ),
  )
}

function sumOfAll(isRelated: boolean): Sum {
  const { picks } = store
  const size = sizeOfAll()
  const lines = linesOf(picks.length, size)
  const stake = unitsOf(store.stake)
  const odds =
    oddsOfLines(
      picks.map(({ now, price }) => now ?? price),
      size,
    ) / lines
  const isSystem = size < picks.length
  const line = fill(text.lines, {
    count: lines,
    amount: stake === undefined ? '–' : moneyText(String(stake / BigInt(lines))),
  })
  return {
    stake,
    payout: stake === undefined ? undefined : (stake * BigInt(Math.floor(odds * 10_000))) / 10_000n,
    rows: [
      isSystem
        ? [fill(text.system, { size, count: picks.length }), line]
        : [text.totalOdds, oddsText(Math.floor(odds * 100), store.format)],
    ],
    problem: isRelated ? text.related : (limitText(stake, store.most) ?? store.slip.problem),
  }
}

function sumOfSingles(): Sum {
  const stakes = store.picks.map((pick) => ({ pick, stake: unitsOf(store.stakes.get(pickId(pick)) ?? '') ?? 0n }))
  const stake = stakes.reduce((sum, one) => sum + one.stake, 0n)
  const payout = stakes.reduce((sum, one) => sum + (one.stake * BigInt(one.pick.now ?? one.pick.price)) / 100n, 0n)
  const isAny = stake > 0n
  return {
    stake: isAny ? stake : undefined,
    payout: isAny ? payout : undefined,
    rows: [[text.stakes, isAny ? moneyText(String(stake)) : '–']],
    problem: null,
  }
}

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

/** What is staked on: of bets of their own, those with a stake. */
const staked = () =>
  store.size === 1 ? store.picks.filter((pick) => unitsOf(store.stakes.get(pickId(pick)) ?? '')) : store.picks

function actionView({ stake, problem }: Sum): View {
  if (!store.session)
    return h(
      'div',
      { class: 'actions', key: 'guest' },
      h('button', { type: 'button', class: 'main', onclick: () => say({ type: 'sign-in' }) }, text.signIn),
      h('button', { type: 'button', class: 'second', onclick: () => say({ type: 'sign-up' }) }, text.signUp),
    )
  const picks = staked()
  const isShutNow = picks.some(isShut)
  const isPlacing = store.slip.state === 'placing'
  const isMoved = picks.some(hasMoved)
  const label = isPlacing
    ? text.placing
    : isMoved
      ? text.acceptOdds
      : isShutNow
        ? text.suspended
        : stake === undefined
          ? text.place
          : fill(text.placeAmount, { amount: moneyText(String(stake)) })
  const isOff = isPlacing || isBlocked(problem) || (!isMoved && (isShutNow || stake === undefined))
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

/** What was refused may be sent again; what cannot be taken as it stands may not. */
const isBlocked = (problem: string | null): boolean =>
  store.isPaused || (problem !== null && problem !== store.slip.problem)

async function press({ stake, problem }: Sum): Promise<void> {
  if (!store.session || isBlocked(problem) || store.slip.state === 'placing') return
  const picks = staked()
  if (picks.some(hasMoved)) return acceptPrices()
  if (picks.some(isShut) || stake === undefined) return
  await (store.size === 1 ? placeSingles() : place())
}
