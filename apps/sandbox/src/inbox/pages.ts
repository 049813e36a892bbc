import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import type { LetterPage } from './inbox.ts'
import { layout } from './layout.ts'
import { isRightToLeft } from './letter.ts'
import type { KeptLetter } from './letter.ts'

/** Letters on one page of the list. */
export const PER_PAGE = 25

export interface ListView extends LetterPage {
  /** What the visitor looks for. */
  to: string
  page: number
}

/** The list, newest first, with the search above it. */
export function listPage({ letters, totalCount, to, page }: ListView): string {
  const pagesCount = Math.ceil(totalCount / PER_PAGE)
  const main = html`<h1>Letters</h1>
    <form action="/inbox" role="search">
      <div class="field">
        <label for="to">Address or phone</label
        ><input id="to" name="to" value="${to}" type="search" autocomplete="off" spellcheck="false" maxlength="320" />
      </div>
      <button>Search</button>
    </form>
    ${totalCount > 0 && html`<p class="muted">${countText(totalCount, to)}</p>`}
    ${
      letters.length > 0
        ? html`<ul class="card letters">
            ${letters.map(row)}
          </ul>`
        : empty(to)
    }
    ${
      pagesCount > 1 &&
      html`<nav class="pages" aria-label="Pages">
        ${page > 1 ? html`<a class="button" rel="prev" href="${listAddress(to, page - 1)}">Newer</a>` : html`<span></span>`}
        <span class="muted">Page ${page} of ${pagesCount}</span>
        ${page < pagesCount ? html`<a class="button" rel="next" href="${listAddress(to, page + 1)}">Older</a>` : html`<span></span>`}
      </nav>`
    }`
  return layout(to === '' ? 'Letters' : `Letters to ${to}`, main)
}

/** One letter, as its reader gets it. Only addresses of the site itself become links. */
export function letterPage(letter: KeptLetter, siteOrigin: string): string {
  const { from, to, replyTo, receivedAt, locale, medium, text } = letter
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr'
  const main = html`<p><a href="${listAddress(to, 1)}">All letters to ${shown(to)}</a></p>
    <article class="card">
      <div class="head">
        <h1 lang="${locale}" dir="${direction}">${titleOf(letter)}</h1>
        <dl>
          <dt>From</dt>
          <dd>${from}</dd>
          <dt>To</dt>
          <dd>${shown(to)}</dd>
          ${
            replyTo !== null &&
            html`<dt>Answers to</dt>
              <dd>${replyTo}</dd>`
          }
          <dt>Received</dt>
          <dd>${time(receivedAt)}</dd>
          <dt>Sent as</dt>
          <dd>${medium === 'sms' ? 'Text message' : 'E-mail'}</dd>
        </dl>
      </div>
      <div class="body" lang="${locale}" dir="${direction}">
        ${text.split(/\n{2,}/).map((paragraph) => paragraphOf(paragraph, direction, siteOrigin))}
      </div>
    </article>`
  return layout(titleOf(letter), main)
}

/** Where there is no letter. */
export function missingPage(): string {
  return layout(
    'No such letter',
    html`<h1>No such letter</h1>
      <p>It may have been so old that newer ones took its place.</p>
      <p><a class="button" href="/inbox">All letters</a></p>`,
  )
}

/** For a visitor who asks too often. */
export function busyPage(): string {
  return layout(
    'One moment',
    html`<h1>One moment</h1>
      <p>Too many requests came from here. Try again in a minute.</p>`,
  )
}

function row(letter: KeptLetter): Html {
  const { letterId, to, receivedAt, locale } = letter
  return html`<li>
    <a href="/inbox/letters/${letterId}"
      ><strong lang="${locale}" dir="auto">${titleOf(letter)}</strong
      ><span class="meta"><span>To ${shown(to)}</span>${time(receivedAt)}</span></a
    >
  </li>`
}

function empty(to: string): Html {
  return html`<div class="card empty">
    ${
      to === ''
        ? html`<p>No letters yet.</p>
            <p class="muted">They arrive here when somebody registers, forgets a password or writes to us.</p>`
        : html`<p>Nobody wrote to an address with “${to}”.</p>
            <p><a class="button" href="/inbox">All letters</a></p>`
    }
  </div>`
}

/** Text messages have no subject; their first line says what they are about. */
const titleOf = ({ subject, text }: KeptLetter) => subject ?? text.split('\n', 1)[0]!.slice(0, 80)

function paragraphOf(paragraph: string, direction: string, siteOrigin: string): Html {
  const lines = paragraph
    .split('\n')
    .map((line, index) => html`${index > 0 && html`<br />`}${lineOf(line, siteOrigin)}`)
  // Within a text that runs from left to right, what others wrote may run the other way.
  return html`<p ${direction === 'ltr' && html`dir="auto"`}>${lines}</p>`
}

function lineOf(line: string, siteOrigin: string): Html {
  const address = line.trim()
  const isOfSite = /^https?:\/\/\S+$/.test(address) && URL.canParse(address) && new URL(address).origin === siteOrigin
  return isOfSite ? html`<a href="${address}" dir="ltr" rel="noreferrer">${address}</a>` : html`${line}`
}

function countText(count: number, to: string): string {
  const letters = count === 1 ? '1 letter' : `${count} letters`
  return to === '' ? letters : `${letters} to addresses with “${to}”`
}

function listAddress(to: string, page: number): string {
  const query = new URLSearchParams({ ...(to !== '' && { to }), ...(page > 1 && { page: String(page) }) }).toString()
  return query === '' ? '/inbox' : `/inbox?${query}`
}

const timeText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

const time = (instant: string) => html`<time datetime="${instant}">${timeText.format(new Date(instant))} UTC</time>`

/** Phones come as digits alone. */
function shown(to: string): string {
  return /^\d+$/.test(to) ? `+${to}` : to
}
