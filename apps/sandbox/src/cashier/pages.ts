import { amountText } from './amount.ts'
import { grouped, TEST_CVC, testCards } from './cards.ts'
import type { CardField, CardOutcome, CardProblem } from './cards.ts'
import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { layout } from './layout.ts'
import type { PageFrame } from './layout.ts'
import { type Payment, isInWindow, wayOf } from './payment.ts'
import { texts } from './texts.ts'
import type { Language } from './texts.ts'

/** Whom the payer pays, as agreed with the merchant. */
const MERCHANT = 'Baize'

export interface PaymentPage {
  payment: Payment
  language: Language
  /** Proves that a form came from this page. */
  formKey: string
}

export interface CardEntry {
  /** What is shown in the fields; never what a payer typed as number or security code. */
  values: Partial<Record<CardField, string>>
  problems: Partial<Record<CardField, CardProblem>>
  chosen?: CardOutcome
}

/** The fields of a form after a tap on a test card. */
export function entryOf(outcome: CardOutcome | undefined, now: Date): CardEntry {
  const card = testCards.find((known) => known.outcome === outcome)
  if (!card) return { values: {}, problems: {} }
  const expiry = `12/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`
  return {
    values: { number: grouped(card.number), expiry, cvc: TEST_CVC, holder: 'Test Card' },
    problems: {},
    chosen: card.outcome,
  }
}

/** The page with the card form. */
export function cardPage(page: PaymentPage, entry: CardEntry): string {
  const { payment, language } = page
  const text = texts[language]
  const problems = Object.entries(entry.problems) as [CardField, CardProblem][]
  const body = html`<main class="wide">
    ${summary(page)}
    <section class="pay" id="pay">
      <div class="head">
        <h2>${text.cardTitle}</h2>
        <a href="#cards">${text.testCards}</a>
      </div>
      ${
        problems.length > 0 &&
        html`<div class="summary" role="alert">
          <strong>${text.problemsTitle}</strong>
          <ul>
            ${problems.map(([field, problem]) => html`<li><a href="#${field}">${text.problems[problem]}</a></li>`)}
          </ul>
        </div>`
      }
      <form method="post" action="/cashier/pay/card" novalidate>
        ${hidden(page)} ${field(page, entry, 'number', 'cc-number')}
        <div class="pair">
          ${field(page, entry, 'expiry', 'cc-exp', text.expiryHint)}${field(page, entry, 'cvc', 'cc-csc', text.cvcHint)}
        </div>
        ${field(page, entry, 'holder', 'cc-name')}
        <button class="main">${text.pay(amountOf(page))}</button>
      </form>
      <form method="post" action="/cashier/pay/cancel">
        ${hidden(page)}<button class="quiet">${text.cancel}</button>
      </form>
      <p class="muted">${text.waits}</p>
    </section>
    <section aria-labelledby="cards">
      <h2 id="cards">${text.testCards}</h2>
      <p class="muted">${text.testCardsHint}</p>
      <ul class="cards">
        ${testCards.map(
          ({ outcome, number }) =>
            html`<li>
              <div>
                <span class="number">${grouped(number)}</span><span class="muted">${text.outcomes[outcome]}</span>
              </div>
              <a
                href="/cashier/pay?token=${payment.token}&lang=${language}&card=${outcome}#pay"
                ${entry.chosen === outcome && html` aria-current="true"`}
                aria-label="${text.use}: ${text.outcomes[outcome]}"
                >${text.use}</a
              >
            </li>`,
        )}
      </ul>
    </section>
  </main>`
  return layout(frameOf(page, problems.length > 0 ? text.problemsTitle : text.cardTitle), body)
}

/** The question whether to pay: of the bank, of the till or of the wallet. */
export function confirmPage(page: PaymentPage): string {
  const text = texts[page.language]
  const way = wayOf(page.payment)
  const question = text.questions[way]
  // In the small frame of a shop the question comes first.
  const isFramed = way === 'wallet'
  return layout(
    frameOf(page, question.title),
    html`<main class="narrow">
      ${!isFramed && summary(page)}
      <section>
        ${isFramed ? html`<h1>${question.title}</h1>` : html`<h2>${question.title}</h2>`}
        <p>${question.text(amountOf(page))}</p>
        <form method="post" action="/cashier/pay/confirm">
          ${hidden(page)}<button class="main" name="answer" value="yes">${question.yes}</button
          ><button class="quiet" name="answer" value="no">${text.confirmNo}</button>
        </form>
      </section>
      ${isFramed && summary(page, 'h2')}
    </main>`,
  )
}

