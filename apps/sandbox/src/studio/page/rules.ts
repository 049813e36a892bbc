import type { GameBoot } from '../boot.ts'
import { symbolRoles } from '../symbols.ts'
import type { SymbolRole } from '../symbols.ts'
import type { WriteAmount } from './amounts.ts'
import { element, icon, vector } from './dom.ts'
import { fill } from './texts.ts'
import type { Texts } from './sentences.ts'

/** Opens the rules, with every pay in the money of the current bet. Removes itself when closed. */
export function openRules(boot: GameBoot, text: Texts, bet: bigint, write: WriteAmount): void {
  const { info } = text
  const heading = element('h2', { id: 'rules-title' }, info.title)
  const dialog = element(
    'dialog',
    { class: 'rules', 'aria-labelledby': 'rules-title' },
    element(
      'header',
      {},
      heading,
      element(
        'button',
        { type: 'button', class: 'plain', 'aria-label': text.close, onclick: () => dialog.close() },
        icon('close'),
      ),
    ),
    element(
      'div',
      { class: 'scroll', tabindex: '0' },
      figures(boot, text),
      pays(boot, text, bet, write),
      rules(boot, text),
      lines(boot, text),
      keys(text),
      element('p', { class: 'version' }, fill(info.version, { version: boot.mathsVersion })),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

function figures({ figures: known, locale }: GameBoot, { info, volatility }: Texts): HTMLElement {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
  const figure = (label: string, value: string, note: string) =>
    element(
      'div',
      {},
      element('dt', {}, label),
      element('dd', {}, element('strong', {}, value), element('small', {}, note)),
    )
  return element(
    'section',
    {},
    element('h3', {}, info.figures),
    element(
      'dl',
      { class: 'figures' },
      figure(info.rtp, `${number(known.rtp, 2)} %`, info.rtpNote),
      figure(
        info.volatility,
        volatility[known.volatilityLabel],
        fill(info.deviationNote, { value: number(known.standardDeviation, 2) }),
      ),
      figure(
        info.hitRate,
        `${number(known.hitRate, 2)} %`,
        fill(info.profitRate, { value: number(known.profitRate, 2) }),
      ),
      figure(info.feature, fill(info.featureRate, { count: number(known.roundsPerFeature) }), info.featureNote),
      figure(info.maxWin, number(known.maxWinMultiplier), info.maxWinNote),
    ),
  )
}

function pays(boot: GameBoot, { info }: Texts, bet: bigint, write: WriteAmount): HTMLElement {
  const lineBet = bet / BigInt(boot.paylines.length)
  const rows = (role: SymbolRole): HTMLElement[] => {
    const [values, unit] = role === 'scatter' ? [boot.scatterPays, bet] : [boot.linePays[role], lineBet]
    return values
      .flatMap((pay, count) => (pay > 0 ? [{ pay, count }] : []))
      .toReversed()
      .map(({ pay, count }) =>
        element('li', {}, element('span', {}, `${count}×`), element('bdi', {}, write(BigInt(pay) * unit))),
      )
  }
  const note = (role: SymbolRole) => (role === 'wild' ? info.wild : role === 'scatter' ? info.scatter : undefined)
  const card = (role: SymbolRole) =>
    element(
      'li',
      { class: 'pay' },
      element('img', { src: boot.symbols[role].image, alt: '' }),
      element(
        'div',
        {},
        element('strong', {}, boot.symbols[role].label),
        note(role) !== undefined && element('small', {}, note(role)),
        element('ul', {}, ...rows(role)),
      ),
    )
  return element(
    'section',
    {},
    element('h3', {}, info.pays),
    element('p', {}, fill(info.paysNote, { bet: write(bet) })),
    element('ul', { class: 'pays' }, ...symbolRoles.map(card)),
  )
}

function rules(boot: GameBoot, { info }: Texts): HTMLElement {
  const awards = boot.freeSpins
    .flatMap((spins, count) => (spins > 0 ? [fill(info.freeSpinsAward, { count, spins })] : []))
    .join(' · ')
  const sentences = [
    info.ruleLeft,
    info.ruleWild,
    `${info.ruleScatter} ${awards}.`,
    boot.multiplier > 1 ? fill(info.ruleFeature, { multiplier: boot.multiplier }) : info.ruleFeaturePlain,
    info.ruleFairness,
    info.ruleInterrupted,
  ]
  return element(
    'section',
    {},
    element('h3', {}, info.rules),
    element('ul', { class: 'sentences' }, ...sentences.map((sentence) => element('li', {}, sentence))),
  )
}

function lines(boot: GameBoot, { info }: Texts): HTMLElement {
  return element(
    'section',
    {},
    element('h3', {}, fill(info.lines, { count: boot.paylines.length })),
    element('p', {}, info.linesNote),
    element(
      'ol',
      { class: 'lines', dir: 'ltr' },
      ...boot.paylines.map((rows, line) => lineCard(boot, rows, line, info.line)),
    ),
  )
}

function lineCard(boot: GameBoot, rows: readonly number[], line: number, label: string): HTMLElement {
  const cells = rows.flatMap((marked, reel) =>
    Array.from({ length: boot.rows }, (_, row) =>
      vector('rect', {
        x: reel * 10 + 1,
        y: row * 10 + 1,
        width: 8,
        height: 8,
        rx: 1.6,
        class: row === marked ? 'on' : 'off',
      }),
    ),
  )
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
  const picture = vector(
    'svg',
    { viewBox: `0 0 ${boot.reels * 10} ${boot.rows * 10}`, role: 'img', 'aria-label': fill(label, { line: line + 1 }) },
    ...cells,
    vector('polyline', { points, class: 'path' }),
  )
  return element('li', {}, picture, element('span', { 'aria-hidden': 'true' }, String(line + 1)))
}

function keys({ info }: Texts): HTMLElement {
  const key = (label: string, ...names: string[]) =>
    element('div', {}, element('dt', {}, ...names.map((name) => element('kbd', {}, name))), element('dd', {}, label))
  return element(
    'section',
    { class: 'keyboard' },
    element('h3', {}, info.keys),
    element(
      'dl',
      { class: 'keys' },
      key(info.keySpin, 'Space', 'Enter'),
      key(info.keyBet, '←', '→', '↑', '↓'),
      key(info.keyTurbo, 'T'),
      key(info.keyAutoplay, 'A'),
      key(info.keyInfo, 'I'),
      key(info.keySound, 'M'),
    ),
  )
}
