import { createHash } from 'node:crypto'
import { styles as tillpoint } from '../cashier/styles.ts'
import type { Language } from '../cashier/texts.ts'
import { document, languageLinks } from '../pages/document.ts'
import type { Html } from '../pages/html.ts'
import { html } from '../pages/html.ts'
import type { Transaction } from './chain.ts'
import { type Network, networks } from './networks.ts'
import { texts } from './texts.ts'

/** What stands in the form. */
export interface WalletEntry {
  network: string
  address: string
  tag: string
  amount: string
  fee: Transaction['fee']
}

export type Problem = 'network' | 'address' | 'amount'

export interface WalletView {
  language: Language
  entry: WalletEntry
  problems: readonly Problem[]
  /** What was sent to the place in the form; `null` while it names none. */
  sent: readonly { transaction: Transaction; confirmations: number }[] | null
  /** Whether the place in the form is somebody's. */
  isKnown: boolean
  height: number
  /** The same page in another language, or anew. */
  link: (language: Language) => string
}

/** The forms of the cashier in another company's colours. */
export const styles = `${tillpoint}
:root { --page: #f3f1ec; --blue: #7a3e00; --tint: #f7ebdc; --line: #ddd6c9; }
@media (prefers-color-scheme: dark) { :root { --page: #16120c; --card: #211b13; --line: #40372a; --blue: #ffb566; --on-blue: #2b1700; --tint: #33281a; } }
select { inline-size: 100%; min-block-size: 2.875rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 6px; }
input[aria-invalid=true], select[aria-invalid=true] { border: 2px solid var(--red); }
fieldset { border: 0; margin: 1rem 0 0; padding: 0; }
legend { font-weight: 600; font-size: .9375rem; padding: 0; }
.choice { display: flex; gap: .6rem; align-items: center; min-block-size: 2.75rem; font-weight: 400; }
.choice input { inline-size: 1.25rem; min-block-size: 1.25rem; flex: none; accent-color: var(--blue); }
.sent { list-style: none; margin: .5rem 0 0; padding: 0; }
.sent li { padding-block: .75rem; border-block-start: 1px solid var(--line); display: grid; gap: .25rem; }
.sent strong { font-variant-numeric: tabular-nums; }
.id { font-size: .8125rem; overflow-wrap: anywhere; color: var(--muted); }
.tip { margin-block-start: 1rem; }
`

export const STYLES_REVISION = createHash('sha256').update(styles).digest('base64url').slice(0, 10)

/** The pretend wallet: a form to pay by, and what became of what was paid. */
export function walletPage(view: WalletView): string {
  const { language, entry, sent, isKnown } = view
  const text = texts[language]
  const network = networks.find(({ id }) => id === entry.network)
  const isSomewhere = network !== undefined && entry.address !== ''
  return layout(
    view,
    html`<main class="wide">
      <section>
        <h1>${text.title}</h1>
        <p class="muted">${text.intro}</p>
        ${isSomewhere && !isKnown && html`<p class="wrong" role="alert">${text.nobody}</p>`}${form(view, network)}
      </section>
      <section class="pay" aria-labelledby="sent">
        <h2 id="sent">${text.sent}</h2>
        ${
          sent === null || sent.length === 0
            ? html`<p class="muted">${text.none}</p>`
            : html`<ul class="sent">
                ${sent.map((one) => row(view, network, one))}
              </ul>`
        }
        ${
          network &&
          html`<form method="post" action="/chain/wallet/block" class="tip">
            ${hidden(view)}
            <p class="muted">${text.height(view.height)}</p>
            <button class="quiet">${text.block}</button>
          </form>`
        }
        <p><a href="${view.link(language)}">${text.look}</a></p>
      </section>
    </main>`,
  )
}

