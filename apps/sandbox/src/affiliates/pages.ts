import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { plainPage } from '../pages/plain.ts'
import type { Figures, Heard } from './book.ts'
import { type AffiliateId, affiliateNames, type Habit, habits } from './companies.ts'

/** Stands above every page. */
export const NOTICE = 'Test company. Nobody is paid a commission anywhere.'

/** All companies. */
export function indexPage(ids: readonly AffiliateId[]): string {
  return layout(
    'Affiliate companies',
    html`<h1>Affiliate companies</h1>
      <p class="muted">They lead visitors to the house, and hear from it who registered and paid in.</p>
      <ul>
        ${ids.map((id) => html`<li><a href="/affiliates/${id}">${affiliateNames[id]}</a></li>`)}
      </ul>`,
  )
}

const WORDS: Record<Habit, string> = {
  usual: 'Answer as usual',
  away: 'Answer nobody',
  forgetful: 'Take postbacks and say it failed',
}

/** One company: its links, what they brought, and what the house told. */
export function companyPage(
  id: AffiliateId,
  { figures, heard, habit }: { figures: readonly Figures[]; heard: readonly Heard[]; habit: Habit },
): string {
  return layout(
    affiliateNames[id],
    html`<h1>${affiliateNames[id]}</h1>
      <p class="muted">
        Each link leads to the house with a tag of its own, as a visitor of a partner's page would go.
      </p>
      <ul>
        ${figures.map(
          ({ campaign }) =>
            html`<li>
              <a href="/affiliates/${id}/go/${campaign}" rel="nofollow">Visit the house from: ${campaign}</a>
            </li>`,
        )}
      </ul>
      <h2>What the links brought</h2>
      <ul aria-label="Figures">
        ${figures.map(
          (line) =>
            html`<li>
              <strong>${line.campaign}</strong>: ${counted(line.clicks, 'click')},
              ${counted(line.registrations, 'registration')}, ${counted(line.firstDeposits, 'first deposit')},
              commission ${euros(line.commissionCents)}
            </li>`,
        )}
      </ul>
      <h2>What the house told</h2>
      ${
        heard.length === 0
          ? html`<p>Nothing yet.</p>`
          : html`<ul aria-label="Postbacks">
              ${heard.map(postbackLine)}
            </ul>`
      }
      <h2>How it answers</h2>
      <p class="muted">It is told to: ${WORDS[habit].toLowerCase()}. It forgets that after half an hour.</p>
      ${habits.map(
        (known) =>
          html`<form method="post" action="/affiliates/${id}/habit">
            <input type="hidden" name="habit" value="${known}" /><button>${WORDS[known]}</button>
          </form>`,
      )}`,
  )
}

function postbackLine({ event, tag, player, amount, currency, occurredAt, campaign, times }: Heard): Html {
  const money = amount === undefined ? '' : `, ${amount} ${currency} in smallest units`
  return html`<li>
    <strong>${event}</strong>${money}, ${occurredAt}, tag ${tag}${campaign === null && ' (of no click of ours)'}, player
    ${player.slice(0, 8)}${times > 1 && `, came ${times} times and counts once`}
  </li>`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const euros = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')} EUR`

function layout(title: string, main: Html): string {
  return plainPage(title, { notice: NOTICE, main })
}
