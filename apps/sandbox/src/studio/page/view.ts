import type { GameBoot } from '../boot.ts'
import { element, icon } from './dom.ts'
import { applyPalette } from './palette.ts'
import type { IconName } from './dom.ts'
import { fill } from './texts.ts'
import type { PlayRules } from '../play/rules.ts'
import type { Texts } from './sentences.ts'

/** What the player can ask for. */
export interface Commands {
  spin(): void
  lessBet(): void
  moreBet(): void
  toggleTurbo(): void
  toggleSound(): void
  startAutoplay(rounds: number): void
  stopAutoplay(): void
  openRules(): void
  close(): void
}

export const AUTOPLAY_ROUNDS = [5, 10, 25] as const

/** Every part of the page that changes. Built once; the controller writes into it. */
export type View = ReturnType<typeof buildView>

export function buildView(boot: GameBoot, text: Texts, commands: Commands) {
  const balance = element('bdi', { class: 'amount' })
  const bet = element('bdi', { class: 'amount' })
  const win = element('bdi', { class: 'amount' })
  const message = element('p', { class: 'message' }, text.loading)
  const live = element('p', { class: 'spoken', 'aria-live': 'polite', 'aria-atomic': 'true' })
  const canvas = element('canvas', { class: 'reels', 'aria-hidden': 'true' })
  const frame = element('div', { class: 'frame', dir: 'ltr' }, canvas)
  const celebration = element('div', { class: 'celebration', 'aria-hidden': 'true', hidden: true })
  const ambience = element('canvas', { class: 'ambience', 'aria-hidden': 'true' })
  const sparks = element('canvas', { class: 'sparks', 'aria-hidden': 'true', hidden: true })
  const feature = element('div', { class: 'feature', hidden: true })
  const featureScene = element('img', { class: 'by-night', alt: '' })
  const curtain = element('div', { class: 'curtain', hidden: true })
  const gift = element('p', { class: 'gift', hidden: true })
  const table = element('div', { class: 'table' }, frame)

  const button = (name: IconName, label: string, className: string, onPress: () => void) =>
    element(
      'button',
      { type: 'button', class: className, 'aria-label': label, title: label, onclick: onPress },
      icon(name),
    )

  const spin = button('spin', text.spin, 'spin', () => commands.spin())
  const less = button('minus', text.lessBet, 'round', () => commands.lessBet())
  const more = button('plus', text.moreBet, 'round', () => commands.moreBet())
  const sound = button('soundOff', text.sound, 'plain', () => commands.toggleSound())
  const rules = button('info', text.rules, 'plain', () => commands.openRules())
  const close = boot.lobbyUrl ? button('close', text.closeGame, 'plain close', () => commands.close()) : undefined
  const turbo = button('turbo', text.turbo, 'side turbo', () => commands.toggleTurbo())
  turbo.append(element('span', { class: 'caption' }, text.turbo))
  turbo.setAttribute('aria-pressed', 'false')
  sound.setAttribute('aria-pressed', 'false')

  const menu = element('div', { id: 'autoplay', class: 'menu', popover: 'auto' })
  const autoCaption = element('span', { class: 'caption' }, text.autoplay)
  const auto = element(
    'button',
    { type: 'button', class: 'side auto', 'aria-haspopup': 'true' },
    icon('auto'),
    autoCaption,
  )
  let isAutoplaying = false
  let canStop = true
  auto.addEventListener('click', () => (isAutoplaying ? commands.stopAutoplay() : menu.togglePopover()))
  for (const rounds of AUTOPLAY_ROUNDS) {
    const choose = () => {
      menu.hidePopover()
      commands.startAutoplay(rounds)
    }
    menu.append(element('button', { type: 'button', onclick: choose }, fill(text.autoplayRounds, { count: rounds })))
  }

  menu.addEventListener('toggle', () => {
    if (menu.matches(':popover-open')) menu.querySelector('button')?.focus()
  })

  const meter = (label: string, value: HTMLElement, className: string) =>
    element('div', { class: `meter ${className}` }, element('span', { class: 'label' }, label), value)
  const stepper = element(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': text.bet },
    less,
    meter(text.bet, bet, 'bet'),
    more,
  )
  const controls = element(
    'footer',
    { class: 'controls' },
    meter(text.balance, balance, 'balance'),
    meter(text.win, win, 'win'),
    stepper,
    element('div', { class: 'actions' }, auto, spin, turbo),
  )
  const root = element(
    'div',
    { class: 'stage', 'data-studio': boot.studio },
    element(
      'div',
      { class: 'scene', 'aria-hidden': 'true' },
      element('img', { class: 'far', src: boot.backdrop.far, alt: '' }),
      element('img', { class: 'near', src: boot.backdrop.near, alt: '' }),
      featureScene,
      ambience,
    ),
    boot.mode === 'demo' && element('aside', { class: 'demo-band', 'aria-label': text.demoUnit }, text.demoBand),
    element(
      'header',
      { class: 'top' },
      close,
      element('h1', {}, boot.name),
      feature,
      element('div', { class: 'tools' }, sound, rules),
    ),
    element('main', { class: 'play' }, gift, table, message),
    controls,
    celebration,
    menu,
    sparks,
    curtain,
    live,
  )

  return {
    root,
    canvas,
    frame,
    table,
    message,
    curtain,
    feature,
    celebration,
    ambience,
    sparks,
    spinButton: spin,
    /** The middles of places of the reels, in pixels of the page. */
    pointsOf(places: ReadonlySet<number>) {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      return Array.from(places, (at) => ({
        x: left + ((Math.floor(at / boot.rows) + 0.5) * width) / boot.reels,
        y: top + (((at % boot.rows) + 0.5) * height) / boot.rows,
      }))
    },
    /** Fetches the scene of the free spins, once nothing more urgent is on the line. */
    prepareFeature: () => void (featureScene.src ||= boot.backdrop.feature),
    setBalance: (amount: string) => void (balance.textContent = amount),
    setWin(amount: string, isCelebrated: boolean) {
      win.textContent = amount
      win.parentElement!.toggleAttribute('data-celebrated', isCelebrated)
    },
    setBet(amount: string, canLess: boolean, canMore: boolean) {
      bet.textContent = amount
      less.disabled = !canLess
      more.disabled = !canMore
    },
    /** Says how many rounds the house still pays for; `null` for none. */
    setFreeRounds(sentence: string | null) {
      gift.hidden = sentence === null
      gift.textContent = sentence
    },
    setMessage(sentence: string, tone: 'plain' | 'win' | 'problem' = 'plain') {
      message.textContent = sentence
      message.dataset.tone = tone
    },
    announce: (sentence: string) => void (live.textContent = sentence),
    setSpin(state: 'ready' | 'running' | 'off') {
      const isRunning = state === 'running' && canStop
      spin.replaceChildren(icon(isRunning ? 'stop' : 'spin'))
      spin.setAttribute('aria-label', isRunning ? text.stop : text.spin)
      spin.title = isRunning ? text.stop : text.spin
      spin.disabled = state === 'off' || (state === 'running' && !canStop)
      root.dataset.state = state
    },
    /** Takes away what the rules of the player's country do not allow. */
    setRules(rules: PlayRules) {
      auto.hidden = !rules.autoplay
      turbo.hidden = !rules.turbo
      canStop = rules.slamStop
    },
    setTurbo: (isOn: boolean) => turbo.setAttribute('aria-pressed', String(isOn)),
    setSound(isOn: boolean) {
      sound.setAttribute('aria-pressed', String(isOn))
      sound.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'))
    },
    setAutoplay(left: number) {
      isAutoplaying = left > 0
      auto.setAttribute('aria-pressed', String(isAutoplaying))
      auto.setAttribute('aria-label', isAutoplaying ? text.stopAutoplay : text.autoplay)
      autoCaption.textContent = isAutoplaying ? fill(text.autoplayLeft, { count: left }) : text.autoplay
      auto.replaceChildren(icon(isAutoplaying ? 'stop' : 'auto'), autoCaption)
    },
    openAutoplayMenu: () => void (auto.hidden || menu.togglePopover()),
    setFeature(parts: readonly string[] | undefined) {
      feature.hidden = parts === undefined
      feature.replaceChildren(...(parts ?? []).map((part) => element('span', {}, part)))
      root.toggleAttribute('data-feature', parts !== undefined)
      applyPalette(parts ? boot.featurePalette : boot.palette, root)
    },
  }
}