/** The way back for a payer whose payment is not decided or not yet heard of by the shop; leads there by itself. */
export function pendingPage(page: PaymentPage): string {
  const text = texts[page.language]
  const { pendingUrl } = page.payment
  // Who pays on another device or in a frame waits here.
  const goesTo = isInWindow(page.payment) ? pendingUrl : statusAddress(page)
  return layout(
    { ...frameOf(page, text.pendingTitle), goesTo },
    html`<main class="narrow">
      <section role="status">
        <span class="wait" aria-hidden="true"></span>
        <h1>${text.pendingTitle}</h1>
        <p>${text.pendingText}</p>
        ${isInWindow(page.payment) && html`<a class="button" href="${pendingUrl}">${text.back}</a>`}
      </section>
      ${summary(page, 'h2')}
    </main>`,
  )
}

/** What became of a payment, for a payer who opens its address again. */
export function endPage(page: PaymentPage): string {
  const text = texts[page.language]
  const { payment } = page
  const end = text.ends[payment.reason ?? 'abandoned']
  return layout(
    frameOf(page, end),
    html`<main class="narrow">
      <section>
        <h1>${end}</h1>
        ${isInWindow(payment) && html`<a class="button" href="${payment.state === 'paid' ? payment.successUrl : payment.errorUrl}">${text.back}</a>`}
      </section>
      ${summary(page, 'h2')}
    </main>`,
  )
}

/** A page that belongs to no payment. */
export function errorPage(kind: 'notFound' | 'busy', language: Language): string {
  const text = texts[language]
  const [title, sentence] = kind === 'busy' ? [text.busyTitle, text.busyText] : [text.notFoundTitle, text.notFoundText]
  return layout(
    { title, language },
    html`<main class="narrow">
      <section>
        <h1>${title}</h1>
        <p>${sentence}</p>
      </section>
    </main>`,
  )
}

const amountOf = ({ payment, language }: PaymentPage) =>
  amountText(payment.amount, payment.subunitToUnit, payment.currency, language)

function frameOf({ payment, language }: PaymentPage, title: string): PageFrame {
  return { title, language, languageLink: (other) => `/cashier/pay?token=${payment.token}&lang=${other}` }
}

/** Where a payment says how it stands. */
export function statusAddress({ payment, language }: Pick<PaymentPage, 'payment' | 'language'>): string {
  return `/cashier/pay/status?token=${payment.token}&lang=${language}`
}

const hidden = ({ payment, language, formKey }: PaymentPage) =>
  html`<input type="hidden" name="token" value="${payment.token}" /><input
      type="hidden"
      name="key"
      value="${formKey}"
    /><input type="hidden" name="lang" value="${language}" />`

function summary(page: PaymentPage, heading: 'h1' | 'h2' = 'h1'): Html {
  const text = texts[page.language]
  const { playerReference, paymentId } = page.payment
  const title = html`${text.payTo} ${MERCHANT}`
  return html`<section>
    ${heading === 'h1' ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
    <p class="amount">${amountOf(page)}</p>
    <dl>
      <dt>${text.reference}</dt>
      <dd><span class="number">${paymentId}</span></dd>
      <dt>${text.player}</dt>
      <dd><bdi>${playerReference}</bdi></dd>
    </dl>
  </section>`
}

function field(
  { language }: PaymentPage,
  { values, problems }: CardEntry,
  name: CardField,
  autocomplete: string,
  hint?: string,
): Html {
  const text = texts[language]
  const problem = problems[name]
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const isNumeric = name !== 'holder'
  return html`<div class="field">
    <label for="${name}">${text.fields[name]}</label
    ><input
      id="${name}"
      name="${name}"
      value="${values[name] ?? ''}"
      autocomplete="${autocomplete}"
      maxlength="${name === 'holder' ? 100 : 25}"
      required${isNumeric && html` inputmode="numeric" class="number" dir="ltr"`}${problem !== undefined && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}
    />${problem !== undefined && html`<span class="wrong" id="${name}-problem">${text.problems[problem]}</span>`}${hint !== undefined && html`<span class="hint" id="${name}-hint">${hint}</span>`}
  </div>`
}
