import { html } from '../pages/html.ts'
import { amountText } from './amount.ts'
import { layout } from './layout.ts'
import { type PayeeLink, places } from './payee-link.ts'
import type { Payout } from './payout.ts'
import { type Language, texts } from './texts.ts'

/** The question where the money goes; `isMissed` when it was sent without an answer. */
export function placesPage(link: PayeeLink, language: Language, isMissed: boolean): string {
  const text = texts[language].payee
  const amount = amountText(link.amount, link.subunitToUnit, link.currency, language)
  return layout(
    { title: text.title, language },
    html`<main class="narrow">
      <section>
        <h1>${text.title}</h1>
        <p>${text.text(amount)}</p>
        ${isMissed && html`<p class="wrong" role="alert">${text.missed}</p>`}
        <form method="post" action="/cashier/payout">
          ${Object.entries(link).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}${places.map((place) => html`<button class="main" name="place" value="${place}">${text.account} <bdi>···· ${place}</bdi></button>`)}<button
            class="quiet"
            name="place"
            value="none"
          >
            ${text.none}
          </button>
        </form>
      </section>
    </main>`,
  )
}

/** What the payee has said. */
export function saidPage(link: PayeeLink, { state }: Pick<Payout, 'state'>, language: Language): string {
  const { payee, back } = texts[language]
  const said = state === 'abandoned' ? payee.left : payee.said
  return layout(
    { title: said, language },
    html`<main class="narrow">
      <section>
        <h1>${said}</h1>
        ${link.shownIn === 'window' && html`<a class="button" href="${link.returnUrl}">${back}</a>`}
      </section>
    </main>`,
  )
}
