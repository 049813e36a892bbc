import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { plainPage } from '../pages/plain.ts'
import type { Entry, ExclusionRegister, RegisterId } from './register.ts'

/** Stands above every page. */
export const NOTICE = 'Test register. Nobody is excluded anywhere by what is entered here.'

/** In whose manner each register is. */
export const registerNames: Record<RegisterId, string> = {
  gamstop: 'GAMSTOP',
  betguard: 'BetGuard',
  spelpaus: 'Spelpaus',
  oasis: 'OASIS',
}

/** All registers. */
export function indexPage(ids: readonly RegisterId[]): string {
  return layout(
    'Registers of excluded persons',
    html`<h1>Registers of excluded persons</h1>
      <p class="muted">The sandbox plays each of them in the manner of a national one.</p>
      <ul>
        ${ids.map((id) => html`<li><a href="/registers/${id}">${registerNames[id]}</a></li>`)}
      </ul>`,
  )
}

/** One register: who is in it, and the ways in and out. */
export function registerPage(id: RegisterId, register: ExclusionRegister, problem: string | null): string {
  const entries = register.list()
  return layout(
    registerNames[id],
    html`<h1>${registerNames[id]}</h1>
      <p class="muted">Somebody who is entered here neither signs in nor plays where ${registerNames[id]} is asked.</p>
      <form method="post" action="/registers/${id}/entries" novalidate>
        ${problem !== null && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
        ${field('email', 'E-mail address', 'email')} ${field('lastName', 'Last name', 'text')}
        ${field('birthdate', 'Date of birth', 'date')} ${field('endsOn', 'Until (empty: further notice)', 'date')}
        <div class="actions"><button class="main">Enter</button></div>
      </form>
      ${
        entries.length === 0
          ? html`<p>Nobody is entered.</p>`
          : html`<ul>
              ${entries.map((entry) => line(id, entry))}
            </ul>`
      }
      <form method="post" action="/registers/${id}/away">
        <input type="hidden" name="isAway" value="${register.isAway ? 'no' : 'yes'}" />
        <p class="muted">${register.isAway ? 'It answers nobody now.' : 'It answers.'}</p>
        <div class="actions">
          <button>${register.isAway ? 'Let it answer again' : 'Let it answer nobody'}</button>
        </div>
      </form>`,
  )
}

function field(name: string, label: string, type: string) {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" maxlength="254" autocomplete="off" />
  </div>`
}

function line(id: RegisterId, { id: entryId, email, lastName, birthdate, endsOn }: Entry) {
  const who = [email, lastName, birthdate].filter(Boolean).join(', ')
  return html`<li>
    <form method="post" action="/registers/${id}/entries/${entryId}/remove">
      ${who}, ${endsOn === null ? 'until further notice' : `until ${endsOn}`}
      <button aria-label="Remove ${who}">Remove</button>
    </form>
  </li>`
}

function layout(title: string, main: Html): string {
  return plainPage(title, { notice: NOTICE, main })
}