function form(view: WalletView, network: Network | undefined): Html {
  const { entry, language } = view
  const text = texts[language]
  return html`<form method="post" action="/chain/wallet" novalidate>
    <input type="hidden" name="lang" value="${language}" />
    <div class="field">
      <label for="network">${text.network}</label>
      <select id="network" name="network" ${invalid(view, 'network')}>
        ${!network && html`<option value=""></option>`}${networks.map(
          ({ id, name, currency }) =>
            html`<option value="${id}" ${id === entry.network && html` selected`}>${currency} · ${name}</option>`,
        )}
      </select>
      ${problem(view, 'network')}
    </div>
    <div class="field">
      <label for="address">${text.address}</label>
      <input
        id="address"
        name="address"
        class="number"
        dir="ltr"
        autocomplete="off"
        spellcheck="false"
        value="${entry.address}"
        ${invalid(view, 'address')}
      />
      ${problem(view, 'address')}
    </div>
    ${
      (network?.hasTag ?? true) &&
      html`<div class="field">
        <label for="tag">${text.tag}</label>
        <input
          id="tag"
          name="tag"
          class="number"
          dir="ltr"
          inputmode="numeric"
          autocomplete="off"
          value="${entry.tag}"
          aria-describedby="tag-hint"
        />
        <span class="hint" id="tag-hint">${text.tagHint}</span>
      </div>`
    }
    <div class="field">
      <label for="amount">${text.amount}${network && html` (<bdi>${network.currency}</bdi>)`}</label>
      <input
        id="amount"
        name="amount"
        class="number"
        dir="ltr"
        inputmode="decimal"
        autocomplete="off"
        value="${entry.amount}"
        ${invalid(view, 'amount')}
      />
      ${problem(view, 'amount')}
    </div>
    <fieldset>
      <legend>${text.fee}</legend>
      ${(['usual', 'low'] as const).map(
        (fee) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="fee"
              value="${fee}"
              ${entry.fee === fee && html` checked`}
            />${fee === 'low' ? text.fees.low : text.fees.usual(network ? `${network.fee} ${network.feeCurrency}` : '—')}</label
          >`,
      )}
    </fieldset>
    <button class="main" name="way" value="once">${text.send}</button>
    <button class="quiet" name="way" value="parts">${text.parts}</button>
    ${network && html`<button class="quiet" name="way" value="dust">${text.dust(`${network.dust} ${network.currency}`)}</button>`}
  </form>`
}

function row(
  view: WalletView,
  network: Network | undefined,
  { transaction, confirmations }: NonNullable<WalletView['sent']>[number],
): Html {
  const text = texts[view.language]
  const { id, outputs, fee, replacedBy } = transaction
  const isOnWay = replacedBy === null && confirmations === 0
  const state =
    replacedBy === null
      ? confirmations > 0
        ? text.states.in(confirmations)
        : fee === 'low'
          ? text.states.low
          : text.states.waits
      : text.states.replaced
  return html`<li>
    <strong><bdi>${outputs.map(({ value }) => value).join(' + ')} ${network?.currency ?? ''}</bdi></strong>
    <span>${state}</span>
    <span class="id number">${id}</span>
    ${
      isOnWay &&
      html`<form method="post" action="/chain/wallet/replace">
        ${hidden(view)}<input type="hidden" name="id" value="${id}" /><button class="quiet">${text.replace}</button>
      </form>`
    }
  </li>`
}

function hidden({ language, entry }: WalletView): Html {
  const members = { lang: language, network: entry.network, address: entry.address, tag: entry.tag }
  return html`${Object.entries(members).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`
}

function invalid({ problems }: WalletView, field: Problem): Html | false {
  return problems.includes(field) && html` aria-invalid="true" aria-describedby="${field}-problem"`
}

function problem({ problems, language }: WalletView, field: Problem): Html | false {
  return (
    problems.includes(field) &&
    html`<span class="wrong" id="${field}-problem">${texts[language].problems[field]}</span>`
  )
}

function layout({ language, link }: WalletView, body: Html): string {
  const text = texts[language]
  return document(
    {
      title: text.title,
      company: 'Coinpouch',
      language,
      direction: text.direction,
      styles: `/chain/assets/${STYLES_REVISION}.css`,
    },
    html`<aside class="notice">${text.notice}</aside>
      <header>
        <span class="brand"
          >${mark}<span>Coinpouch <small>${text.tagline}</small></span></span
        >${languageLinks(texts, language, link)}
      </header>
      ${body}
      <footer class="muted"><span>Coinpouch</span></footer>`,
  )
}

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <path d="M9 3h10l-2 4c5 3 8 8 8 12 0 4-3 6-6 6H9c-3 0-6-2-6-6 0-4 3-9 8-12z" fill="currentColor" />
  <circle cx="14" cy="17" r="4.500" fill="none" stroke="var(--on-blue)" stroke-width="2.500" />
</svg>`
